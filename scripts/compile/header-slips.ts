import type { Facts } from '../diagnostics/findings.ts'
import type { DiagnosticCode } from '../diagnostics/messages.ts'
import type { KnownKeys } from './known-keys.ts'
import { entriesOf, listOf } from './list-writing.ts'
import { quoted } from './quoted.ts'
import { type Line, linesOf } from './source.ts'

/** The lines of a header that belong together. */
export interface HeaderBlock {
  /** What seem to be its keys: the first words of its lines. */
  keys: readonly string[]
  /** Offsets in the header. */
  start: number
  end: number
}

/** What an owner did when a block cannot be read. `from` and `to` are offsets in the block. */
export interface Slip<Code extends DiagnosticCode = DiagnosticCode> {
  code: Code
  from: number
  to: number
  facts: Facts<Code>
  /** What makes the block say what was meant, for the rest of it to be checked. */
  repair: Repair
}

export interface Repair {
  from: number
  to: number
  by: string
}

/** Cuts a header where a key begins without indentation: what is wrong with one key stays with it. */
export function blocksOf(yaml: string, keys: KnownKeys): HeaderBlock[] {
  const blocks: { keys: string[]; start: number; end: number; takesItems: boolean }[] = []
  for (const { text, start } of linesOf(yaml, YAML_LINE_END)) {
    const last = blocks.at(-1)
    const end = start + text.length
    const word = wordAtStart(text)
    if (last === undefined || opensBlock(text, keys) || (opensAsItem(text, keys) && !last.takesItems)) {
      blocks.push({ keys: [word], start, end, takesItems: hasNoValue(text) })
    } else {
      last.end = end
      if (keys.isTop(word)) last.keys.push(word)
    }
  }
  return blocks
}

/** A line at the left edge with a key, however it is separated from its value. */
function opensBlock(text: string, keys: KnownKeys): boolean {
  const [, word = '', mark = ''] =
    /^["'“”«*_`]{0,3}\s?([\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}_][\p{L}\p{N}_-]*)?)["'“”»*_`\s]{0,4}(:|=|：|[;,]\s|->|→|)/u.exec(
      text,
    ) ?? []
  if (/^\s/.test(text) || (keys.has(word) && !keys.isTop(word))) return false
  if (word === '') return /^\{/.test(text)
  if (mark === '') return keys.isTop(wordAtStart(text))
  return mark === ':' || mark === '=' || mark === '：' || keys.has(word)
}

/** « - title: Banque »: a dash before a key of the left edge. */
function opensAsItem(text: string, keys: KnownKeys): boolean {
  return keys.isTop(/^- +([\p{L}_]+) ?:/u.exec(text)?.[1] ?? '')
}

function hasNoValue(text: string): boolean {
  return /:\s*(#.*)?$/s.test(text)
}

/** The first slip of a block that cannot be read; `null` for one that nobody is known to make. */
export function slipIn(block: string, keys: KnownKeys): Slip | null {
  const reader = new BlockReader(block, keys)
  return reader.firstSlip()
}

/** Where YAML ends a line: a lone carriage return is a part of it. */
const YAML_LINE_END = /\r?\n/

function wordAtStart(line: string): string {
  return /^["'“”«*_`-]{0,3}\s*([\p{L}\p{N}_-]+)/u.exec(line)?.[1] ?? ''
}

const ENTRY =
  /^(?<lead>[ ]*(?:-[ ]+)*)(?<key>[\p{L}_][\p{L}\p{N}_-]*|"[\p{L}_][\p{L}\p{N}_-]*"|'[\p{L}_][\p{L}\p{N}_-]*')[^\S\n]*:(?:[ \t]+(?<value>.*))?$/su

/** What a key and its value are written apart with where a colon is meant. */
const SEPARATORS =
  /^(?<lead>\s*(?:- +)*)(?<key>[\p{L}_][\p{L}\p{N}_-]*)\s*(?<mark>:=|=>|->|→|=|：|;|,)\s*(?<value>.*)$/su

/** What a remark says that is written as in other languages; `null` for anything else. */
function remarkIn(text: string): string | null {
  const opening = /^\s*(?:\/\/+|\/\*+|<!--+|--+(?=\s)|%+)/.exec(text)?.[0]
  if (opening === undefined) return null
  return text
    .slice(opening.length)
    .trim()
    .replace(/^(.*[^*])?\*+\/$/s, '$1')
    .replace(/^(.*[^-])?--+>$/s, '$1')
    .trim()
}

const BULLET = /^(?<lead>\s*)(?:[*•–—+·]\s*|\d{1,3}[.)]\s+|-(?=[^\s-]))(?<text>\S.*)$/

/** A level of indentation that is open where the reader stands. */
interface Level {
  column: number
  kind: 'keys' | 'items'
}

/** A line that was read, for what may stand below it. */
interface Before {
  key: string
  column: number
  /** Nothing stands behind its key or its dash. */
  isOpen: boolean
  isItem: boolean
  line: Line
}

class BlockReader {
  readonly #block: string
  readonly #keys: KnownKeys
  readonly #levels: Level[] = [{ column: 0, kind: 'keys' }]
  /** The last line that was read, and the last one with a key. */
  #before: Before | null = null
  /** A text below its key (`|` or `>`): the column of the key, and of the first line once it is read. */
  #text: { under: number; column: number | null } | null = null
  /** Lines up to this offset belong to a value that began before. */
  #valueEnd = 0

  constructor(block: string, keys: KnownKeys) {
    this.#block = block
    this.#keys = keys
  }

  firstSlip(): Slip | null {
    for (const line of linesOf(this.#block, YAML_LINE_END)) {
      if (/^\s*(#.*)?$/.test(line.text) || line.start < this.#valueEnd) continue
      const slip = this.#slipOf(line)
      if (slip !== null) return slip
    }
    return null
  }

  #slipOf(line: Line): Slip | null {
    const { text } = line
    const indent = /^\s*/.exec(text)?.[0] ?? ''
    const odd = this.#slipOfIndent(line, indent)
    if (odd !== null) return odd
    if (this.#text !== null && indent.length > this.#text.under)
      return this.#slipOfText(line, indent.length, this.#text)
    this.#text = null
    const entry = ENTRY.exec(text)?.groups
    const dashes = entry?.lead ?? /^ *(?:-(?: +|$))*/.exec(text)?.[0] ?? ''
    if (entry === undefined && !dashes.includes('-')) return this.#slipOfOtherLine(line, indent.length)
    return (
      this.#slipOfKeyWithoutDash(line, indent.length, dashes) ??
      this.#slipOfPlace(line, indent.length, dashes, entry !== undefined) ??
      this.#slipOfEntry(line, entry, dashes)
    )
  }

  /** The first key below the key of a list, where a dash is meant. */
  #slipOfKeyWithoutDash(line: Line, indent: number, dashes: string): Slip | null {
    const before = this.#before
    if (before === null || !before.isOpen || before.isItem || indent <= before.column) return null
    if (dashes.includes('-') || !this.#keys.isList(before.key)) return null
    const mend = `${' '.repeat(Math.max(0, indent - 2))}- `
    return slipAt(line, 'yaml/item', indent, line.text.length, { suggestion: `- ${line.text.trim()}` }, 0, indent, mend)
  }

  /** Whether the line stands where no key and no entry can. */
  #slipOfPlace(line: Line, indent: number, dashes: string, hasKey: boolean): Slip | null {
    if (this.#before === null && dashes.includes('-')) {
      const suggestion = hasKey ? line.text.slice(dashes.length) : null
      return slipAt(
        line,
        'yaml/line',
        indent,
        line.text.length,
        { actual: line.text.trim(), field: null, suggestion },
        0,
      )
    }
    const kind = dashes.includes('-') ? 'items' : 'keys'
    const inner = this.#columnOfStray(line, indent, dashes)
    const wanted =
      inner ??
      (kind === 'items' && !hasKey && this.#before?.isItem ? this.#before.column : this.#columnFor(indent, kind))
    if (wanted === null || wanted === indent) {
      this.#open(indent, dashes, hasKey)
      return null
    }
    const word = wordAtStart(line.text.slice(dashes.length)) || line.text.trim()
    const facts = { actual: word, found: indent, wanted }
    return slipAt(
      line,
      'yaml/indentation',
      indent,
      indent + line.text.trim().length,
      facts,
      0,
      indent,
      ' '.repeat(wanted),
    )
  }

  /** A key of a group at the left edge, below the lines of that group; `null` for any other. */
  #columnOfStray({ text }: Line, indent: number, dashes: string): number | null {
    const word = wordAtStart(text)
    if (indent > 0 || dashes !== '' || this.#keys.isTop(word) || !this.#keys.has(word)) return null
    return this.#levels.findLast(({ column, kind }) => kind === 'keys' && column > 0)?.column ?? null
  }

  /** Where a line of this indentation and kind was meant to stand; `null` when anywhere will do. */
  #columnFor(indent: number, kind: Level['kind']): number | null {
    const before = this.#before
    if (before === null) return 0
    const mayBeBelow = before.isOpen && (indent > before.column || (kind === 'items' && indent === before.column))
    if (mayBeBelow) return null
    if (kind === 'items' && before.isOpen && this.#keys.isList(before.key)) return before.column + 2
    const levels = this.#levels.filter((level) => level.kind === kind)
    if (
      levels.some(({ column }) => column === indent) &&
      this.#levels.findLast(({ column }) => column <= indent)?.kind === kind
    )
      return null
    const near = levels.toSorted(
      (a, b) => Math.abs(a.column - indent) - Math.abs(b.column - indent) || b.column - a.column,
    )
    return near[0]?.column ?? null
  }

  /** The lines of a text below its key stand as far to the right as its first. */
  #slipOfText(line: Line, indent: number, text: { column: number | null }): Slip | null {
    text.column ??= indent
    if (indent >= text.column) return null
    const facts = { actual: line.text.trim(), found: indent, wanted: text.column }
    return slipAt(line, 'yaml/indentation', indent, line.text.length, facts, 0, indent, ' '.repeat(text.column))
  }

  #slipOfIndent(line: Line, indent: string): Slip | null {
    const tab = indent.indexOf('\t')
    const spaces = indent.replaceAll('\t', SPACES_FOR_TAB).replace(/[^ ]/g, ' ')
    if (tab !== -1) {
      const kind = /^\s*-(\s|$)/.test(line.text) ? 'items' : 'keys'
      const wanted = ENTRY.test(line.text.trim()) ? this.#columnFor(spaces.length, kind) : null
      const by = ' '.repeat(wanted ?? spaces.length)
      return slipAt(line, 'yaml/tab', tab, indent.length, { wanted: by.length }, 0, indent.length, by)
    }
    const odd = indent.search(/[^ ]/)
    return odd === -1 ? null : slipAt(line, 'yaml/space', odd, indent.length, { mend: spaces.slice(odd) })
  }

  #open(indent: number, dashes: string, hasKey: boolean) {
    while ((this.#levels.at(-1)?.column ?? -1) > indent) this.#levels.pop()
    const top = this.#levels.at(-1)
    if (dashes.includes('-')) {
      for (let at = dashes.indexOf('-'); at !== -1; at = dashes.indexOf('-', at + 1)) this.#openLevel(at, 'items')
      if (hasKey) this.#openLevel(dashes.length, 'keys')
    } else {
      if (top?.kind === 'items' && top.column === indent) this.#levels.pop()
      this.#openLevel(indent, 'keys')
    }
  }

  #openLevel(column: number, kind: Level['kind']) {
    const top = this.#levels.at(-1)
    if (top?.column !== column || top.kind !== kind) this.#levels.push({ column, kind })
  }

  #slipOfEntry(line: Line, entry: Record<string, string> | undefined, dashes: string): Slip | null {
    const { text, start } = line
    const written = entry ? (entry.value ?? '') : text.slice(dashes.length)
    const value = written.startsWith('#') ? '' : written.trimEnd()
    const key = (entry?.key ?? '').replace(/["']/g, '')
    if (entry === undefined) {
      const glued = slipOfSeparator(line, this.#keys)
      if (glued !== null) return glued
    }
    const column = text.length - written.length
    this.#before = {
      key,
      column: dashes.length,
      isOpen: value === '' || isTextMark(value),
      isItem: entry === undefined,
      line,
    }
    if (entry === undefined) this.#before.column = Math.max(0, dashes.lastIndexOf('-'))
    if (isTextMark(value)) this.#text = { under: this.#before.column, column: null }
    if (value === '') return null
    const reader = new ValueReader(line, column, value, this.#block.slice(start + column), this.#keys)
    const slip = reader.slip(key)
    if (slip === null) this.#valueEnd = Math.max(start + 1, start + column + reader.length)
    return slip
  }

  /** A line with neither a dash nor a key that can be told. */
  #slipOfOtherLine(line: Line, indent: number): Slip | null {
    const { text } = line
    const before = this.#before
    const remark = remarkIn(text)
    if (remark !== null) {
      const mend = `# ${remark}`
      return slipAt(line, 'yaml/line', indent, text.length, {
        actual: text.trim(),
        field: null,
        suggestion: mend,
        mend,
      })
    }
    const separated = slipOfSeparator(line, this.#keys)
    if (separated !== null) return separated
    const bullet = BULLET.exec(text)?.groups
    if (bullet && before !== null && (before.isItem || before.isOpen)) {
      const mend = `- ${bullet.text}`
      const lead = before.isItem ? ' '.repeat(before.column) : (bullet.lead ?? '')
      return slipAt(line, 'yaml/item', indent, text.length, { suggestion: mend, mend }, 0, text.length, lead + mend)
    }
    if (before === null)
      return slipAt(line, 'yaml/line', indent, text.length, { actual: text.trim(), field: null, suggestion: null })
    // The text of a value goes on below it.
    if (indent > before.column && !(before.isOpen && this.#keys.isList(before.key))) return null
    return this.#slipOfStrayText(line, indent, before)
  }

  #slipOfStrayText(line: Line, indent: number, before: Before): Slip {
    const text = line.text.trim()
    const isNextItem = before.isItem && indent <= before.column && !/^\p{Ll}/u.test(text)
    if (isNextItem || (before.isOpen && this.#keys.isList(before.key))) {
      const suggestion = `- ${text}`
      const column = isNextItem ? before.column : Math.max(indent, before.column + 2)
      return slipAt(
        line,
        'yaml/item',
        indent,
        line.text.length,
        { suggestion },
        0,
        line.text.length,
        ' '.repeat(column) + suggestion,
      )
    }
    const facts = { actual: text, field: before.key || null }
    const own = before.line.text
      .trim()
      .replace(/[|>][-+\d]*$/, '')
      .trimEnd()
    const mayGoOn = this.#keys.isText(before.key) && /^[\p{L}\p{N}]/u.test(text) && !/["'\]}]$/.test(own)
    const suggestion = mayGoOn ? `${own} ${text}` : null
    if (!before.isOpen || suggestion === null) {
      const blank = ' '.repeat(line.text.length)
      return slipAt(line, 'yaml/line', indent, line.text.length, { ...facts, suggestion }, 0, line.text.length, blank)
    }
    const from = before.line.start - line.start
    const by = `${leadOf(before.line)}${suggestion}`
    return slipAt(line, 'yaml/line', indent, line.text.length, { ...facts, suggestion }, from, line.text.length, by)
  }
}

function leadOf({ text }: Line): string {
  return /^\s*/.exec(text)?.[0] ?? ''
}

/** @param from and the columns after it are where the block is repaired, at the place of the slip unless given */
function slipAt<Code extends DiagnosticCode>(
  line: Line,
  code: Code,
  column: number,
  endColumn: number,
  facts: Facts<Code>,
  from: number = column,
  to: number = endColumn,
  by: string = facts.mend ?? facts.suggestion ?? ' '.repeat(Math.max(0, to - from)),
): Slip<Code> {
  const { start } = line
  return {
    code,
    from: start + column,
    to: start + endColumn,
    facts,
    repair: { from: start + from, to: start + to, by },
  }
}

const SPACES_FOR_TAB = '  '

/** A key whose colon is missing, glued to the value, or another mark. */
function slipOfSeparator(line: Line, keys: KnownKeys): Slip | null {
  const { text } = line
  const glued = /^(\s*(?:- +)*)([\p{L}_][\p{L}\p{N}_-]*)\s*:(?!\/\/|=)([^\S \t]*)(\S.*)$/u.exec(text)
  if (glued) {
    const [, lead = '', key = '', space = '', value = ''] = glued
    const mend = `${key}: ${value}`
    const facts = { actual: text.trim(), noBreak: space !== '', suggestion: mend, mend }
    return slipAt(line, 'yaml/colon-space', lead.length, text.length, facts)
  }
  const { lead = '', key = '', mark = '', value = '' } = SEPARATORS.exec(text)?.groups ?? {}
  if (mark === '=' || (mark !== '' && keys.has(key))) {
    const mend = `${key}: ${value}`.trim()
    return slipAt(line, 'yaml/equals', lead.length, text.length, {
      actual: mark,
      expected: [':'],
      suggestion: mend,
      mend,
    })
  }
  const [, before = '', word = '', rest = ''] =
    /^(\s*(?:- +)*)["'“”«*_`]{0,3}\s?([\p{L}_][\p{L}\p{N}_-]*)["'“”»*_`\s]{0,3}[:\s]\s*(\S.*)$/su.exec(text) ?? []
  if (!keys.has(word) || (before.trim() === '' && text === `${before}${word}: ${rest}`)) return null
  const suggestion = `${word}: ${rest}`
  return slipAt(line, 'yaml/line', before.length, text.length, { actual: text.trim(), field: null, suggestion })
}

/** A value on the line of its key or of its dash, and on the lines below as far as its quotes or brackets go on. */
class ValueReader {
  /** As far as the value goes. */
  length: number
  readonly #line: Line
  readonly #column: number
  readonly #value: string
  /** The value with all lines below it. */
  readonly #rest: string
  readonly #keys: KnownKeys

  constructor(line: Line, column: number, value: string, rest: string, keys: KnownKeys) {
    this.#line = line
    this.#column = column
    this.#value = value
    this.#rest = rest
    this.#keys = keys
    this.length = value.length
  }

  slip(key: string): Slip | null {
    const value = this.#value
    const first = value[0] ?? ''
    if (first === '"' || first === "'") return this.#quotedSlip(first)
    if (first === '[') return this.#listSlip(this.#keys.isList(key))
    if (first === '{') return this.#groupSlip()
    if (/^- /.test(value) && this.#keys.isList(key)) {
      const suggestion = listOf(value.split(/(?:^|\s)-\s+/).flatMap((entry) => entry.trim() || []))
      return this.#slip('yaml/list', { reason: 'les tirets vont sous la clé, une ligne chacun', suggestion })
    }
    const block = /^[|>][-+\d]*\s+([^\s#].*)$/s.exec(value)
    if (block) return this.#slip('yaml/special', toQuote(block[1] ?? '', first))
    if (/^[@`%&*!]/.test(value) || /^[|>](?![-+\d]*\s*(#.*)?$)/.test(value) || /^[-?](\s|$)/.test(value))
      return this.#slip('yaml/special', toQuote(value, first))
    if (/:(\s|$)/.test(value)) return this.#twoKeys() ?? this.#slip('yaml/colon', toQuote(value, ':'))
    return null
  }

  #slip<Code extends DiagnosticCode>(code: Code, facts: Facts<Code>): Slip {
    return slipAt(this.#line, code, this.#column, this.#column + this.#value.length, facts)
  }

  /** What is wrong with a value that may go on below: all its lines are replaced by one. */
  #slipOfLines<Code extends 'yaml/bracket' | 'yaml/quote'>(
    code: Code,
    facts: Facts<Code>,
    mend: string | null,
    lines: ContinuedValue,
  ): Slip {
    const from = this.#column
    // Of several lines only the first is marked: what stands in its place would leave the others.
    const certain = lines.text === this.#value ? mend : null
    const by = facts.suggestion
    return slipAt(
      this.#line,
      code,
      from,
      from + this.#value.length,
      { ...facts, mend: certain },
      from,
      from + lines.length,
      by,
    )
  }

  /** « title: Banque, state: OK »: a second key on the line. */
  #twoKeys(): Slip | null {
    const second = this.#keys.secondOn(this.#value)
    if (second === null) return null
    const { text } = this.#line
    const lead = /^\s*(?:- +)*/.exec(text)?.[0] ?? ''
    const at = this.#column + second.at
    const first = text.slice(lead.length, at).replace(/^(.*[^\s,;])?[\s,;]*$/s, '$1')
    const rest = text.slice(at).trimEnd()
    const by = `\n${' '.repeat(lead.length)}${rest}`
    const facts = { actual: second.key, lines: [first, rest] as const }
    return slipAt(this.#line, 'yaml/two-keys', at, at + rest.length, facts, lead.length + first.length, text.length, by)
  }

  #listSlip(isList: boolean): Slip | null {
    const value = this.#value
    const end = closingOf(this.#rest)
    const lines = end === null ? continuedValue(this.#rest) : { text: value, length: value.length }
    const suggestion = end === null ? closedList(lines.text.replace(/ #.*$/s, '')) : listOf(entriesOf(value))
    if (/ #/.test(value) && value.endsWith(']'))
      return this.#slip('yaml/special', { actual: '#', suggestion, mend: suggestion })
    if (end === null)
      return this.#slipOfLines('yaml/bracket', { actual: '[', expected: [']'], suggestion }, null, lines)
    const behind = this.#behind(end + 1)
    if (behind !== '') return this.#slipBehindList(value, end, behind, isList)
    this.length = end + 1
    const reason = end < value.length ? reasonOf(value.slice(0, end + 1)) : null
    return reason === null ? null : this.#slip('yaml/list', { reason, suggestion })
  }

  #slipBehindList(value: string, end: number, behind: string, isList: boolean): Slip {
    const link = /^\[[^\]]*\]\(\s*([^)\s]+)\s*\)$/.exec(value)?.[1]
    if (link !== undefined) return this.#slip('yaml/special', { actual: '[', suggestion: link })
    const remark = remarkIn(behind)
    if (!isList && remark === null && !/^[,;.]$/.test(behind)) return this.#slip('yaml/special', toQuote(value, '['))
    const whole = value.slice(0, end + 1)
    const suggestion =
      remark !== null
        ? `${whole} # ${remark}`
        : /^[,;.]$/.test(behind)
          ? whole
          : listOf([...entriesOf(whole), ...entriesOf(behind.replace(/^[,;\s]+/, ''))])
    return this.#slip('yaml/after', { actual: behind, suggestion })
  }

  /** « { title: React image: a.svg } » */
  #groupSlip(): Slip | null {
    const value = this.#value
    const end = closingOf(this.#rest)
    if (end === null) {
      const lines = continuedValue(this.#rest)
      const suggestion = `${lines.text.replace(/ #.*$/s, '').replace(/^(.*[^,\s\])])?[,\s\])]*$/s, '$1')}${/^\{\s/.test(value) ? ' }' : '}'}`
      return this.#slipOfLines('yaml/bracket', { actual: '{', expected: ['}'], suggestion }, null, lines)
    }
    const behind = this.#behind(end + 1)
    if (behind !== '') {
      const suggestion = /^[,;.]$/.test(behind) ? value.slice(0, end + 1) : quoted(value)
      return this.#slip('yaml/after', { actual: behind, suggestion })
    }
    this.length = end + 1
    const suggestion = value.replace(/([^\s,{]) +([\p{L}_]\w*:\s)/gu, '$1, $2')
    return suggestion === value ? null : this.#slip('yaml/list', { reason: 'il manque une virgule', suggestion })
  }

  #quotedSlip(mark: '"' | "'"): Slip | null {
    const value = this.#value
    const closed = (mark === '"' ? /^"(?:[^"\\]|\\[\s\S])*"/ : /^'(?:[^']|'')*'(?!')/).exec(this.#rest)?.[0]
    if (closed === undefined || /\n *(- |[\p{L}_][\w-]*:( |\n|$))/u.test(closed)) {
      const lines = continuedValue(this.#rest)
      const inner = lines.text.slice(1).replace(/[“”"'’]?[,;]?$/, '')
      const mend = quoted(mark === "'" ? inner.replaceAll("''", "'") : inner)
      return this.#slipOfLines('yaml/quote', { actual: mark, suggestion: mend }, mend, lines)
    }
    this.length = closed.length
    const behind = this.#behind(closed.length)
    if (behind !== '') return this.#slipBehindQuotes(mark, closed, behind, continuedValue(this.#rest))
    if (mark === '"' && closed.includes('\\')) {
      const mend = quoted(value.slice(1, -1))
      return this.#slip('yaml/escape', { suggestion: mend, mend })
    }
    return null
  }

  #slipBehindQuotes(mark: '"' | "'", closed: string, behind: string, lines: ContinuedValue): Slip {
    const remark = remarkIn(behind)
    if (remark !== null) return this.#slip('yaml/after', { actual: behind, suggestion: `${closed} # ${remark}` })
    if (/^[,;.]$/.test(behind)) return this.#slip('yaml/after', { actual: behind, suggestion: closed, mend: closed })
    const last = lines.text.lastIndexOf(mark)
    // « 'L'école' » is one text with an apostrophe; « "a" b » is two.
    const isOneText = last === lines.text.length - 1
    // « 'J'aime » opens quotes that are never closed.
    const isOpenOnly = /^\p{L}/u.test(this.#rest.slice(closed.length))
    const suggestion = quoted(isOneText ? lines.text.slice(1, last) : lines.text.slice(isOpenOnly ? 1 : 0))
    return this.#slipOfLines('yaml/quote', { actual: mark, suggestion }, isOneText ? suggestion : null, lines)
  }

  /** What follows on the line where the value ends, remarks aside. */
  #behind(end: number): string {
    const behind = this.#rest.slice(end).split('\n', 1)[0] ?? ''
    return /^\s+#/.test(behind) ? '' : behind.trim()
  }
}

/** A value with the lines below that are still part of it, on one line, and the length of all of them as written. */
interface ContinuedValue {
  text: string
  length: number
}

/** As far as it can be told: a line that is an item or a key is no part of a value. */
function continuedValue(rest: string): ContinuedValue {
  const [first, ...below] = linesOf(rest, YAML_LINE_END)
  const end = below.findIndex(({ text }) => text.trim() === '' || /^\s*-\s/.test(text) || ENTRY.test(text))
  const lines = [first, ...below.slice(0, end === -1 ? undefined : end)].flatMap((line) => line ?? [])
  const last = lines.at(-1)
  return {
    text: lines.map(({ text }) => text.trim()).join(' '),
    length: (last?.start ?? 0) + (last?.text.trimEnd().length ?? 0),
  }
}

/** The text of the key stands below it. */
function isTextMark(value: string): boolean {
  return /^[|>][-+\d]*\s*(#.*)?$/.test(value)
}

function toQuote(value: string, actual: string): Facts<'yaml/special'> {
  return { actual, suggestion: quoted(value), mend: quoted(value) }
}

/** A list whose bracket was never closed. Groups in it stay as they are. */
function closedList(written: string): string {
  return written.includes('{') ? `${written.replace(/,\s*$/, '')}]` : listOf(entriesOf(written))
}

/** What is wrong between the brackets of a list, in French; `null` when nothing is known to be. */
function reasonOf(list: string): string | null {
  const inner = list.slice(1, -1)
  if (/,\s*,|^\s*,/.test(inner)) return 'une virgule est de trop'
  const special = /(?:^|,)\s*([@`%&*!|>])/.exec(inner)?.[1]
  if (special !== undefined) return `« ${special} » au début d’une entrée demande des guillemets`
  if (/["'] +["']|["'] +\p{L}/u.test(inner)) return 'il manque une virgule ou un guillemet'
  if (/["']/.test(inner)) return 'les guillemets ne vont pas par deux'
  return null
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
