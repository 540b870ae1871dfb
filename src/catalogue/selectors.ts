import { fill } from './fill.ts'
import type { Cv, CvEntry, CvJob, Project } from './types.ts'

/** Returns the projects to show first: those that have begun and have a title, by most recent date, then by highest number. */
export function latestProjects<Kind extends Pick<Project, 'number' | 'title' | 'state' | 'date'>>(
  projects: readonly Kind[],
  count: number,
): readonly Kind[] {
  return projects
    .filter(({ title, state }) => title !== null && state !== 'NOT_STARTED')
    .sort(latestFirst)
    .slice(0, count)
}

export function latestFirst(a: Pick<Project, 'number' | 'date'>, b: Pick<Project, 'number' | 'date'>): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || (b.number ?? 0) - (a.number ?? 0)
}

/** Returns the projects on the home page: those that the owner names, in their order, or else the latest. */
export function homeProjects<Kind extends Pick<Project, 'name' | 'number' | 'title' | 'state' | 'date'>>(
  projects: readonly Kind[],
  featured: readonly string[] | null,
  count: number,
): readonly Kind[] {
  if (!featured?.length) return latestProjects(projects, count)
  return projectsNamed(projects, featured)
}

/** Returns the projects of these files, in the order of the names. */
export function projectsNamed<Kind extends Pick<Project, 'name'>>(
  projects: readonly Kind[],
  names: readonly string[],
): readonly Kind[] {
  return names.flatMap((file) => projects.find(({ name }) => name === file) ?? [])
}

type Dated = Pick<Project, 'date' | 'period' | 'state'>

/** The years of a project. */
export type Years = readonly [from: string, to: string | null]

/**
 * Returns the first and the last year: those of its period, or else of its date. The last year of a project that continues is `null`.
 * Returns `null` if there is neither.
 */
export function yearsOf({ date, period, state }: Dated): Years | null {
  const [from, to] = [period?.from ?? date, period?.to ?? date ?? period?.from]
  if (!from || !to) return null
  return [yearOf(from), state === 'PROGRESS' && period?.to === null ? null : yearOf(to)]
}

function yearOf(date: string): string {
  return date.slice(0, 'YYYY'.length)
}

/**
 * Returns « 2025 », or « depuis 2019 » for a project that continues; empty if no year is known. `since` is `project.since` of the texts.
 */
export function whenOf(project: Dated, since: string): string {
  const [from, to] = yearsOf(project) ?? ['', '']
  return to ?? fill(since, { date: from })
}

/** Returns the text of a card below the title: the years, and the result in one line; empty if neither is known. */
export function cardFacts(project: Dated & Pick<Project, 'result'>, since: string): string {
  return [whenOf(project, since), project.result].filter(Boolean).join(' · ')
}

const PATH_LENGTH = 3

/** An entry of the CV on the home page. */
export interface PathEntry extends Pick<CvJob, 'title' | 'start' | 'end' | 'points'> {
  where: string | null
}

/** Returns the entries of the CV on the home page: the first jobs, or else the first schools that have a date. */
export function pathOf({ experience, education }: Pick<Cv, 'experience' | 'education'>): readonly PathEntry[] {
  const dated = (experience.length > 0 ? experience : education).flatMap((entry) => {
    const { end, points } = entry
    const start = entry.start ?? end
    return start === null ? [] : { ...headOf(entry), start, end, points }
  })
  return dated.slice(0, PATH_LENGTH)
}

/** Returns the title of an entry and what stands below it. A school without a degree is its own title. */
export function headOf({ title, organisation, place }: Pick<CvEntry, 'title' | 'organisation' | 'place'>) {
  if (title === null) return { title: organisation, where: place }
  return { title, where: place === null ? organisation : `${organisation}, ${place}` }
}

/** Returns whether the page of a project shows media that the modal lacks. */
export function hasMedia({ video, captures }: Pick<Project, 'video' | 'captures'>): boolean {
  return video !== null || captures.length > 0
}
