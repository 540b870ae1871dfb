import { isScalar, isSeq, type ParsedNode, Scalar } from 'yaml'
import { bilingual, phrase, type Wording } from '../../diagnostics/phrase.ts'
import { exampleIn, type Field, type FieldType } from '../../fields/field.ts'
import { own } from '../../fields/own.ts'
import { quoted } from '../parse/quoted.ts'
import { NO } from './boolean.ts'
import { isNone, isNothing } from './near-value.ts'
import { filesNamed } from './pictures.ts'
import { REACHES_SOMEBODY } from './scalar.ts'
import { intendedField, placeInGroup, readUnknownKey } from './unknown-key.ts'
import { type Group, type Header, type Item, isEmpty, joinPath, keyOf, sourceOf, Written } from './written.ts'

/**
 * Reads the values of a group of keys and reports keys that are unknown, repeated or missing.
 * @param parent the path of the group; empty for the header itself
 * @returns a value for each field; `null` if it is missing or refused
 */
export function readKeys(
  map: Group,
  fields: readonly Field[],
  parent: string,
  header: Header,
): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(fields.map(({ key }) => [key, null]))
  const seen = new Set<string>()
  const intended = new Set<string | null>()
  let repeated = false
  if (parent === '') recordMisplaced(map, fields, header)
  const lastPieces = map.flow ? findCutValues(map, fields) : null
  for (const item of map.items) {
    const key = keyOf(item)
    const last = lastPieces?.get(item)
    if (last === item) continue
    const field = fields.find((candidate) => candidate.key === key)
    if (seen.has(key)) {
      // In an entry of a list, a repeated key mostly begins the next entry, so only the first repeated one is reported.
      if (!repeated || !parent.endsWith(']')) reportRepeated(item, parent, header)
      repeated = true
    } else if (last !== undefined) reportCut(item, last, field, parent, header)
    else if (field === undefined) {
      const meant = readUnknownKey(map, item, fields, parent, header, intended)
      intended.add(meant.key)
      const renamed = meant.isCertain && fields.find((candidate) => candidate.key === meant.key)
      // The intention is certain, so the value is checked like the others.
      if (renamed && parent === '') header.renamed.set(renamed.key, item)
      if (renamed && own(values, renamed.key) === null) values[renamed.key] = readValue(item, renamed, parent, header)
    } else values[key] = readValue(item, field, parent, header)
    seen.add(key)
  }
  for (const field of fields)
    if (!seen.has(field.key) && !intended.has(field.key)) checkMissing(map, field, parent, header)
  return values
}

/**
 * Finds values between braces that a comma cuts: « { place: Lyon, Rhône } » has a key « Rhône » without a value.
 * @returns the last piece of each such value, and each piece by itself
 */
function findCutValues({ items }: Group, fields: readonly Field[]): Map<Item, Item> {
  const last = new Map<Item, Item>()
  let cut: Item | null = null
  for (const item of items) {
    const isPiece = item.value === null && isScalar(item.key) && item.key.type === 'PLAIN'
    if (isPiece && cut !== null && !intendedField(keyOf(item), fields)) last.set(cut, item).set(item, item)
    else cut = isScalar(item.value) && item.value.type === 'PLAIN' ? item : null
  }
  return last
}

function reportCut(item: Item, last: Item, field: Field | undefined, parent: string, header: Header) {
  const [from, to] = [item.value?.range[0] ?? 0, last.key.range[1]]
  const text = header.file.headerText.slice(from, to)
  const node = Object.assign(new Scalar(text), { range: [from, to, to], type: 'QUOTE_SINGLE' }) as Scalar.Parsed
  const written = new Written(node, joinPath(parent, keyOf(item)), header)
  const words = field && written.trial(node, field.type).words
  const suggestion = typeof words === 'string' && words !== text ? words : quoted(text)
  written.report('yaml/comma', { suggestion, mend: suggestion })
}

function checkMissing(map: Group, field: Field, parent: string, header: Header) {
  const { file, findings } = header
  const path = joinPath(parent, field.key)
  // « titre: » is reported once, as a key that cannot be read, and not again as a missing title.
  const isUnreadAlias = () => [...file.unread].some((key) => intendedField(key, [field]))
  const isUnread = parent === '' && file.unread.has(field.key)
  if (field.presence === 'optional' || isUnread || isMisplaced(path, header) || isUnreadAlias()) return
  if (parent === '') header.faulty.add(field.key)
  header.isComplete = false
  // A missing key has no place, so its group is marked.
  const { key: marked = map } = map.items[0] ?? {}
  const place = parent === '' ? file.places.between(0, 3) : new Written(marked as ParsedNode, path, header).place
  findings.add('key/missing', place, {
    field: path,
    suggestion: exampleOf(field, header, `${field.key}: `),
  })
}

/** Returns an example of a value, after these words. That of a file is one that the owner has; `null` if none is sure. */
function exampleOf(field: Field, { file, sources }: Header, before = ''): Wording | null {
  const { type } = field
  if (type.kind !== 'picture' && type.kind !== 'media')
    return bilingual((lang) => `${before}${exampleIn(lang, field)}`.trim())
  const ending = type.kind === 'picture' ? /\.(?:png|jpe?g|webp|avif|svg)$/i : FILM_ENDING
  const files = filesNamed(ending, file.path, sources)
  const [only, ...more] = files.filter((path) => field.key !== 'portrait' || /portrait|photo|avatar/i.test(path))
  return only === undefined || more.length > 0 ? null : before + only
}

const FILM_ENDING = /\.(?:mp4|webm)$/i

function recordMisplaced(map: Group, fields: readonly Field[], { misplaced }: Header) {
  for (const key of map.items.map(keyOf)) {
    const at = placeInGroup(key, fields)
    if (at !== null) misplaced.add(`${at.group}.${at.key}`)
  }
}

function isMisplaced(path: string, { misplaced }: Header): boolean {
  return [...misplaced].some((key) => key === path || key.startsWith(`${path}.`))
}

function reportRepeated(item: Item, parent: string, header: Header) {
  const actual = keyOf(item)
  const line = header.file.headerText.slice(item.key.range[0]).split('\n', 1)[0]?.trim() ?? ''
  const suggestion = parent.endsWith(']') ? `- ${line}` : null
  new Written(item.key, joinPath(parent, actual), header).report('yaml/duplicate-key', { actual, suggestion })
}

function readValue({ key, value: node }: Item, field: Field, parent: string, header: Header): unknown {
  const written = new Written(node ?? key, joinPath(parent, field.key), header)
  if (node !== null && reportYesOrNo(written, field)) return null
  if (
    isScalar(node) &&
    !isEmpty(node) &&
    REACHES_SOMEBODY.has(field.type.kind) &&
    parent.includes('[') &&
    isNothing(String(node.value))
  ) {
    if (field.presence === 'optional') return written.report('value/none', { actual: sourceOf(node) })
    return written.wrongType(phrase('address'), phrase('withoutEntry'))
  }
  if (isScalar(node) && !isEmpty(node) && saysNone(String(node.value), field) && isLeftOut(written, field)) {
    if (field.presence === 'optional') return written.report('value/none', { actual: sourceOf(node) })
    return written.report('value/empty', { suggestion: exampleOf(field, header) })
  }
  if (node !== null && !isEmpty(node)) return header.read(written, field.type)
  const remark = node !== null && field.presence !== 'optional' ? remarkBehind(node, header) : null
  if (remark !== null) return written.report('value/remark-only', { suggestion: `${field.key}: ${remark}` })
  const { type } = field
  if (type.kind === 'colour' && node !== null) {
    const hash = /^\s*(#[\da-f]{3,8})\b/i.exec(header.file.headerText.slice(node.range[0]).split('\n', 1)[0] ?? '')?.[1]
    if (hash) written.report('colour/quotes', { suggestion: `${field.key}: '${hash}'` })
  }
  const isList = type.kind === 'list' && isSeq(node)
  if (field.presence === 'required' && !isList && !isMisplaced(written.path, header))
    written.report('value/empty', { suggestion: exampleOf(field, header) })
  if (type.kind === 'text' && type.keepsEmpty) return ''
  if (type.kind === 'text' && type.keepsEmpty === false)
    written.report('value/kept', { suggestion: bilingual((lang) => exampleIn(lang, field)) })
  return isList ? [] : null
}

/** Returns whether a text says that there is no value: « aucun »; for a picture « non » too, which is no name of a file. */
function saysNone(text: string, { type }: Field): boolean {
  return isNone(text) || (type.kind === 'picture' && NO.test(text))
}

/** Types of which no value is a word for nothing, so that « none » can only mean that there is no value. */
const NEVER_A_WORD: ReadonlySet<FieldType['kind']> = new Set(['group', 'picture', 'media', 'date', 'month'])

/** Returns whether a word for nothing says that a key has no value. « legal: none » says that no law asks for one, which is a key of it. */
function isLeftOut({ path }: Written, { type, presence }: Field): boolean {
  const isShort = type.kind === 'group' && type.shorthand !== undefined
  return (
    NEVER_A_WORD.has(type.kind) && !isShort && path !== 'legal' && (presence === 'optional' || type.kind === 'picture')
  )
}

/** Types of which a value may be yes or no. Each of them says itself which values it has. */
const MAY_BE_YES: ReadonlySet<FieldType['kind']> = new Set([
  'boolean',
  'choice',
  'category',
  'analytics',
  'figure',
  'integer',
])

/** Types of which an example says what is wanted instead of « true ». The rules of the others do. */
const HAS_EXAMPLE: ReadonlySet<FieldType['kind']> = new Set(['text', 'phone', 'url', 'list', 'group'])

/** Keys whose text is a sentence that visitors read. « Oui » says nothing there. */
const OF_SENTENCE = /^(?:availability|replyTime|mobility|duration|team|role|result|theme)$/

/** Reports « true » or « false » where the key wants a text, a list or a group: no visitor should read « true ». */
function reportYesOrNo(written: Written, field: Field): boolean {
  const { node } = written
  const { type } = field
  const own = type.kind === 'list' ? type.of : type
  const short = own.kind === 'group' ? own.fields.find(({ key }) => key === own.shorthand)?.type : null
  const isSaid = isScalar(node) && type.kind === 'text' && type.reads === undefined && OF_SENTENCE.test(written.path)
  const words = isSaid ? /^(?:true|false|oui|non|yes|no|ja|nein)$/i : /^(?:true|false)$/
  if (!isScalar(node) || !words.test(node.type === 'PLAIN' ? written.source : '')) return false
  if ([own, short].some((one) => one && MAY_BE_YES.has(one.kind))) return false
  if ((node.value === false || NO.test(String(node.value))) && field.presence === 'optional') {
    written.report('value/none', { actual: written.source })
    return true
  }
  // Which files there are is known once all are read.
  const isOfFiles = [own, short].some((one) => one?.kind === 'text' && one.reads === 'code') && type.kind === 'list'
  if (!HAS_EXAMPLE.has(type.kind) || isOfFiles) return false
  const line = (lang: 'fr' | 'en') => `${field.key}: ${exampleIn(lang, field)}`
  const wanted = type.kind === 'list' || type.kind === 'group' ? type.kind : 'text'
  written.wrongType(phrase(wanted), phrase('example', line('fr'), line('en')))
  return true
}

/** Returns the text after a `#` on the line of an empty value. The owner may have intended it as the value. */
function remarkBehind(node: ParsedNode, { file }: Header): string | null {
  const line = file.headerText.slice(node.range[0]).split('\n', 1)[0] ?? ''
  const remark = /^\s*#+(.*)$/s.exec(line)?.[1]?.trim() || null
  return remark === null || /^[\p{L}\p{N}][^:#]*$/u.test(remark) ? remark : quoted(remark)
}
