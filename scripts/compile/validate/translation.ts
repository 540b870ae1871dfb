import { createHash } from 'node:crypto'
import { CV_FIELDS, SITE_FIELDS, TRANSLATION_FIELDS } from '../../fields/definitions.ts'
import type { Field, FieldType } from '../../fields/field.ts'
import { own as entryOf } from '../../fields/own.ts'

type Values = Readonly<Record<string, unknown>>

/** Receives the problems of a translation, with the path of the key (`captures`, `quote.text`). */
export interface Problems {
  /** Reports a text that the translation lacks. `original`: one that may be the same in both languages. */
  missing(field: string, original: string | null): void
  /** Reports a list with another number of entries than that of the original. */
  entries(field: string): void
  /** Reports such a list if the original keeps some entries from a CV, because those tags cannot be taken over. */
  tags(field: string): void
}

/** Returns the keys of a translation: those of its original, all of them optional, and its own. */
export function translatable<Fields extends readonly Field[]>(fields: Fields): Fields {
  const known = TRANSLATABLE.get(fields)
  if (known) return known as Fields
  const own = TRANSLATION_FIELDS.filter(({ key }) => key !== 'slug' || !WITHOUT_ADDRESS.has(fields))
  const keys = [...relaxedFields(fields), ...own]
  TRANSLATABLE.set(fields, keys)
  return keys as readonly Field[] as Fields
}

/** Fields of the home page and the CV, which have the same address in every language. */
const WITHOUT_ADDRESS = new Set<readonly Field[]>([SITE_FIELDS, CV_FIELDS])

const TRANSLATABLE = new WeakMap<readonly Field[], readonly Field[]>()

/**
 * Returns a short hash of the original, to recognise a change of it.
 * @param original the bytes of the file that is translated
 */
export function stateOf(original: Uint8Array): string {
  return createHash('sha256').update(original).digest('hex').slice(0, 8)
}

function relaxedFields(fields: readonly Field[]): readonly Field[] {
  return fields.map((field) => ({ ...field, type: relaxedType(field.type), presence: 'optional' }))
}

function relaxedType(type: FieldType): FieldType {
  if (type.kind === 'list') return { ...type, of: relaxedType(type.of) }
  return type.kind === 'group' ? { ...type, fields: relaxedFields(type.fields) } : type
}

/**
 * Returns the values of a translation: its own, and those of the original that do not depend on the language, such as numbers, dates,
 * addresses, pictures and names. Merges groups key by key, and lists of groups entry by entry.
 * @param fields those of the original
 * @returns a key without a value is `null`
 */
export function inherited(
  own: Values,
  original: Values,
  fields: readonly Field[],
  problems: Problems,
  parent = '',
): Values {
  return Object.fromEntries(
    fields.map(({ key, type }) => {
      // The texts of the frame have a default in each language.
      const to = parent === '' && key === 'texts' ? IGNORED : problems
      const path = parent === '' ? key : `${parent}.${key}`
      return [key, value(entryOf(own, key) ?? null, entryOf(original, key) ?? null, type, to, path)]
    }),
  )
}

/** The fewest words of a text that is no name, so that two languages say it in the same way only by mistake. */
export const SAME_WORDS_LEAST = 4

export const wordCount = (text: string) => text.split(/\s+/).length

const IGNORED: Problems = { missing() {}, entries() {}, tags() {} }

function value(own: unknown, original: unknown, type: FieldType, problems: Problems, path: string): unknown {
  if (isNothing(original)) return own
  if (isNothing(own) && (type.kind === 'group' || (type.kind === 'list' && type.of.kind === 'group')))
    return readInherited(original, type, problems, path)
  if (type.kind === 'group') return groupOf(own as Values, original as Values, type.fields, problems, path)
  if (type.kind === 'list' && type.of.kind === 'group') {
    const [mine, theirs] = [own as Values[], original as Values[]]
    const { fields } = type.of
    if (mine.length !== theirs.length) {
      const report = countTagged(mine) < countTagged(theirs) ? problems.tags : problems.entries
      report(path)
    }
    const entries =
      mine.length === theirs.length
        ? mine.map((entry, index) => groupOf(entry, theirs[index] ?? {}, fields, problems, `${path}[${index}]`))
        : mine.filter((entry) => isComplete(entry, fields))
    return entries.includes(null) ? null : entries
  }
  if (!isNothing(own)) return own
  if (!isText(type) || !hasLetters(original)) return original
  problems.missing(path, typeof original === 'string' && wordCount(original) < SAME_WORDS_LEAST ? original : null)
  return null
}

/** Counts the entries that `only` or `hide` keeps from a CV, at any depth. */
function countTagged(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const isTagged = ['only', 'hide'].some((key) => !isNothing(entryOf(value as Values, key)))
  return Object.values(value).reduce((sum: number, part) => sum + countTagged(part), isTagged ? 1 : 0)
}

/** Reads a group or list that the translation lacks. It is inherited if it contains no text; otherwise it is reported once as missing. */
function readInherited(original: unknown, type: FieldType, problems: Problems, path: string): unknown {
  let isMissing = false
  const once: Problems = {
    missing() {
      isMissing = true
    },
    entries() {},
    tags() {},
  }
  const empty = Array.isArray(original) ? original.map(() => ({})) : {}
  const result = value(empty, original, type, once, path)
  if (isMissing) problems.missing(path, null)
  return result
}

/** Merges a group. Returns `null` if a required key has no value. */
function groupOf(
  own: Values,
  original: Values,
  fields: readonly Field[],
  problems: Problems,
  path: string,
): Values | null {
  const group = inherited(own, original, fields, problems, path)
  return isComplete(group, fields) ? group : null
}

/** Returns whether all required keys have a value. */
export function isComplete(values: Values, fields: readonly Field[]): boolean {
  return fields.every(({ key, presence }) => presence !== 'required' || !isNothing(entryOf(values, key)))
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** Returns whether a text contains letters. A unit such as « % », or an empty text that hides one of ours, is the same in all languages. */
function hasLetters(text: unknown): boolean {
  return Array.isArray(text) ? text.some(hasLetters) : /\p{L}/u.test(String(text))
}

/** Returns whether a value depends on the language: names and identifiers do not. */
function isText(type: FieldType): boolean {
  if (type.kind === 'list') return isText(type.of)
  return type.kind === 'text' && (type.reads === undefined || type.reads === 'title')
}
