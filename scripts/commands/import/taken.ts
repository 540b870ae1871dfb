import { foldName } from '../../../src/catalogue/technologies.ts'
import { periodOf } from '../../compile/validate/near-value.ts'
import { own } from '../../fields/own.ts'
import { dateOf, isOngoing } from './dates.ts'
import { isObject, type Json, pathsIn } from './json.ts'
import { linesIn, passagesIn, plainText, pointsIn, withoutNumbers, withSigns } from './passages.ts'
import { addressIn } from './profile-address.ts'

// These functions delete what they return, so that values without a key remain. The first of several keys that has a value counts; the
// others are names that older or other programs give it.

/** Takes a text, on one line. A list in its place is a text with commas. */
export function text(from: Json, ...keys: readonly string[]): string | null {
  const [value, take] = foundIn(from, keys, (item) => (Array.isArray(item) ? joined(item, ', ') : textOf(item)))
  if (value === '') return null
  take()
  return plainText(value) || null
}

/** Takes a text with its line ends. */
export function longText(from: Json, ...keys: readonly string[]): string {
  const [value, take] = foundIn(from, keys, (item) => (Array.isArray(item) ? joined(item, '\n\n') : textOf(item)))
  take()
  return value
}

/** Takes a web address. What is none stays. */
export function address(from: Json, ...keys: readonly string[]): string | null {
  const [value, take] = foundIn(from, keys, (item) => addressIn(item) ?? '')
  if (value === '') return null
  take()
  return value
}

/** Takes a date. */
export function date(from: Json, ...keys: readonly string[]): string | null {
  const [value, take] = foundIn(from, keys, (item) => dateOf(item) ?? '')
  if (value === '') return null
  take()
  return value
}

/** Returns the first value that can be read, and a function that deletes it, also under other keys. */
function foundIn(from: Json, keys: readonly string[], read: (value: unknown) => string) {
  const found = keys.map((key) => read(own(from, key)))
  const value = found.find((candidate) => candidate !== '') ?? ''
  const take = () => {
    for (const [index, key] of keys.entries()) if (value !== '' && found[index] === value) delete from[key]
  }
  return [value, take] as const
}

const START = ['startDate', 'start', 'from', 'startedOn'] as const
const PERIOD = ['date', 'period', 'dates', 'years'] as const
const END = ['endDate', 'end', 'to', 'finishedOn'] as const

/** Takes a period: two dates, or both in one text. */
export function period(from: Json): { start: string | null; end?: string } {
  const isCurrent = END.some((key) => isOngoing(own(from, key)))
  const [start, end] = [date(from, ...START), date(from, ...END)]
  if (start !== null || end !== null) {
    // Some programs write both dates twice, as a text and in parts.
    for (const key of [...START, ...END]) delete from[key]
    return { start, ...optional({ end: isCurrent ? null : end }) }
  }
  for (const key of PERIOD) {
    const found = periodOf(textOf(own(from, key)))
    if (found === null) continue
    delete from[key]
    return { start: found.start, ...optional({ end: found.end }) }
  }
  // The check reports what is no date: « Été 2015 ».
  return { start: date(from, ...PERIOD) }
}

/**
 * Takes a description: the paragraphs above its list are a summary, its points come before those of `highlights`. A paragraph below a point
 * is one too, because it names the next points or says more: « Résultats : ».
 */
export function described(from: Json, ...keys: readonly string[]) {
  const passages = passagesIn(longText(from, ...keys))
  const found = passages.findIndex(({ kind }) => kind === 'point')
  const first = found < 0 ? passages.length : found
  const textsOf = (some: typeof passages) => some.map(({ text }) => text)
  return optional({
    summary: plainText(textsOf(passages.slice(0, first)).join(' ')),
    points: [
      ...textsOf(passages.slice(first)).map(plainText),
      ...texts(from, linesIn, 'highlights', 'points', 'achievements'),
    ],
  })
}

/** Splits a list of names that was written as one text. */
export function namesIn(value: string): string[] {
  return value.split(/[,;\n]/).flatMap((name) => linesIn(name))
}

/**
 * Takes a list of texts. Other values stay.
 * @param split splits a text that stands in the place of the list
 */
export function texts(from: Json, split: (value: string) => string[], ...keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const values = own(from, key)
    if (!Array.isArray(values)) {
      const found = split(textOf(values)).map(plainText)
      if (found.length > 0) delete from[key]
      return found
    }
    const written = withSigns(values.map((value) => textOf(isObject(value) ? (value.name ?? value.text) : value)))
    const found = withoutNumbers(written).map(pointsIn)
    from[key] = values.filter((_, index) => found[index]?.length === 0)
    return found.flat().map(plainText)
  })
}

/** Takes a list of names, each once: LinkedIn has a skill twice that was written in two ways. */
export function names(from: Json, ...keys: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const name of texts(from, namesIn, ...keys)) {
    // Other scripts have no form without accents and case.
    const key = foldName(name) || name
    if (!first.has(key)) first.set(key, name)
  }
  return [...first.values()]
}

/**
 * Returns the entries of a list of objects. A plain text stands for its most important key, a single object for a list of one. Empty entries
 * are skipped.
 * @param shorthand the key that a plain text is the value of
 * @param split splits a text that stands in the place of the list
 */
export function entriesOf(
  from: Json,
  keys: readonly string[],
  shorthand: string,
  split: (value: string) => string[] = linesIn,
): Json[] {
  return keys.flatMap((key) => {
    const value = own(from, key)
    if (isObject(value)) return pathsIn(value).length > 0 ? [value] : []
    const list: readonly unknown[] = Array.isArray(value) ? value : split(textOf(value))
    const entries = list.map((item) => (textOf(item) === '' ? item : { [shorthand]: textOf(item) }))
    if (entries.length > 0) from[key] = entries
    return entries.filter(isObject).filter((entry) => pathsIn(entry).length > 0)
  })
}

type Present<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> }

export function optional<Values extends Record<string, string | readonly string[] | null>>(
  values: Values,
): Present<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value.length > 0)
  return Object.fromEntries(entries) as Present<Values>
}

/** Returns a text without outer spaces; a number as one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

function joined(list: readonly unknown[], separator: string): string {
  return list.flatMap((item) => textOf(item) || []).join(separator)
}
