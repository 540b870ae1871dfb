import type { Project } from './types.ts'

/** What stands around a project at the foot of its page. */
export interface Surrounding {
  previous: Project | null
  next: Project | null
}

/** Those before and after it in the list. */
export function surroundingOf(projects: readonly Project[], place: number): Surrounding {
  return { previous: projects[place - 1] ?? null, next: projects[place + 1] ?? null }
}

/** The projects to show first to someone in a hurry: begun ones with a title, the most recent date first, then the highest number. */
export function latestProjects(projects: readonly Project[], count: number): readonly Project[] {
  return projects
    .filter(({ title, state }) => title !== null && state !== 'NOT_STARTED')
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || (b.number ?? 0) - (a.number ?? 0))
    .slice(0, count)
}
