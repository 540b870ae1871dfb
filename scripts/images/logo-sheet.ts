import type { Catalogue, Logo, Skill } from '../../src/catalogue/types.ts'
import { contentKey } from '../cache/content-cache.ts'
import type { SiteFile } from '../outputs/site-file.ts'

/** Characters of drawings that the home page may hold. With more of them it would not fit in one round trip. */
const INLINE_MAX = 4000

/**
 * Puts the drawings of all skills into one file if they are too much for the home page, which loads the file after its text. The
 * drawings have the colour of the text around them, so one file does for both schemes.
 * @returns the catalogue, and the file if there is one
 */
export function withLogoSheet(catalogue: Catalogue): { catalogue: Catalogue; files: SiteFile[] } {
  const { site } = catalogue
  const moved = [...site.skills, ...site.goals].flatMap(({ logo }) => (logo?.kind === 'svg' ? logo : []))
  const total = moved.reduce((sum, { markup }) => sum + markup.length, 0)
  if (total <= INLINE_MAX) return { catalogue, files: [] }
  const symbols = moved.map(
    ({ viewBox, markup }, index) => `<symbol id="l${index}" viewBox="${viewBox}">${markup}</symbol>`,
  )
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  const path = `assets/logos-${contentKey(content).slice(0, 8)}.svg`
  const ids = new Map<Logo, string>(moved.map((logo, index) => [logo, `${path}#l${index}`]))
  const linked = (skills: readonly Skill[]) =>
    skills.map(({ title, logo }): Skill => {
      const id = logo && ids.get(logo)
      return { title, logo: id ? { kind: 'linked', path: id } : logo }
    })
  return {
    catalogue: { ...catalogue, site: { ...site, skills: linked(site.skills), goals: linked(site.goals) } },
    files: [{ path, content }],
  }
}
