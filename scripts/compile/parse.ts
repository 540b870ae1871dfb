import matter from 'gray-matter'
import { type Document, type ErrorCode, isAlias, isMap, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml'
import type { Findings } from '../diagnostics/findings.ts'
import { type SourceFile, TextPlaces } from './source.ts'

/** A file split into its front matter, as nodes that know their place, and its body. */
export interface ParsedFile {
  path: string
  kind: SourceFile['kind']
  /** The front matter as written, with the document it was read into. */
  header: Document.Parsed<ParsedNode>
  /** Where a node of the header, or a part of the body, stands in the file. */
  places: TextPlaces
  /** Offset of the first character of the header's YAML in the file. */
  headerStart: number
  body: string
  /** Offset of the body in the file. */
  bodyStart: number
}

/** Issue 4: a content file is text that someone writes by hand. */
const FILE_MAX_BYTES = 256 * 1024

/** Reads one file; `null` when what was found leaves nothing to go on with. */
export function parseFile({ path, kind, bytes }: SourceFile, findings: Findings): ParsedFile | null {
  const start = new TextPlaces(path, '').between(0, 0)
  if (bytes.byteLength > FILE_MAX_BYTES) {
    findings.add('file/too-large', start, { actual: `${Math.round(bytes.byteLength / 1024)} Ko` })
    return null
  }
  const text = decode(bytes)
  if ('problem' in text) {
    findings.add('file/encoding', start, { actual: text.problem })
    return null
  }
  const places = new TextPlaces(path, text.value)
  const source = { path, kind, text: text.value, places }
  if (hasControlCharacter(source, findings)) return null
  const parts = splitHeader(source, findings)
  if (parts === null) return null
  const header = readYaml(parts.yaml, parts.yamlStart, places, findings)
  if (header === null) return null
  return { path, kind, header, places, headerStart: parts.yamlStart, body: parts.body, bodyStart: parts.bodyStart }
}

interface SourceText {
  path: string
  kind: SourceFile['kind']
  text: string
  places: TextPlaces
}

function decode(bytes: Uint8Array): { value: string } | { problem: string } {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return { problem: 'UTF-16' }
  try {
    // A byte order mark is dropped by the decoder.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // A lone carriage return ends a line too, and takes as much room as a line feed: places stay true.
    return { value: text.replace(/\r(?!\n)/g, '\n') }
  } catch {
    return { problem: 'octets invalides' }
  }
}

/** Control characters but tab and line ends, zero-width and bidirectional ones: nobody types them on purpose. */
const CONTROL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g

function hasControlCharacter({ text, places }: SourceText, findings: Findings): boolean {
  const found = [...text.matchAll(CONTROL)]
  for (const { index, 0: character } of found) {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    findings.add('file/control-character', places.between(index, index + 1), { actual: `U+${code}` })
  }
  return found.length > 0
}

interface Parts {
  yaml: string
  yamlStart: number
  body: string
  bodyStart: number
}

/** A line end of any kind: editors of all systems are welcome. */
const LINE_END = /\r\n|\n|\r/

/** gray-matter splits; the delimiters are checked here first, for it is silent about most that can be wrong with them. */
function splitHeader({ text, places }: SourceText, findings: Findings): Parts | null {
  const lines = linesOf(text)
  const first = lines[0]
  if (first === undefined || first.text !== '---') {
    reportOpening(lines, places, findings)
    return null
  }
  const close = lines.slice(1).find((line) => /^\s*-{3,}\s*$/.test(line.text) || line.text === '...')
  if (close === undefined) {
    findings.add('header/unclosed', places.between(first.start, first.start + 3))
    return null
  }
  if (close.text.trimEnd() !== '---') {
    findings.add('header/delimiter', places.between(close.start, close.start + close.text.length), {
      actual: close.text,
    })
    return null
  }
  // An options object always: without one gray-matter answers a file it failed on from its cache, empty.
  const { content } = matter(text, { language: 'yaml', engines: { yaml: () => ({}) } })
  const yamlStart = lines[1]?.start ?? text.length
  return {
    yaml: text.slice(yamlStart, close.start),
    yamlStart,
    body: content,
    bodyStart: text.length - content.length,
  }
}

interface Line {
  text: string
  start: number
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const part of text.split(LINE_END)) {
    lines.push({ text: part, start })
    start += part.length
    start += text.startsWith('\r\n', start) ? 2 : 1
  }
  return lines
}

/** Why the first line is not the opening of a header. */
function reportOpening(lines: readonly Line[], places: TextPlaces, findings: Findings) {
  const written = lines.find(({ text }) => text.trim() !== '')
  const at = (line: Line) => places.between(line.start, line.start + Math.max(1, line.text.length))
  if (written === undefined) return findings.add('header/missing', places.between(0, 0))
  const { text } = written
  if (text.trim() === '---') return findings.add('header/misplaced', at(written))
  const language = /^---+\s*(\w+)\s*$/.exec(text.trim())
  if (language?.[1]) return findings.add('header/language', at(written), { actual: language[1] })
  if (/^\s*[-–—]{2,}\s*$/.test(text)) return findings.add('header/delimiter', at(written), { actual: text })
  const later = lines.findIndex(({ text }) => text === '---')
  const line = lines[later]
  if (line !== undefined && lines.slice(later + 1).some(({ text }) => text === '---'))
    return findings.add('header/misplaced', at(written))
  findings.add('header/missing', at(written))
}

function readYaml(
  yaml: string,
  start: number,
  places: TextPlaces,
  findings: Findings,
): Document.Parsed<ParsedNode> | null {
  if (yaml.trim() === '') {
    findings.add('header/empty', places.between(0, 3))
    return null
  }
  const document = parseDocument(yaml, {
    version: '1.2',
    lineCounter: new LineCounter(),
    uniqueKeys: false,
    prettyErrors: false,
  })
  const at = (from: number, to: number) => places.between(start + from, start + to)
  if (document.errors.length > 0) {
    for (const { code, pos } of document.errors.slice(0, ERRORS_SHOWN)) {
      const [from, to] = pos
      if (code === 'TAB_AS_INDENT') findings.add('yaml/tab', at(from, to))
      else reportSyntax(yaml, from, to, code, at, findings)
    }
    return null
  }
  let refused = false
  const refuse = (range: readonly number[] | null | undefined, feature: string) => {
    refused = true
    findings.add('yaml/feature', at(range?.[0] ?? 0, range?.[1] ?? 0), { actual: feature })
  }
  // An anchor and a tag stand before the range of their node.
  const before = (mark: RegExp, range: readonly number[] | null | undefined) => {
    const end = range?.[0] ?? 0
    return [Math.max(0, yaml.slice(0, end).search(mark)), end]
  }
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) refuse(node.range, 'Un alias (« * »)')
      else if (node.anchor) refuse(before(/&\S*\s*$/, node.range), 'Une ancre (« & »)')
      else if (node.tag !== undefined) refuse(before(/!\S*\s*$/, node.range), 'Une étiquette (« ! »)')
    },
    Pair(_key, pair) {
      if (String(pair.key) === '<<') refuse((pair.key as ParsedNode).range, 'Une fusion (« << »)')
    },
  })
  if (refused) return null
  if (!isMap(document.contents)) {
    findings.add('yaml/not-a-map', at(0, yaml.trimEnd().length))
    return null
  }
  return document
}

/** What the errors of the `yaml` package mean to someone who has never heard of a token. */
const SYNTAX_ERRORS: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'une étoile ouvre un alias',
  BAD_COLLECTION_TYPE: 'une liste et des clés sont mélangées',
  BAD_DQ_ESCAPE: 'une barre oblique inverse entre guillemets doubles',
  BAD_INDENT: 'indentation inattendue',
  BAD_PROP_ORDER: 'ordre inattendu',
  BAD_SCALAR_START: 'ce caractère ne peut pas commencer une valeur sans guillemets',
  BLOCK_AS_IMPLICIT_KEY: 'deux clés sur une même ligne',
  BLOCK_IN_FLOW: 'un bloc entre crochets ou accolades',
  DUPLICATE_KEY: 'clé répétée',
  IMPOSSIBLE: 'syntaxe inattendue',
  KEY_OVER_1024_CHARS: 'une clé beaucoup trop longue',
  MISSING_CHAR: 'il manque un guillemet, un crochet, une accolade ou une espace',
  MULTILINE_IMPLICIT_KEY: 'une clé sur plusieurs lignes : il manque sans doute « : » ou un guillemet',
  MULTIPLE_ANCHORS: 'deux ancres',
  MULTIPLE_DOCS: 'plusieurs documents',
  MULTIPLE_TAGS: 'deux étiquettes',
  TAB_AS_INDENT: 'une tabulation',
  UNEXPECTED_TOKEN: 'texte inattendu',
}

/** One slip can make the rest of a header unreadable: the first few errors say where it is. */
const ERRORS_SHOWN = 3

function reportSyntax(
  yaml: string,
  from: number,
  to: number,
  code: ErrorCode,
  at: (from: number, to: number) => ReturnType<TextPlaces['between']>,
  findings: Findings,
) {
  const lineStart = yaml.lastIndexOf('\n', from - 1) + 1
  const lineEnd = yaml.indexOf('\n', from) === -1 ? yaml.length : yaml.indexOf('\n', from)
  const line = /^(\s*[\w-]+:\s+)([^'"[{|>].*: .*?)\s*$/.exec(yaml.slice(lineStart, lineEnd))
  if (line?.[1] && line[2]) {
    const valueStart = lineStart + line[1].length
    findings.add('yaml/colon', at(valueStart, valueStart + line[2].length), {
      suggestion: quoted(line[2]),
      mend: quoted(line[2]),
    })
    return
  }
  findings.add('yaml/syntax', at(from, to), { actual: SYNTAX_ERRORS[code] ?? 'syntaxe inattendue' })
}

function quoted(value: string) {
  return value.includes("'") ? `"${value.replaceAll('"', '\\"')}"` : `'${value}'`
}
