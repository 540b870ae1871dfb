import type { KnownKeys } from '../known-keys.ts'
import { type Line, linesOf } from '../lines.ts'
import { wordAtStart } from './blocks.ts'
import { slipOfSeparator } from './separator.ts'
import { ENTRY, leadOf, remarkIn, type Slip, slipAt, slipOfLine, YAML_LINE_END } from './slip.ts'
import { readValue } from './value.ts'

/** Returns the first mistake of a block that cannot be read, or `null` if none of the known ones fits. */
export function slipIn(block: string, keys: KnownKeys): Slip | null {
  return new BlockReader(block, keys).firstSlip()
}

const BULLET = /^(?<lead>\s*)(?:[*•–—+·]\s*|\d{1,3}[.)]\s+|-(?=[^\s-]))(?<text>\S.*)$/

/** A level of indentation that is open at the current line. */
interface Level {
  column: number
  kind: 'keys' | 'items'
}

/** A line that was read. It decides what may follow below. */
interface Before {
  key: string
  column: number
  /** Whether nothing follows its key or its dash. */
  isOpen: boolean
  isItem: boolean
  line: Line
}

class BlockReader {
  readonly #levels: Level[] = [{ column: 0, kind: 'keys' }]
  /** The last line that was read, with its key. */
  #before: Before | null = null
  /** A text below its key (`|` or `>`): the column of the key, and that of the first line of the text. */
  #text: { under: number; column: number | null } | null = null
  /** The end of a value that began on an earlier line. Lines before this offset belong to it. */
  #valueEnd = 0

  constructor(
    private readonly block: string,
    private readonly keys: KnownKeys,
  ) {}

  firstSlip(): Slip | null {
    for (const line of linesOf(this.block, YAML_LINE_END)) {
      if (/^\s*(#.*)?$/.test(line.text) || line.start < this.#valueEnd) continue
      const slip = this.#slipOf(line)
      if (slip !== null) return slip
    }
    return null
  }

  #slipOf(line: Line): Slip | null {
    const { text } = line
    const indent = leadOf(line)
    const odd = this.#slipOfIndent(line, indent) ?? slipOfTabBehindDash(line)
    if (odd !== null) return odd
    if (this.#text !== null && indent.length > this.#text.under)
      return this.#slipOfText(line, indent.length, this.#text)
    this.#text = null
    const entry = ENTRY.exec(text)?.groups
    const dashes = entry?.lead ?? /^ *(?:-(?: +|$))*/.exec(text)?.[0] ?? ''
    if (entry === undefined && !dashes.includes('-')) return this.#slipOfOtherLine(line, indent.length)
    return (
      this.#slipOfTextAbove(line, indent.length, dashes) ??
      this.#slipOfKeyWithoutDash(line, indent.length, dashes) ??
      this.#slipOfPlace(line, indent.length, dashes, entry !== undefined) ??
      this.#slipOfEntry(line, entry, dashes)
    )
  }

  /** Finds a text beside a key whose value stands below it: « legal: none » above « publisher: Zoé ». */
  #slipOfTextAbove({ text }: Line, indent: number, dashes: string): Slip | null {
    const before = this.#before
    if (before === null || before.isOpen || before.isItem) return null
    const isItem = dashes.includes('-')
    if (indent < before.column || (indent === before.column && !isItem)) return null
    if (!(isItem ? this.keys.isList(before.key) : this.keys.isKeyOf(before.key, wordAtStart(text)))) return null
    const written = before.line.text.trimEnd()
    const behind = written.indexOf(':', written.indexOf(before.key) + before.key.length) + 1
    const actual = written.slice(behind).trimStart()
    if (actual === '' || /^[[{|>&*"'#]/.test(actual)) return null
    const span = [written.length - actual.length, written.length] as const
    const facts = { actual, suggestion: written.slice(0, behind).trimStart(), field: before.key }
    return slipAt(before.line, 'yaml/after', span, facts, [behind, written.length], '')
  }

  /** Finds a first line below the key of a list that has a key but no dash. */
  #slipOfKeyWithoutDash(line: Line, indent: number, dashes: string): Slip | null {
    const before = this.#before
    if (before === null || !before.isOpen || before.isItem || indent <= before.column) return null
    if (dashes.includes('-') || !this.keys.isList(before.key)) return null
    const mend = `${' '.repeat(Math.max(0, indent - 2))}- `
    return slipOfLine(line, 'yaml/item', { suggestion: `- ${line.text.trim()}` }, [0, indent], mend)
  }

  /** Finds a line whose indentation no key or entry can have here. */
  #slipOfPlace(line: Line, indent: number, dashes: string, hasKey: boolean): Slip | null {
    if (this.#before === null && dashes.includes('-')) {
      const suggestion = hasKey ? line.text.slice(dashes.length) : null
      const facts = { actual: line.text.trim(), field: null, suggestion }
      return slipOfLine(line, 'yaml/line', facts, [0, line.text.length])
    }
    const kind = dashes.includes('-') ? 'items' : 'keys'
    const inner = this.#columnOfStray(line, indent, dashes)
    const wanted = inner ?? this.#columnOf(indent, kind, hasKey)
    if (wanted === null || wanted === indent) {
      this.#open(indent, dashes, hasKey)
      return null
    }
    const word = wordAtStart(line.text.slice(dashes.length)) || line.text.trim()
    const facts = { actual: word, found: indent, wanted }
    const span = [indent, indent + line.text.trim().length] as const
    return slipAt(line, 'yaml/indentation', span, facts, [0, indent], ' '.repeat(wanted))
  }

  /** Returns the column for a key that belongs to the group above but has no indentation; `null` for other lines. */
  #columnOfStray({ text }: Line, indent: number, dashes: string): number | null {
    const word = wordAtStart(text)
    if (indent > 0 || dashes !== '' || this.keys.isTop(word) || !this.keys.has(word)) return null
    return this.#levels.findLast(({ column, kind }) => kind === 'keys' && column > 0)?.column ?? null
  }

  /** Returns the column of an entry, which a text without a key shares with the one above. */
  #columnOf(indent: number, kind: Level['kind'], hasKey: boolean): number | null {
    return kind === 'items' && !hasKey && this.#before?.isItem ? this.#before.column : this.#columnFor(indent, kind)
  }

  /** Returns the column at which a line of this kind should begin, or `null` if `indent` is right. */
  #columnFor(indent: number, kind: Level['kind']): number | null {
    const before = this.#before
    if (before === null) return 0
    const mayBeBelow = before.isOpen && (indent > before.column || (kind === 'items' && indent === before.column))
    if (mayBeBelow) return null
    if (kind === 'items' && before.isOpen && this.keys.isList(before.key)) return before.column + 2
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

  /** Finds a line of a text below its key that is indented less than the first one. */
  #slipOfText(line: Line, indent: number, text: { column: number | null }): Slip | null {
    text.column ??= indent
    if (indent >= text.column) return null
    const facts = { actual: line.text.trim(), found: indent, wanted: text.column }
    return slipOfLine(line, 'yaml/indentation', facts, [0, indent], ' '.repeat(text.column))
  }

  #slipOfIndent(line: Line, indent: string): Slip | null {
    const tab = indent.indexOf('\t')
    const spaces = indent.replaceAll('\t', SPACES_FOR_TAB).replace(/[^ ]/g, ' ')
    if (tab !== -1) {
      const kind = /^\s*-(\s|$)/.test(line.text) ? 'items' : 'keys'
      const hasKey = ENTRY.test(line.text.trim())
      const isOfText = this.#text !== null && spaces.length > this.#text.under
      const ofEntry = hasKey || kind === 'items' ? this.#columnOf(spaces.length, kind, hasKey) : null
      const wanted = isOfText ? this.#text?.column : ofEntry
      const by = ' '.repeat(wanted ?? spaces.length)
      return slipAt(line, 'yaml/tab', [tab, indent.length], { wanted: by.length }, [0, indent.length], by)
    }
    const odd = indent.search(/[^ ]/)
    return odd === -1 ? null : slipAt(line, 'yaml/space', [odd, indent.length], { mend: spaces.slice(odd) })
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
      const glued = slipOfSeparator(line, this.keys)
      // « - localhost:3000 » is a text.
      if (glued !== null && this.keys.inLowerCase(wordAtStart(written)) !== null) return glued
    }
    const isItem = entry === undefined
    const under = isItem ? Math.max(0, dashes.lastIndexOf('-')) : dashes.length
    this.#before = { key, column: under, isOpen: value === '' || isTextMark(value), isItem, line }
    if (isTextMark(value)) this.#text = { under, column: null }
    if (value === '') return null
    const column = text.length - written.length
    const rest = this.block.slice(start + column)
    const reading = readValue({ key, text: value, rest, line, column, keys: this.keys })
    if (typeof reading !== 'number') return reading
    this.#valueEnd = Math.max(start + 1, start + column + reading)
    return null
  }

  /** Finds the mistake of a line without a dash and without a recognisable key. */
  #slipOfOtherLine(line: Line, indent: number): Slip | null {
    const { text } = line
    const before = this.#before
    const continues = before !== null && indent > before.column
    const remark = remarkIn(text)
    // « 30 » above « % sur un an » is one text.
    if (remark !== null && (before?.isOpen !== false || !continues)) {
      const mend = `# ${remark}`
      return slipOfLine(line, 'yaml/line', { actual: text.trim(), field: null, suggestion: mend, mend })
    }
    const separated = slipOfSeparator(line, this.keys)
    if (separated !== null) return separated
    const bullet = BULLET.exec(text)?.groups
    if (bullet && before !== null && (before.isItem || before.isOpen)) {
      const mend = `- ${bullet.text}`
      const lead = before.isItem ? ' '.repeat(before.column) : (bullet.lead ?? '')
      return slipOfLine(line, 'yaml/item', { suggestion: mend, mend }, [0, text.length], lead + mend)
    }
    if (before === null) return slipOfLine(line, 'yaml/line', { actual: text.trim(), field: null, suggestion: null })
    // The line continues the value above.
    if (continues && !(before.isOpen && this.keys.isList(before.key))) return null
    return this.#slipOfStrayText(line, indent, before)
  }

  #slipOfStrayText(line: Line, indent: number, before: Before): Slip {
    const text = line.text.trim()
    const isNextItem = before.isItem && indent <= before.column && !/^\p{Ll}/u.test(text)
    if (isNextItem || (before.isOpen && this.keys.isList(before.key))) {
      const suggestion = `- ${text}`
      const column = isNextItem ? before.column : Math.max(indent, before.column + 2)
      return slipOfLine(line, 'yaml/item', { suggestion }, [0, line.text.length], ' '.repeat(column) + suggestion)
    }
    const own = before.line.text
      .trim()
      .replace(/[|>][-+\d]*$/, '')
      .trimEnd()
    const mayGoOn = this.keys.isText(before.key) && /^[\p{L}\p{N}]/u.test(text) && !/["'\]}]$/.test(own)
    const suggestion = mayGoOn ? `${own} ${text}` : null
    const facts = { actual: text, field: before.key || null, suggestion }
    const end = line.text.length
    if (!before.isOpen || suggestion === null) return slipOfLine(line, 'yaml/line', facts, [0, end], ' '.repeat(end))
    const by = leadOf(before.line) + suggestion
    return slipOfLine(line, 'yaml/line', facts, [before.line.start - line.start, end], by)
  }
}

/** Finds a tab behind the dash of an entry. YAML reads no key behind it. */
function slipOfTabBehindDash(line: Line): Slip | null {
  const [, lead = '', space = '', rest = ''] = /^( *(?:- +)*-)( *\t[ \t]*)(\S.*)$/s.exec(line.text) ?? []
  if (space === '') return null
  const end = lead.length + space.length
  return slipOfLine(line, 'yaml/item', { suggestion: `- ${rest}` }, [lead.length, end], ' ')
}

const SPACES_FOR_TAB = '  '

/** Returns whether `|` or `>` announces a text below the key. */
function isTextMark(value: string): boolean {
  return /^[|>][-+\d]*\s*(#.*)?$/.test(value)
}
