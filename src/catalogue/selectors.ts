import type { Project } from './types.ts'

/** The projects to show first to someone in a hurry: begun ones with a title, the most recent date first, then the highest number. */
export function latestProjects(projects: readonly Project[], count: number): readonly Project[] {
  return projects
    .filter(({ title, state }) => title !== null && state !== 'NOT_STARTED')
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || (b.number ?? 0) - (a.number ?? 0))
    .slice(0, count)
}
