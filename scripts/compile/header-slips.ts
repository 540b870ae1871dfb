import { isMap, parseDocument } from 'yaml'
import type { Facts } from '../diagnostics/findings.ts'
import type { DiagnosticCode } from '../diagnostics/messages.ts'

/** A top-level key of a header with the lines that belong to it. */
export interface HeaderBlock {
  /** As far as it can be told: the first word of the line. */
  key: string
  /** Offsets in the header. */
  start: number
  end: number
}

/** What an owner did when a block cannot be read. `from` and `to` are offsets in the header. */
export interface Slip {
  code: DiagnosticCode
  from: number
  to: number
  facts: Facts
}

/** Cuts a header where a line begins without indentation: what is wrong with one key stays with it. */
export function blocksOf(yaml: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = []
  for (const { text, start } of linesOf(yaml)) {
    const last = blocks.at(-1)
    const opens = /^[^\s#\]}]/.test(text) && !/^-(\s|$)/.test(text)
    if (opens || last === undefined) blocks.push({ key: keyAtStart(text), start, end: start + text.length })
    else last.end = start + text.length
  }
  return blocks
}

/** Whether a block by itself is one key with its value. */
export function isReadable(block: string): boolean {
  if (/^\s*(#.*)?$/.test(block)) return true
  const document = parseDocument(block, { uniqueKeys: false, prettyErrors: false })
  return document.errors.length === 0 && (document.contents === null || isMap(document.contents))
}

/** The first slip of a block that cannot be read; `null` for one that nobody is known to make. */
export function slipIn(block: string): Slip | null {
  const lines = linesOf(block)
  for (const [index, line] of lines.entries()) {
    const slip = slipOfLine(line, lines.slice(index + 1), index === 0 ? null : (lines[index - 1] ?? null))
    if (slip !== null) return slip
  }
  return null
}

interface Line {
  text: string
  start: number
}

function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const at = start
    start += line.length + 1
    return { text: line.replace(/\r$/, ''), start: at }
  })
}

function keyAtStart(line: string): string {
  return /^["'“”«]?\s*([\p{L}\p{N}_-]+)/u.exec(line)?.[1] ?? ''
}

const ENTRY =
  /^(?<lead>[ ]*(?:-[ ]+)*)(?<key>[\p{L}_][\p{L}\p{N}_-]*)(?<gap>[^\S\n]*):(?:(?<space>[ \t]+)(?<value>.*))?$/u

function slipOfLine({ text, start }: Line, following: readonly Line[], before: Line | null): Slip | null {
  if (/^\s*(#.*)?$/.test(text)) return null
  const slip = (code: DiagnosticCode, from: number, to: number, facts: Facts = {}): Slip => ({
    code,
    from: start + from,
    to: start + to,
    facts,
  })
  const indent = /^\s*/.exec(text)?.[0] ?? ''
  const tab = indent.indexOf('\t')
  if (tab !== -1) return slip('yaml/tab', tab, indent.length)
  const odd = indent.search(/[^ ]/)
  if (odd !== -1) return slip('yaml/space', odd, indent.length, { mend: ' '.repeat(indent.length - odd) })

  const entry = ENTRY.exec(text)?.groups
  if (entry) {
    const lead = entry.lead ?? ''
    const key = entry.key ?? ''
    if (/^ +$/.test(lead) && before !== null && hasScalar(before.text)) {
      return slip('yaml/indentation', lead.length, lead.length + key.length, { actual: key })
    }
    const value = entry.value ?? ''
    return value === '' ? null : slipOfValue(value, text.length - value.length, following, slip)
  }
  const glued = /^(\s*(?:- +)*)([\p{L}_][\p{L}\p{N}_-]*):(?!\/\/)(\S.*)$/u.exec(text)
  if (glued) {
    const [, lead = '', key = '', value = ''] = glued
    const mend = `${key}: ${value}`
    return slip('yaml/colon-space', lead.length, text.length, { actual: `${key}:${value}`, suggestion: mend, mend })
  }
  const equals = /^(\s*)([\p{L}_][\p{L}\p{N}_-]*)\s*=\s*(.*)$/u.exec(text)
  if (equals) {
    const [, lead = '', key = '', value = ''] = equals
    const mend = `${key}: ${value}`.trim()
    return slip('yaml/equals', lead.length, text.length, { actual: key, suggestion: mend, mend })
  }
  const item = /^(\s*(?:- +)+)(\S.*)$/.exec(text)
  if (item) return slipOfValue(item[2] ?? '', item[1]?.length ?? 0, following, slip)
  if (indent === '' && !/^[-\]}]/.test(text)) return slip('yaml/line', 0, text.length, { actual: text.trim() })
  return null
}

/** A key whose value stands on its own line: nothing may be indented below it. */
function hasScalar(line: string): boolean {
  const value = ENTRY.exec(line)?.groups?.value?.trim() ?? ''
  return value !== '' && !/^([|>][-+\d]*\s*(#.*)?|#.*)$/.test(value)
}

type MakeSlip = (code: DiagnosticCode, from: number, to: number, facts?: Facts) => Slip

function slipOfValue(written: string, column: number, following: readonly Line[], slip: MakeSlip): Slip | null {
  const value = written.trimEnd()
  const whole = (code: DiagnosticCode, facts: Facts = {}) => slip(code, column, column + value.length, facts)
  const first = value[0] ?? ''
  if (first === '"' || first === "'") return slipOfQuoted(value, first, following, whole)
  if (first === '[' || first === '{') {
    const rest = [value, ...following.map(({ text }) => text)].join('\n')
    const end = closingOf(rest)
    if (first === '[' && / #/.test(value) && value.endsWith(']')) {
      const items = value.slice(1, -1).split(/,\s*/)
      const suggestion = `[${items.map((item) => (/^[^"'].* #/.test(item) ? quoted(item) : item)).join(', ')}]`
      return whole('yaml/special', { actual: '#', suggestion, mend: suggestion })
    }
    const mark = first === '[' ? ']' : '}'
    if (end === null) {
      const written = [value, ...continued(following)].join(' ').replace(/ #.*$/, '')
      const suggestion = `${written.replace(/,$/, '')}${mark}`
      return whole('yaml/bracket', { actual: first, expected: [mark], suggestion })
    }
    const behind =
      rest
        .slice(end + 1)
        .split('\n')[0]
        ?.trim() ?? ''
    return behind === '' || behind.startsWith('#') ? null : whole('yaml/special', toQuote(value, first))
  }
  if (/^[@`%&*!]/.test(value) || /^[|>](?![-+\d]*\s*(#.*)?$)/.test(value) || /^[-?](\s|$)/.test(value))
    return whole('yaml/special', toQuote(value, first))
  if (/:(\s|$)/.test(value)) return whole('yaml/colon', toQuote(value, ':'))
  return null
}

function toQuote(value: string, actual: string): Facts {
  return { actual, suggestion: quoted(value), mend: quoted(value) }
}

function slipOfQuoted(
  value: string,
  mark: '"' | "'",
  following: readonly Line[],
  whole: (code: DiagnosticCode, facts?: Facts) => Slip,
): Slip | null {
  const rest = [value, ...following.map(({ text }) => text)].join('\n')
  const closed = (mark === '"' ? /^"(?:[^"\\]|\\[\s\S])*"/ : /^'(?:[^']|'')*'(?!')/).exec(rest)
  const text = [value, ...continued(following)].join(' ')
  /** Of several lines only the first would be replaced. */
  const mendIfOneLine = (mend: string) => ({ suggestion: mend, mend: text === value ? mend : null })
  if (closed === null) {
    const inner = text.slice(1).replace(/[“”"'’]$/, '')
    return whole('yaml/quote', {
      actual: mark,
      ...mendIfOneLine(quoted(mark === "'" ? inner.replaceAll("''", "'") : inner)),
    })
  }
  const behind = rest.slice(closed[0].length).split('\n')[0] ?? ''
  if (behind.trim() !== '' && !/^\s+#/.test(behind)) {
    const last = text.lastIndexOf(mark)
    // « 'L'école' » is one text with an apostrophe; « "a" b » is two.
    if (last === text.length - 1)
      return whole('yaml/quote', { actual: mark, ...mendIfOneLine(quoted(text.slice(1, last))) })
    return whole('yaml/quote', { actual: mark, suggestion: quoted(text) })
  }
  if (mark === '"' && closed[0].includes('\\'))
    return whole('yaml/escape', { suggestion: quoted(value.slice(1, -1)), mend: quoted(value.slice(1, -1)) })
  return null
}

/** The lines below a value that are still part of it, as far as it can be told: no item and no key. */
function continued(following: readonly Line[]): string[] {
  const end = following.findIndex(({ text }) => text.trim() === '' || /^\s*-\s/.test(text) || ENTRY.test(text))
  return following.slice(0, end === -1 ? undefined : end).map(({ text }) => text.trim())
}

/** Where the bracket that opens a text is closed again, quotes aside; `null` when it never is. */
function closingOf(text: string): number | null {
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if ((character === '"' || character === "'") && /[[{,:\s]/.test(text[at - 1] ?? ' ')) quote = character
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return null
}

/** A text in quotes that leave it as it is. */
export function quoted(value: string): string {
  return value.includes("'") ? `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : `'${value}'`
}
