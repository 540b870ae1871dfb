import matter from 'gray-matter'
import { type Document, isMap, isPair, type Pair, type ParsedNode, visit } from 'yaml'
import type { Findings } from '../../diagnostics/findings.ts'
import type { FactsOf } from '../../diagnostics/messages.ts'
import { type Phrase, phrase } from '../../diagnostics/phrase.ts'
import type { Place } from '../../diagnostics/severity.ts'
import { FIELDS_OF, type MarkdownKind } from '../../fields/definitions.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import type { SourceFile } from '../contract/sources.ts'
import { decode } from './decode.ts'
import { FILE_MAX_BYTES } from './file-max-bytes.ts'
import { fromWindows1252, isPartOfGarbled, reportGarbled } from './garbled.ts'
import { parseYaml, repairHeader } from './header-repair.ts'
import { KNOWN_KEYS, type KnownKeys } from './known-keys.ts'
import { excessInHeader } from './limits.ts'
import { type Line, linesOf } from './lines.ts'
import { withoutMarkdown } from './markdown-words.ts'
import { quoted } from './quoted.ts'
import { TextPlaces } from './text-places.ts'

const [CR, LF] = [0x0d, 0x0a]

/**
 * Splits and reads one Markdown file, and reports its problems. If the header cannot be read, the text below it still can, so that one run
 * finds the faults of both. Returns `null` if none of the file can be checked further.
 */
export function parseFile(file: SourceFile, findings: Findings): ParsedFile | null {
  const { path, kind } = file
  if (kind === 'style') return null
  const read = readText(file, findings)
  if (read === null) return null
  const { text, places } = read
  const part = locateHeader({ ...read, kind }, findings)
  if (part === null) return null
  const { yamlStart, bodyStart } = part
  const body = text.slice(bodyStart)
  const withoutHeader = () => ({
    ...{ path, kind, places, body, bodyStart, isHeaderRead: false, header: parseYaml('{}'), headerText: '' },
    unread: new Set(FIELDS_OF[kind].map(({ key }) => key)),
    headerPlace: () => places.between(0, 3),
  })
  if (part.yaml === null) return withoutHeader()
  const yaml = withoutInvisible(part.yaml)
  const placeAt = (from: number, to: number) =>
    places.between(yamlStart + yaml.written(from), yamlStart + yaml.written(to))
  reportGarbled(part.yaml, (from, to) => places.between(yamlStart + from, yamlStart + to), findings)
  if (linesOf(yaml.text).every(({ text }) => /^\s*(#|$)/.test(text))) {
    findings.add('header/empty', places.between(0, 3))
    return withoutHeader()
  }
  try {
    const engine = (header: string) => ({ read: readYaml(linesBelowFirst(header), kind, placeAt, findings) })
    // Without an options object gray-matter would use its cache, which holds empty entries for files that it failed on.
    const { data } = matter(`---\n${yaml.text}---\n${body}`, { engines: { yaml: engine } })
    const { read: header }: Partial<ReturnType<typeof engine>> = data
    return header ? { path, kind, ...header, places, body, bodyStart, isHeaderRead: true } : withoutHeader()
  } catch (error) {
    // Keys inside keys on one line (`"a": "a": …`) have no brackets that could be counted, so the parser's stack overflows.
    if (!(error instanceof RangeError)) throw error
    findings.add('yaml/nesting', placeAt(0, 1))
    return withoutHeader()
  }
}

/** Removes invisible characters, which are reported, because values with them would be reported again. */
function withoutInvisible(text: string) {
  const removed = invisibleIn(text, text.length).map(({ index }) => index)
  const ends = [...removed, text.length]
  return {
    text: ends.map((end, part) => text.slice(part === 0 ? 0 : (ends[part - 1] ?? 0) + 1, end)).join(''),
    /** Returns the offset in the given text of a character of the result. */
    written: (offset: number) => removed.reduce((now, index) => (index <= now ? now + 1 : now), offset),
  }
}

/** Removes the end of the opening line, which gray-matter includes, and adds that of the last line, which it omits. */
function linesBelowFirst(header: string): string {
  return `${header.slice(header.indexOf('\n') + 1)}\n`
}

/** Returns the text of a file, or `null` if none of it can be checked. */
export function readText({ path, bytes, size = bytes.byteLength }: SourceFile, findings: Findings) {
  const start = new TextPlaces(path, '').between(0, 0)
  if (size > FILE_MAX_BYTES) {
    findings.add('file/too-large', start, { actual: phrase('kilobytes', Math.round(size / 1024)) })
    return null
  }
  const { text: decoded, encoding, single } = decode(bytes)
  // A lone carriage return ends a line too. Replacing it by a line feed keeps all offsets.
  const text = decoded.replace(/\r(?!\n)/g, '\n')
  const places = new TextPlaces(path, text)
  const source = { path, text: withoutConflicts(text, places, findings), places }
  if (encoding === 'mixed')
    for (const at of single.slice(0, INVISIBLE_SHOWN))
      findings.add('file/encoding', source.places.between(at, at + 1), { actual: text.charAt(at), isSingle: true })
  else if (encoding !== 'UTF-8') {
    const at = single[0] ?? 0
    const actual = encoding === 'UTF-16' ? encoding : phrase('invalidBytes')
    findings.add('file/encoding', source.places.between(at, at), { actual, isSingle: false })
    // A picture or another file of bytes has no text.
    if (text.includes('\0')) return null
  }
  if (bytes.includes(CR) && !bytes.includes(LF)) findings.add('file/line-ends', start)
  reportInvisible(source, findings)
  return source
}

interface SourceText {
  path: string
  kind: MarkdownKind
  text: string
  places: TextPlaces
}

/** The most conflicts of a file that are reported. */
const CONFLICTS_SHOWN = 20

/** Reports the markers of Git conflicts, and returns the text with the first version of each, in which all offsets are the same. */
function withoutConflicts(text: string, places: TextPlaces, findings: Findings): string {
  const starts = /^<{7} /gm
  const ends = /^>{7} [^\r\n]*/gm
  const parts: string[] = []
  let copied = 0
  for (let start = starts.exec(text); start !== null; start = starts.exec(text)) {
    ends.lastIndex = start.index
    const end = ends.exec(text)
    if (end === null) break
    const from = places.between(start.index, start.index + 7)
    const to = places.between(end.index, end.index + 7)
    if (parts.length < CONFLICTS_SHOWN * 2) findings.add('file/conflict', from, { start: from.line, end: to.line })
    const inside = text.slice(start.index, end.index)
    const first = inside.indexOf('\n') + 1
    const second = inside.search(/^(?:={7}|\|{7})/m)
    parts.push(text.slice(copied, start.index) + blanked(inside.slice(0, first)))
    parts.push(inside.slice(first, second) + blanked(inside.slice(second) + end[0]))
    copied = end.index + end[0].length
    starts.lastIndex = copied
  }
  return parts.join('') + text.slice(copied)
}

const blanked = (text: string) => text.replace(/[^\r\n]/g, ' ')

/** Control characters except tab and line ends, and zero-width, bidirectional and replacement characters. Nobody types them on purpose. */
export const CONTROL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFD]/g

/** Joiners, which other scripts and emoji need. Beside Latin letters, digits and spaces they are an accident. */
export const JOINER = /(?<=[\p{Script=Latin}\p{N}\s])[\u200C\u200D]|[\u200C\u200D](?=[\p{Script=Latin}\p{N}\s])/gu

/** A soft hyphen is useful in a text. In a header it makes values differ that look the same. */
export const SOFT_HYPHEN = /\u00AD/g

/** The most invisible characters that are reported, because a binary file has thousands. */
const INVISIBLE_SHOWN = 20

function reportInvisible({ text, places }: Omit<SourceText, 'kind'>, findings: Findings): void {
  const headerEnd = text.search(/\n---[ \t]*\r?(\n|$)/)
  for (const { index, 0: character } of invisibleIn(text, headerEnd).slice(0, INVISIBLE_SHOWN)) {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    findings.add('file/control-character', places.between(index, index + 1), {
      actual: `U+${code}`,
      ...mendOf(character, text[index - 1], text[index + 1]),
    })
  }
}

/** Returns what to write for an invisible character: what Windows-1252 means by it, a space for the end of a line, or nothing. */
function mendOf(character: string, before = ' ', after = ' ') {
  if (character === '\uFFFD') return { suggestion: null, mend: null }
  const isLineEnd = /[\v\f\u2028\u2029]/.test(character)
  const meant = isLineEnd ? ' ' : fromWindows1252(character)
  const mend = meant === character || (isLineEnd && /\s/.test(before + after)) ? '' : meant
  return { suggestion: mend || null, mend }
}

/** @param headerEnd where soft hyphens are allowed from */
function invisibleIn(text: string, headerEnd: number): RegExpExecArray[] {
  return [
    // A correction of garbled text takes such characters with it.
    ...[...text.matchAll(CONTROL)].filter(({ index }) => !isPartOfGarbled(text, index)),
    ...text.matchAll(JOINER),
    ...[...text.matchAll(SOFT_HYPHEN)].filter(({ index }) => index < headerEnd),
  ].sort((a, b) => a.index - b.index)
}

/** Returns whether a line was probably intended as the `---` at the start or end of a header. */
function isNearDelimiter({ text }: Line): boolean {
  return /^([-–—]{2,}|—|\.\.\.|[*=_~+]{3,}|---+ #.*)$/s.test(text.trim())
}

/** The parts of a file. `yaml` is the text between the delimiters, `null` if there is none. */
interface Parts {
  yaml: string | null
  yamlStart: number
  bodyStart: number
}

/**
 * Finds the header between its delimiters, and reports wrong ones. A line that was probably intended as one counts as one.
 * @returns `null` if the header is too long
 */
function locateHeader({ text, kind, places }: SourceText, findings: Findings): Parts | null {
  const lines = linesOf(text)
  const startOf = (index: number) => lines[index]?.start ?? text.length
  const open = lines[0]?.text.trimEnd() === '---' ? 0 : reportOpening(lines, kind, places, findings)
  if (open === null) return { yaml: null, yamlStart: 0, bodyStart: 0 }
  const yamlStart = startOf(open + 1)
  const found = lines.findIndex((line, index) => index > open && (isNearDelimiter(line) || line.text.startsWith('---')))
  const close = lines[found]
  if (close === undefined) {
    const first = lines[open]?.start ?? 0
    const end = lines.findIndex(({ text }, index) => index > open && !isLineOfHeader(text))
    findings.add('header/unclosed', places.between(first, first + 3), { last: end === -1 ? lines.length : end })
    const after = endOfKeys(lines, KNOWN_KEYS[kind])
    const bodyStart = startOf(after)
    return { yaml: after === 0 ? null : text.slice(yamlStart, bodyStart), yamlStart, bodyStart }
  }
  if (close.text.trimEnd() !== '---')
    findings.add('header/delimiter', places.between(close.start, close.start + close.text.length), {
      actual: close.text,
      mend: isNearDelimiter(close) && !closesBelow(lines.slice(found + 1)) ? '---' : null,
    })
  const late = lateKeys(lines.slice(found + 1), KNOWN_KEYS[kind])
  const end = late?.end ?? close.start
  // The delimiters above late keys become blanks, because they do not end the header.
  const yaml = text.slice(yamlStart, end).replace(/^---(?=\s*$)/gm, '   ')
  if (late)
    findings.add('header/closed-early', places.between(close.start, close.start + 3), {
      actual: late.key,
      remedy: late.remedy,
    })
  if (reportExcess(yaml, yamlStart, places, findings)) return null
  return { yaml, yamlStart, bodyStart: late?.bodyStart ?? startOf(found + 1) }
}

/** Returns the index of the line below the last known key and its value; 0 if there is none. */
function endOfKeys(lines: readonly Line[], keys: KnownKeys): number {
  const last = lines.findLastIndex((line) => keys.isTop(keyOf(line)))
  const rest = lines.slice(last + 1).findIndex(({ text }) => !/^(\s+\S|- )/.test(text))
  return last === -1 ? 0 : rest === -1 ? lines.length : last + 1 + rest
}

/** Returns whether these lines may go on with a header and close it. A text would show what is a remark there. */
function closesBelow(lines: readonly Line[]): boolean {
  const end = lines.findIndex(({ text }) => text.trim() !== '' && !isLineOfHeader(text))
  return lines[end]?.text.trimEnd() === '---'
}

function isLineOfHeader(text: string): boolean {
  return /^(\s*#.*|[\p{L}_-]+\s*:.*|\s+\S.*|- .*)$/u.test(text)
}

/** Reports a header that is too long. Runs before gray-matter, whose time grows with the square of the blank lines. */
function reportExcess(yaml: string, yamlStart: number, places: TextPlaces, findings: Findings): boolean {
  const excess = excessInHeader(yaml)
  if (excess === null) return false
  findings.exceed(excess.limit, places.between(yamlStart + excess.at, yamlStart + excess.at + 1))
  return true
}

/** Finds keys below the line that closes the header. `end` is the end of these keys, `bodyStart` follows a second closing line. */
function lateKeys(lines: readonly Line[], keys: KnownKeys) {
  const isBlank = ({ text }: Line) => ['', '---'].includes(text.trim())
  const first = lines.findIndex((line) => !isBlank(line))
  const key = keyOf(lines[first])
  if (!keys.isTop(key)) return null
  const after = lines.findIndex((line, index) => index > first && !/^(\s+\S|- |[\p{L}_]+ ?:(\s|$))/u.test(line.text))
  const next = lines[after]
  if (next === undefined) return null
  const isClosed = next.text.trimEnd() === '---'
  const isOpened = lines.slice(0, first).some(({ text }) => text.trim() === '---')
  const remedy: FactsOf<'header/closed-early'>['remedy'] = isClosed ? (isOpened ? 'drop both' : 'drop') : 'move'
  const bodyStart = isClosed ? (lines[after + 1]?.start ?? next.start + 3) : next.start
  return { key, remedy, end: next.start, bodyStart }
}

function keyOf(line: Line | undefined): string {
  return /^([\p{L}_]+) ?:(\s|$)/u.exec(line?.text ?? '')?.[1] ?? ''
}

/**
 * Reports why the file does not begin with a header.
 * @returns the line that was probably intended to begin it, -1 if only that line is missing, or `null`
 */
function reportOpening(
  lines: readonly Line[],
  kind: MarkdownKind,
  places: TextPlaces,
  findings: Findings,
): number | null {
  const first = lines.findIndex(({ text }) => text.trim() !== '')
  const written = lines[first]
  if (written === undefined) {
    findings.add('header/missing', places.between(0, 0), { above: null })
    return null
  }
  const { text, start } = written
  const at = places.between(start, start + Math.max(1, text.length))
  if (text.trim() === '---') {
    const blank = places.between(0, start + text.length)
    findings.add('header/misplaced', { ...at, line: blank.line, column: blank.column }, { mend: '---' })
    return first
  }
  const language = /^(?:---+\s*(\w+)|(\+{3,}|;{3,}))\s*$/.exec(text.trim())
  if (language) {
    findings.add('header/language', at, { actual: language[1] ?? language[2] ?? '' })
    return language[1] === undefined ? null : first
  }
  if (isNearDelimiter(written) || text.startsWith('---')) {
    findings.add('header/delimiter', at, { actual: text, mend: isNearDelimiter(written) ? '---' : null })
    return first
  }
  const later = lines.findIndex(({ text }) => text.trimEnd() === '---')
  const above = lines.slice(first, later)
  const isHeader = above.every((line) => line.text.trim() === '' || isLineOfHeader(line.text))
  if (later !== -1 && isHeader && above.some((line) => KNOWN_KEYS[kind].isTop(keyOf(line)))) {
    findings.add('header/missing', at, { above: keyOf(written) || text.trim() })
    return -1
  }
  const isLater = later !== -1 && lines.slice(later + 1).some(({ text }) => text.trimEnd() === '---')
  if (isLater) findings.add('header/misplaced', at)
  else findings.add('header/missing', at, { above: null })
  return isLater ? later : null
}

/** Reads the YAML. If that fails, repairs it key by key and reads it again. */
function readYaml(
  yaml: string,
  kind: MarkdownKind,
  placeAt: (from: number, to: number) => Place,
  findings: Findings,
): Pick<ParsedFile, 'header' | 'unread' | 'headerText' | 'headerPlace'> | null {
  const deep = tooDeep(yaml)
  if (deep !== null) {
    findings.add('yaml/nesting', placeAt(deep, deep + 1))
    return null
  }
  const asWritten = parseYaml(yaml)
  const isMended = asWritten.errors.length > 0 || !isMap(asWritten.contents)
  if (isMended && /^\s*\{/.test(yaml)) {
    findings.add('yaml/json', placeAt(yaml.search(/\S/), yaml.trimEnd().length))
    return null
  }
  const keys = KNOWN_KEYS[kind]
  if (asWritten.errors.length === 0 && !isMap(asWritten.contents) && !keys.isNamedIn(yaml)) {
    findings.add('yaml/not-a-map', placeAt(0, yaml.trimEnd().length))
    return null
  }
  const mended = isMended ? repairHeader(yaml, keys) : null
  for (const obstacle of mended?.obstacles ?? []) {
    const facts = 'error' in obstacle ? { reason: phrase('yamlError', obstacle.error?.code ?? '') } : obstacle.facts
    findings.add(obstacle.code, placeAt(obstacle.from, obstacle.to), facts)
  }
  const headerPlace = (from: number, to: number) =>
    mended === null ? placeAt(from, to) : placeAt(mended.written(from), mended.written(to))
  const headerText = mended?.text ?? yaml
  const header = mended === null ? asWritten : parseYaml(headerText)
  if (header.errors.length > 0 || !isMap(header.contents)) {
    const [error] = header.errors
    const at = error === undefined ? placeAt(0, yaml.trimEnd().length) : headerPlace(...error.pos)
    if (mended === null || mended.obstacles.length === 0)
      findings.add('yaml/syntax', at, { reason: phrase('yamlError', error?.code ?? '') })
    return null
  }
  const unread = new Set(mended?.unread)
  dropFeatures(header, headerText, unread, (from, to, feature) => {
    const text = headerText.slice(from, to)
    const words = withoutMarkdown(text, false)
    // YAML takes words in bold for an alias: « title: **Banque** ».
    if (words === text) findings.add('yaml/feature', headerPlace(from, to), { feature })
    else findings.add('yaml/special', headerPlace(from, to), { actual: '*', suggestion: quoted(words) })
  })
  return { header, unread, headerText, headerPlace }
}

/** Refuses anchors, aliases, tags and merge keys, because a small number of them can expand to a huge value. Removes keys with one. */
function dropFeatures(
  header: Document.Parsed<ParsedNode>,
  yaml: string,
  unread: Set<string>,
  report: (from: number, to: number, feature: Phrase) => void,
) {
  const refused = new Set<unknown>()
  const refuse = (from: number, to: number, feature: Phrase, path: readonly unknown[]) => {
    refused.add(path.find(isPair))
    report(from, to, feature)
  }
  visit(header, {
    Pair(_, pair, path) {
      const [from, to] = (pair as Pair<ParsedNode>).key.range
      if (String(pair.key) === '<<') refuse(from, to, phrase('merge'), [...path, pair])
    },
    Alias(_, { range }, path) {
      if (range) refuse(range[0], range[1], phrase('alias'), path)
    },
    // The range of a node does not contain its anchor or tag, which precede it.
    Value(_, { anchor, tag, range }, path) {
      const from = range?.[0] ?? 0
      if (anchor) refuse(Math.max(0, yaml.lastIndexOf(`&${anchor}`, from)), from, phrase('anchor'), path)
      else if (tag !== undefined) refuse(tagBefore(yaml, from), from, phrase('tag'), path)
    },
  })
  if (!isMap(header.contents)) return
  header.contents.items = header.contents.items.filter((pair) => {
    if (refused.has(pair)) unread.add(String(pair.key))
    return !refused.has(pair)
  })
}

/** Returns the offset of the `!` or `!!` before a node. */
function tagBefore(yaml: string, end: number): number {
  const at = Math.max(0, yaml.lastIndexOf('!', end - 1))
  return yaml[at - 1] === '!' ? at - 1 : at
}

/** The deepest header that the parser reads. */
const NESTING_MAX = 100

function tooDeep(yaml: string): number | null {
  let depth = 0
  for (let at = 0; at < yaml.length; at++) {
    if (yaml[at] === '[' || yaml[at] === '{') depth += 1
    else if (yaml[at] === ']' || yaml[at] === '}') depth = Math.max(0, depth - 1)
    if (depth > NESTING_MAX) return at
  }
  const isDeep = ({ text }: Line) =>
    text.length - text.trimStart().length >= 2 * NESTING_MAX || /^ *(?:[-?:] ){100}/.test(text)
  return linesOf(yaml).find(isDeep)?.start ?? null
}
