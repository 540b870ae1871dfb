import type { Project } from './types.ts'

/** The projects to show first: those that have been started and have a title, by most recent date, then by highest number. */
export function latestProjects<Kind extends Pick<Project, 'number' | 'title' | 'state' | 'date'>>(
  projects: readonly Kind[],
  count: number,
): readonly Kind[] {
  return projects
    .filter(({ title, state }) => title !== null && state !== 'NOT_STARTED')
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || (b.number ?? 0) - (a.number ?? 0))
    .slice(0, count)
}
