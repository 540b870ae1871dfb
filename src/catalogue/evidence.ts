import { tagPath, tagSlug } from './lists.ts'
import { projectPath } from './project-path.ts'
import { type Years, yearsOf } from './selectors.ts'
import type { Cv, Project, Skill } from './types.ts'

/** The places where the owner has used a technology. */
export interface Evidence {
  /** The number of projects made with it. */
  projects: number
  /** The path below the base of the list of these projects, or of the page of the only one; `null` if there is none. */
  path: string | null
  /** The years of the first and the last of these projects (the last is `null` while one continues); `null` if none has a date. */
  years: Years | null
  /** Employers, schools and associations of the CV, and its projects without a page. */
  places: readonly string[]
}

type Used = Pick<Project, 'slug' | 'state' | 'technologie' | 'date' | 'period'>
type UsedCv = Pick<Cv, 'experience' | 'volunteering' | 'education' | 'otherProjects'>

/**
 * Returns the evidence for each technology in projects and CV, by its slug (`tagSlug`). A project that has not begun counts for nothing.
 * @param projects in the order of the list
 */
export function evidenceOf(projects: readonly Used[], cv: UsedCv | null): ReadonlyMap<string, Evidence> {
  const tallies = new Map<string, Omit<Evidence, 'places'> & { places: Set<string> }>()
  const tallyOf = (name: string) => {
    const slug = tagSlug(name)
    const tally = tallies.get(slug) ?? { projects: 0, path: null, years: null, places: new Set() }
    tallies.set(slug, tally)
    return tally
  }
  for (const project of projects) {
    if (project.state === 'NOT_STARTED') continue
    const years = yearsOf(project)
    for (const name of oncePerSlug(project.technologie)) {
      const tally = tallyOf(name)
      tally.path = tally.projects === 0 ? projectPath(project.slug) : tagPath('technologies', name)
      tally.projects += 1
      tally.years = widest(tally.years, years)
    }
  }
  const { experience = [], volunteering = [], education = [], otherProjects = [] } = cv ?? {}
  for (const { organisation, technologie } of [...experience, ...volunteering, ...education])
    for (const name of technologie) tallyOf(name).places.add(organisation)
  for (const { title, technologie } of otherProjects) for (const name of technologie) tallyOf(name).places.add(title)
  return new Map([...tallies].map(([slug, tally]) => [slug, { ...tally, places: [...tally.places] }]))
}

/** Returns the evidence for each of these skills, or `null` where there is none. */
export function evidenceFor(
  skills: readonly Pick<Skill, 'title'>[],
  evidence: ReadonlyMap<string, Evidence>,
): readonly (Evidence | null)[] {
  return skills.map(({ title }) => (tagSlug(title) === '' ? null : (evidence.get(tagSlug(title)) ?? null)))
}

function oncePerSlug(names: readonly string[]): Iterable<string> {
  return new Map(names.map((name) => [tagSlug(name), name])).values()
}

function widest(a: Evidence['years'], b: Evidence['years']): Evidence['years'] {
  if (a === null || b === null) return a ?? b
  return [a[0] < b[0] ? a[0] : b[0], a[1] && b[1] && (a[1] > b[1] ? a[1] : b[1])]
}
