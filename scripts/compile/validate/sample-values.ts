import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml'
import type { Place } from '../../diagnostics/severity.ts'
import { FIELDS_OF } from '../../fields/definitions.ts'
import type { Field, FieldType, SampleRule } from '../../fields/field.ts'
import type { SampleValue } from '../contract/checked.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import { hashOfWords, isOfSample, wordsOf } from './sample-hash.ts'
import { SAMPLE_OWNER } from './sample-hashes.ts'
import { joinPath, keyOf } from './written.ts'

/** The fewest words of a sentence that nobody else would write in the same way. */
const WORDS_LEAST = 4

/** A value of a header or a line of a text that says something of its owner. `field` is `null` below the header. */
interface OwnText {
  field: string | null
  text: string
  place: Place
  /** The comment above a value that is only a choice, empty if there is none; `null` for a text of somebody. */
  comment: string | null
}

/** Returns the values of a file that still are those of the sample. */
export function sampleValuesIn(file: ParsedFile): SampleValue[] {
  const texts = [...ownTexts(file)]
  const known = texts.filter(
    (own) =>
      own.text.includes(SAMPLE_OWNER) ||
      (piecesOf(hashedText(own)).some(isOfSample) && (own.comment === null || isOfSample(evidenceOf(own)))),
  )
  const [sizes, kept] = [texts, known].map((all) => counted(all.map(listOf)))
  return known.flatMap((own) => {
    const { field, place, text, comment } = own
    const count = kept?.get(listOf(own)) ?? 0
    // Somebody else's list may have one or a few entries of the sample's.
    const isOther = field?.includes('[') && (count < 2 || count < (sizes?.get(listOf(own)) ?? 0) / 2)
    if (comment === null) return { field, place, choice: null }
    return isOther ? [] : { field, place, choice: { text, list: listOf(own), isCommented: comment !== '' } }
  })
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Returns the hashes of all texts of a file of the sample (tools/docs/sample.ts). */
export function hashesOfFile(file: ParsedFile): string[] {
  return [...ownTexts(file)].flatMap((own) => [...piecesOf(hashedText(own)), evidenceOf(own)].map(hashOfWords))
}

/** The key of a value, without its index in a list, because an owner who adds an entry moves the others. */
const listOf = ({ field }: OwnText) => field?.replace(/\[\d+\]/g, '') ?? ''

/** A choice counts only below its own key. */
const hashedText = (own: OwnText) => (own.comment === null ? own.text : `${listOf(own)}: ${own.text}`)

/** Returns what tells that a choice is the sample's: the comment above it, or that there is none. */
function evidenceOf(own: OwnText): readonly string[] {
  return own.comment === '' ? ['uncommented', ...wordsOf(hashedText(own))] : wordsOf(own.comment ?? own.text)
}

/** The sentences of a paragraph, on however many lines. */
const SENTENCES = /[^\s.!?…](?:[^.!?…\n]|\n.)*/g

/** The words at either end of a sentence by which it is known when an owner has changed a word of it. */
const END_WORDS = 6

/**
 * Returns the words of a text and, if it is long, those of its beginning, its end and its sentences: a tired owner changes « six ans » to
 * « dix ans » and keeps the rest.
 */
function piecesOf(text: string): (readonly string[])[] {
  const words = wordsOf(text)
  // The beginning of an address is not its owner's.
  if (!/\s/.test(text) || words.length < END_WORDS + WORDS_LEAST / 2) return [words]
  const sentences = (text.match(SENTENCES) ?? []).map(wordsOf).filter(({ length }) => length >= END_WORDS)
  return [words, words.slice(0, END_WORDS), words.slice(-END_WORDS), ...sentences]
}

function* ownTexts(file: ParsedFile): Generator<OwnText> {
  const { header, body, bodyStart, places } = file
  yield* textsOf(header.contents, { kind: 'group', fields: FIELDS_OF[file.kind] }, undefined, '', file)
  // A paragraph may be on other lines than in the sample.
  for (const pattern of [/\S.*/g, /\S(?:.|\n.)*/g])
    for (const { 0: text, index } of body.matchAll(pattern))
      if (wordsOf(text).length >= WORDS_LEAST)
        yield { field: null, text, comment: null, place: places.between(bodyStart + index, bodyStart + index + 1) }
}

function* textsOf(
  node: unknown,
  type: FieldType,
  rule: SampleRule | undefined,
  path: string,
  file: ParsedFile,
): Generator<OwnText> {
  if (isMap<ParsedNode, ParsedNode>(node)) {
    const fields: readonly Field[] = type.kind === 'group' ? type.fields : []
    for (const item of node.items) {
      const field = fields.find(({ key }) => key === keyOf(item))
      if (field !== undefined)
        yield* textsOf(item.value, field.type, field.sample ?? rule, joinPath(path, field.key), file)
    }
  } else if (isSeq(node) && type.kind === 'list')
    for (const [index, item] of node.items.entries()) yield* textsOf(item, type.of, rule, `${path}[${index}]`, file)
  else if (isScalar(node) && node.value !== null) {
    const [from = 0, to = 0] = node.range ?? []
    const place = file.headerPlace(from, to)
    // A text in the place of a group is the value of one of its keys.
    const field = type.kind === 'group' ? type.fields.find(({ key }) => key === type.shorthand) : undefined
    const own = field === undefined ? { type, rule } : { type: field.type, rule: field.sample ?? rule }
    const text = String(node.value)
    if (own.rule === 'choice') yield { field: path, text, place, comment: commentAbove(path, file) }
    else if (own.rule === 'person' || isSomebodys(own.type, text)) yield { field: path, text, place, comment: null }
  }
}

const ADDRESSES: readonly FieldType['kind'][] = ['origin', 'url', 'email', 'phone', 'fediverse']

function isSomebodys(type: FieldType, text: string): boolean {
  if (ADDRESSES.includes(type.kind)) return true
  const isProse = type.kind === 'text' && (type.reads === undefined || type.reads === 'title')
  return isProse && wordsOf(text).length >= WORDS_LEAST
}

/** Returns the line above a key at the left edge, or above the group that it is in; empty if that is no comment. */
function commentAbove(path: string, { headerText }: ParsedFile): string {
  const [key = ''] = /^[^.[]*/.exec(path) ?? []
  const lines = headerText.split('\n')
  const isKey = (line: string) => line.startsWith(key) && line.slice(key.length).trimStart().startsWith(':')
  return lines.find((line, index) => line.startsWith('#') && isKey(lines[index + 1] ?? '')) ?? ''
}
