import { fold } from './fold.ts'
import { lazy } from './lazy.ts'
import { Names } from './near-miss.ts'
import { own } from './own.ts'
import { dateLocale } from './site-texts/date-locale.ts'
import { LANGS } from './site-texts/languages.ts'

/** Languages that sites cannot have, but that archives of LinkedIn and people have. */
const OTHERS = ['es', 'it', 'nl', 'pt']

type NamedMonth = readonly [name: string, number: number]

/** Returns the names of the months in all languages, without accents. Most dates are numbers, and the formats of many languages take time. */
const allMonths = lazy(() =>
  [...LANGS.map(dateLocale), ...OTHERS].flatMap((locale): NamedMonth[] => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => [fold(format.format(Date.UTC(2026, index))), index + 1])
  }),
)

/** Names that are not the first letters of a long one: of März in German, of maart in Dutch, of January and February in Austria. */
const SHORT: Readonly<Record<string, number>> = { mrz: 3, mrt: 3, janner: 1, feber: 2 }

/** Returns the number of a month by its name, or the first letters of it, in any language: « août », « sept. », « Okt ». */
export function monthNamed(word: string): number | null {
  const start = fold(word, /\./)
  const short = own(SHORT, start)
  if (short !== undefined) return short
  const found = new Set(allMonths().flatMap(([name, number]) => (name.startsWith(start) ? number : [])))
  const [number = null] = start.length < 3 || found.size > 1 ? [] : found
  return number
}

/** Returns the name of the month that a word is with a typing mistake: « févirer »; `null` if it is none. */
export function mistypedMonth(word: string): string | null {
  return monthNamed(word) === null ? new Names(allMonths().map(([name]) => name)).mistyped(word) : null
}
