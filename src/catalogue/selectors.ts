import type { Cv, CvEntry, Project } from './types.ts'
import { fill } from './words.ts'

/** The projects to show first: those that have been started and have a title, by most recent date, then by highest number. */
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

/** The projects on the home page: those that the owner names, in their order, or else the latest. */
export function homeProjects<Kind extends Pick<Project, 'name' | 'number' | 'title' | 'state' | 'date'>>(
  projects: readonly Kind[],
  featured: readonly string[] | null,
  count: number,
): readonly Kind[] {
  if (!featured?.length) return latestProjects(projects, count)
  return projectsNamed(projects, featured)
}

/** The projects of these files, in the order of the names. */
export function projectsNamed<Kind extends Pick<Project, 'name'>>(
  projects: readonly Kind[],
  names: readonly string[],
): readonly Kind[] {
  return names.flatMap((file) => projects.find(({ name }) => name === file) ?? [])
}

type Dated = Pick<Project, 'date' | 'period' | 'state'>

/** The years of a project. */
export type Years = readonly [from: string, to: string | null]

/** The first and the last year: those of its period, or else of its date. The last one of a project that goes on is `null`. `null` if there is neither. */
export function yearsOf({ date, period, state }: Dated): Years | null {
  const [from, to] = [period?.from ?? date, period?.to ?? date ?? period?.from]
  if (!from || !to) return null
  return [yearOf(from), state === 'PROGRESS' && period?.to === null ? null : yearOf(to)]
}

function yearOf(date: string): string {
  return date.slice(0, 'YYYY'.length)
}

/** « 2025 », or « depuis 2019 » of a project that goes on; empty if no year is known. `since` is `project.since` of the texts. */
export function whenOf(project: Dated, since: string): string {
  const [from, to] = yearsOf(project) ?? ['', '']
  return to ?? fill(since, { date: from })
}

/** What a card says below the title: when, and the result in one line; empty if neither is known. */
export function cardFacts(project: Dated & Pick<Project, 'result'>, since: string): string {
  return [whenOf(project, since), project.result].filter(Boolean).join(' · ')
}

const PATH_LENGTH = 3

/** The entries of the CV on the home page: the first jobs, or else the first schools. */
export function pathOf({ experience, education }: Pick<Cv, 'experience' | 'education'>): readonly CvEntry[] {
  return (experience.length > 0 ? experience : education).slice(0, PATH_LENGTH)
}

/** Whether the page of a project shows what the modal does not have. */
export function hasMedia({ video, captures }: Pick<Project, 'video' | 'captures'>): boolean {
  return video !== null || captures.length > 0
}
