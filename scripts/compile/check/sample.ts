import { createHash } from 'node:crypto'
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml'
import type { Findings } from '../../diagnostics/findings.ts'
import { phrase, type Wording } from '../../diagnostics/phrase.ts'
import type { Place } from '../../diagnostics/severity.ts'
import { FIELDS_OF } from '../../fields/definitions.ts'
import type { Field, FieldType, SampleRule } from '../../fields/field.ts'
import { own } from '../../fields/own.ts'
import type { CheckedSite, CompiledFile, SampleValue } from '../contract/checked.ts'
import { nameOfFile } from '../contract/file-name.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import type { PictureFacts, Sources } from '../contract/sources.ts'
import { joinPath, keyOf } from '../validate/written.ts'
import { SAMPLE_HASHES, SAMPLE_OWNER } from './sample-hashes.ts'

const KNOWN = new Set(SAMPLE_HASHES.match(/\S+/g))

/** The fewest words of a sentence that nobody else would write in the same way. */
const WORDS_LEAST = 4

/** A value of a header or a line of a text that says something of its owner. `field` is `null` below the header. */
interface OwnText {
  field: string | null
  text: string
  place: Place
  /** The comment above a value that is only a choice. */
  comment: string | null
}

/** Returns the values of a file that still are those of the sample. */
export function sampleValuesIn(file: ParsedFile): SampleValue[] {
  return [...ownTexts(file)].flatMap(({ field, text, place, comment }) =>
    isOfSample(text) && (comment === null || isOfSample(comment))
      ? { field, place, written: comment === null ? null : text }
      : [],
  )
}

/** Returns whether the sample has the same value, or the same file. */
export function isOfSample(value: string | Uint8Array): boolean {
  return KNOWN.has(typeof value === 'string' ? hashOfText(value) : hashOfBytes(value))
}

/** Returns the hashes of all texts of a file of the sample (tools/docs/sample.ts). */
export function hashesOfFile(file: ParsedFile): string[] {
  return [...ownTexts(file)].flatMap(({ text, comment }) => [text, comment ?? text].map(hashOfText))
}

/** Returns a short hash of a file that a site shows. */
export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH)
}

/** Six characters of 64 kinds: one text in sixty million has the hash of another one of the sample by chance. */
const HASH_LENGTH = 6

/** Two texts that differ only in spaces, punctuation and letter case are the same. */
function hashOfText(text: string): string {
  return hashOfBytes(Buffer.from(wordsOf(text).join(' ')))
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function* ownTexts(file: ParsedFile): Generator<OwnText> {
  const { header, body, bodyStart, places } = file
  yield* textsOf(header.contents, { kind: 'group', fields: FIELDS_OF[file.kind] }, undefined, '', file)
  for (const { 0: text, index } of body.matchAll(/\S.*/g))
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
  if (rule === 'common') return
  if (isMap<ParsedNode, ParsedNode>(node)) {
    const fields: readonly Field[] = type.kind === 'group' ? type.fields : []
    for (const item of node.items) {
      const field = fields.find(({ key }) => key === keyOf(item))
      if (field !== undefined) yield* textsOf(item.value, field.type, field.sample, joinPath(path, field.key), file)
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
    const comment = own.rule === 'choice' ? commentAbove(path, file) : ''
    if (comment !== '') yield { field: path, text: `${path}: ${text}`, place, comment }
    else if (own.rule === 'choice') return
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

/** Parts of a CV that tell a life. The others, such as languages, may be the same for many people. */
const LIFE =
  /^(experience|education|volunteering|otherProjects|certificates|awards|publications|references|title|mobility)\b/

/** The most values of a file that are named, because a CV has a hundred. */
const NAMED_MAX = 16

/**
 * Reports what a site still has of the sample once its owner is somebody else: a warning for each file, an error for another person's CV
 * or portrait. The sample itself is nobody's site.
 */
export function reportSample(
  languages: readonly { sources: Sources; files: readonly CompiledFile[] }[],
  findings: Findings,
) {
  if (isSampleItself(languages[0]?.sources)) return
  const sites = languages.flatMap(({ files }) => files.flatMap(({ site }) => site ?? []))
  const [counted] = sites.flatMap(({ places }) => own(places.values, 'analytics') ?? [])
  for (const site of sites) checkNotice(site, counted, findings)
  for (const { files, sources } of languages)
    for (const file of files) {
      const named = file.project ?? file.page ?? file.target ?? file.application
      if (named?.draft ?? nameOfFile(file.path).draft) continue
      const pictures = file.pictures.flatMap(({ field, place, file: shown }): SampleValue[] =>
        isSamplePicture(sources.pictures.get(shown)) ? [{ field, place, written: null }] : [],
      )
      reportFile(file, [...file.sampleValues, ...pictures], findings)
    }
}

/** Reads the name from the text of `site.md`, because a header that cannot be parsed still says it. */
function isSampleItself(sources: Sources | undefined): boolean {
  const site = sources?.files.find(({ path }) => path === `${sources.contentFolder}/site.md`)
  if (site === undefined) return true
  const [, written = ''] = /^["']?(?:name|nom)\b(.*)$/im.exec(new TextDecoder().decode(site.bytes)) ?? []
  return written.includes(SAMPLE_OWNER)
}

function isSamplePicture(facts: PictureFacts | undefined): boolean {
  return facts !== undefined && 'isSample' in facts && facts.isSample === true
}

function reportFile(file: CompiledFile, all: readonly SampleValue[], findings: Findings) {
  const portraits = all.filter(({ field }) => /^hero\.portrait(?:Night)?$/.test(field ?? ''))
  for (const { field, place } of portraits) findings.add('sample/portrait', place, { field, owner: SAMPLE_OWNER })
  for (const { field, written, place } of all)
    if (written !== null) findings.add('sample/choice', place, { field, actual: written })
  const values = all
    .filter((value) => !portraits.includes(value) && value.written === null)
    .toSorted((a, b) => a.place.line - b.place.line)
  const [first] = values
  if (first === undefined) return
  const isCv = file.cv !== null || file.target !== null
  const facts = { values: named(values), owner: SAMPLE_OWNER }
  const isLife = isCv && values.some(({ field }) => field === null || LIFE.test(field))
  findings.add(isLife ? 'sample/cv' : 'sample/kept', first.place, facts)
}

/** Names each value by its line and its key, the lines of the text below the header together. */
function named(values: readonly SampleValue[]): Wording[] {
  const inHeader = values.filter(({ field }) => field !== null)
  const below = values.filter(({ field }) => field === null)
  const names = inHeader.map(({ field, place }) => `${place.line} (${field})`)
  const more = names.length - NAMED_MAX
  return [
    ...(more > 1 ? [...names.slice(0, NAMED_MAX), phrase('more', more)] : names),
    ...(below[0] ? [phrase('textFrom', below[0].place.line)] : []),
  ]
}

/** Words with which a notice promises that nothing is counted. */
const NO_DATA =
  /aucune? (donnée|information|statistique|mesure)|sans (aucune )?(donnée|suivi|traceur)|pas de (donnée|suivi|traceur|statistique)|\b(no|zero|any) (data|tracking|tracker|analytics|statistics)|keine(rlei)? (daten|statistik|tracker)/i

/**
 * Reports a notice of the owner that says that no data is collected, beside a service that counts visits.
 * @param counted where the service is named
 */
function checkNotice({ values, places }: CheckedSite, counted: Place | undefined, findings: Findings) {
  const notice = values.footer?.notice ?? null
  const place = own(places.values, 'footer.notice')
  const service = values.analytics?.name ?? 'non'
  if (notice === null || place === undefined || counted === undefined) return
  if (service !== 'non' && NO_DATA.test(notice))
    findings.add('footer/notice', place, {
      ...{ field: 'footer.notice', actual: notice, service },
      where: `${counted.file}:${counted.line}`,
    })
}
