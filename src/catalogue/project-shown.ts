import { type DateWords, formatPeriod } from './cv-dates.ts'
import { hasMedia } from './selectors.ts'
import type { Project, ProjectShown } from './types.ts'

/**
 * Returns a project as its page and the dialog show it. The period is in words, because the first formatter of dates or numbers of a browser
 * takes a slow telephone 50 ms, a quarter of the time in which the dialog is drawn.
 */
export function toShown(project: Project, dates: DateWords) {
  const { period } = project
  const inWords = period && formatPeriod(period.from, period.to, dates)
  return { ...project, hasMedia: hasMedia(project), period: inWords } satisfies ProjectShown
}
