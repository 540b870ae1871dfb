import { phrase } from '../../../diagnostics/phrase.ts'
import { own } from '../../../fields/own.ts'
import { listOf } from '../list-writing.ts'
import { readGroup, readList } from './brackets.ts'
import { readQuotes } from './quotes.ts'
import { type Slip, slipAt } from './slip.ts'
import { type Reading, slipOf, slipWithoutQuotes, type WrittenValue } from './written-value.ts'

/** The readers of values in quotes or brackets, which have an end. */
const CLOSED: Readonly<Record<string, (value: WrittenValue) => Reading>> = {
  '"': readQuotes,
  "'": readQuotes,
  '[': readList,
  '{': readGroup,
}

/** The possible mistakes of other values, by the start of the value. The first rule that finds something decides. */
const RULES: readonly (readonly [fits: RegExp, find: (value: WrittenValue) => Slip | null])[] = [
  // « technologie: - React - Redux »
  [/^- /, slipOfDashes],
  // « after: > 90 »: without its sign, the figure would be another one. « >2 » above an indented text announces it.
  [
    /^>(?:\d|\s+[€$£+−-]?\s?\d)/,
    (value) => (/^>\d[-+]?\n[ \t][^:\n]{1,500}(?:\n|$)/.test(value.rest) ? null : special(value, value.text)),
  ],
  // « title: | Banque »: the text of a block belongs below its key.
  [/^[|>][-+\d]*\s+[^\s#]/, (value) => special(value, value.text.replace(/^[|>][-+\d]*\s+/, ''))],
  // Characters that have another meaning in YAML.
  [/^[@`%&*!]|^[|>](?![-+\d]*\s*(#.*)?$)|^[-?](\s|$)/, (value) => special(value, value.text)],
  // « title: Banque, state: OK »
  [/:(\s|$)/, slipOfSecondKey],
  // « title: Banque: le retour »
  [/:(\s|$)/, (value) => slipWithoutQuotes(value, ':', value.text, 'yaml/colon')],
]

/** Finds the mistake of a value. */
export function readValue(value: WrittenValue): Reading {
  const closed = own(CLOSED, value.text[0] ?? '')
  if (closed) return closed(value)
  for (const [fits, find] of RULES) {
    const slip = fits.test(value.text) ? find(value) : null
    if (slip !== null) return slip
  }
  return value.text.length
}

function special(value: WrittenValue, text: string): Slip {
  return slipWithoutQuotes(value, value.text[0] ?? '', text)
}

function slipOfDashes(value: WrittenValue): Slip | null {
  if (!value.keys.isList(value.key)) return null
  const suggestion = listOf(value.text.split(/(?:^|\s)-\s+/).flatMap((entry) => entry.trim() || []))
  return slipOf(value, 'yaml/list', { reason: phrase('dashesBelow'), suggestion })
}

function slipOfSecondKey({ line, column, text: value, keys }: WrittenValue): Slip | null {
  const second = keys.secondOn(value)
  if (second === null) return null
  const { text } = line
  const lead = /^\s*(?:- +)*/.exec(text)?.[0] ?? ''
  const at = column + second.at
  const first = text.slice(lead.length, at).replace(/^(.*[^\s,;])?[\s,;]*$/s, '$1')
  const rest = text.slice(at).trimEnd()
  const facts = { actual: second.key, lines: [first, rest] as const }
  const repaired = [lead.length + first.length, text.length] as const
  const by = `\n${' '.repeat(lead.length)}${rest}`
  return slipAt(line, 'yaml/two-keys', [at, at + rest.length], facts, repaired, by)
}
