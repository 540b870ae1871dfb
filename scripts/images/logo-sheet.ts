import type { Catalogue, Profile, Skill } from '../../src/catalogue/types.ts'
import { hashedFile, type SiteFile } from '../disk/site-file.ts'

/** The most characters of drawings in a page: of skills on the home page, of profiles on all. More would not fit into one round trip. */
const SKILLS_MAX = 4000
const PROFILES_MAX = 1000

interface Drawing {
  viewBox: string
  markup: string
}

/**
 * Moves the logos of skills, and those of profiles, to a file if they are too large for the pages. Pages load the file after their text.
 * The logos have the colour of the text around them, so one file serves both schemes.
 * @returns the catalogue, and the file if there is one
 */
export function withLogoSheet(catalogue: Catalogue): { catalogue: Catalogue; files: SiteFile[] } {
  const { site } = catalogue
  const ofSkills = [...site.skills, ...site.goals].flatMap(({ logo }) => (logo?.kind === 'svg' ? logo : []))
  const ofProfiles = new Map(site.profiles.flatMap((profile) => drawingOf(profile)))
  // A card without a picture shows words in its place, so a list of such cards has no space for drawings.
  const profilesMax = catalogue.projects.every(({ image }) => image !== null) ? PROFILES_MAX : 0
  const moved: Drawing[] = [
    ...(lengthOf(ofSkills) > SKILLS_MAX ? ofSkills : []),
    ...(lengthOf([...ofProfiles.values()]) > profilesMax ? ofProfiles.values() : []),
  ]
  if (moved.length === 0) return { catalogue, files: [] }
  const symbols = moved.map(
    ({ viewBox, markup }, index) => `<symbol id="l${index}" viewBox="${viewBox}">${markup}</symbol>`,
  )
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  const file = hashedFile('logos', 'svg', content)
  const linkTo = (drawing: unknown) => {
    const index = moved.indexOf(drawing as Drawing)
    return index < 0 ? null : `${file.path}#l${index}`
  }
  const withLinks = (skills: readonly Skill[]) =>
    skills.map((skill): Skill => {
      const link = linkTo(skill.logo)
      return link === null ? skill : { ...skill, logo: { kind: 'linked', path: link } }
    })
  const profiles = site.profiles.map((profile) => {
    const linked = linkTo(ofProfiles.get(profile))
    return linked === null ? profile : { ...profile, linked }
  })
  return {
    catalogue: {
      ...catalogue,
      site: { ...site, skills: withLinks(site.skills), goals: withLinks(site.goals), profiles },
    },
    files: [file],
  }
}

function drawingOf(profile: Profile): [Profile, Drawing][] {
  return profile.path === null ? [] : [[profile, { viewBox: '0 0 24 24', markup: `<path d="${profile.path}"/>` }]]
}

function lengthOf(drawings: readonly Drawing[]): number {
  return drawings.reduce((sum, { markup }) => sum + markup.length, 0)
}
