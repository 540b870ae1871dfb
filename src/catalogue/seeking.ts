import { dateLocale } from '../../scripts/fields/site-texts/date-locale.ts'
import type { Language, Words } from '../../scripts/fields/site-texts/language.ts'
import { longDate } from './cv-dates.ts'
import { fill } from './fill.ts'
import type { Cv, CvJob, LatestPost, Seeking } from './types.ts'

/** Returns whether a date is before today. A month or a year is past once it is over. */
export function isPast(date: string, today: string): boolean {
  return date < today.slice(0, date.length)
}

/** Returns the current post, or else the one that ended last, or `null` if the CV has none. */
export function latestPost({ experience }: Pick<Cv, 'experience'>, today: string): LatestPost | null {
  const isCurrent = ({ end }: CvJob) => end === null || !isPast(end, today)
  const [last] = experience.toSorted((a, b) => (b.end ?? '').localeCompare(a.end ?? ''))
  const post = experience.find(isCurrent) ?? last
  return post ? { title: post.title, organisation: post.organisation, isCurrent: isCurrent(post) } : null
}

/** Returns, for instance, « CDI dès le 4 janvier 2027, Montpellier ou à distance », or `null` if no part of it is known. */
export function termsOf(
  { contract, from, place, remote }: Seeking,
  words: Words['home'],
  language: Language,
): string | null {
  const where = remote ? (place === null ? words.remote : fill(words.placeOrRemote, { where: place })) : place
  const when = from && fill(words.from, { date: longDate(from, language) })
  const text = [[contract, when].filter(Boolean).join(' '), where].filter(Boolean).join(', ')
  return text === '' ? null : text.charAt(0).toLocaleUpperCase(dateLocale(language.code)) + text.slice(1)
}
