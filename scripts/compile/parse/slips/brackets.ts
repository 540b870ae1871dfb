import { type Phrase, phrase } from '../../../diagnostics/phrase.ts'
import { entriesOf, listOf } from '../list-writing.ts'
import { withoutMarkdown } from '../markdown-words.ts'
import { quoted } from '../quoted.ts'
import { remarkIn, type Slip, slipAt } from './slip.ts'
import {
  continuedValue,
  isYaml,
  type Reading,
  slipOf,
  slipOfLines,
  slipWithoutQuotes,
  textBehind,
  type WrittenValue,
} from './written-value.ts'

/** Finds the mistake of a value that begins with `[`. */
export function readList(value: WrittenValue): Reading {
  const { text } = value
  const end = closingOf(value.rest)
  if (isRead(value, end)) return end + 1
  const signs = text.includes('{') ? slipOfSigns(value, ']') : slipOfSignBelow(value)
  if (signs !== null) return signs
  const lines = end === null ? continuedValue(value) : { text, length: text.length }
  // A remark behind the list stays one.
  const list = end === null ? text : text.slice(0, end + 1)
  const remark = text.slice(list.length)
  const suggestion = end === null ? closedList(lines.text.replace(/ #.*$/s, '')) : listOf(entriesOf(list)) + remark
  if (/ #/.test(list) && text.endsWith(']'))
    return slipOf(value, 'yaml/special', { actual: '#', suggestion, mend: suggestion })
  if (end === null) return slipOfLines(value, 'yaml/bracket', { actual: '[', expected: [']'], suggestion }, lines)
  const behind = textBehind(value, end + 1)
  if (behind !== '') return slipBehindList(value, end, behind)
  const reason = end < text.length ? reasonOf(text.slice(1, end)) : null
  if (reason === null) return end + 1
  const words = listOf(entriesOf(list).map((entry) => withoutMarkdown(entry, true)))
  return slipOf(value, 'yaml/list', { reason, suggestion: words + remark })
}

/** Returns whether YAML can read a value that ends there. It stays as it is, because the mistake is elsewhere. */
function isRead(value: WrittenValue, end: number | null): end is number {
  return end !== null && textBehind(value, end + 1) === '' && isYaml(value.rest.slice(0, end + 1))
}

function slipBehindList(value: WrittenValue, end: number, behind: string): Slip {
  const { text, key, keys } = value
  const link = /^\[[^\]]*\]\(\s*([^)\s]+)\s*\)$/.exec(text)?.[1]
  if (link !== undefined && key !== '' && !keys.isText(key))
    return slipOf(value, 'yaml/special', { actual: '[', suggestion: link })
  const remark = remarkIn(behind)
  const isMark = /^[,;.]$/.test(behind)
  if (!keys.isList(key) && remark === null && !isMark) return slipWithoutQuotes(value, '[')
  const list = text.slice(0, end + 1)
  const more = entriesOf(behind.replace(/^[,;\s]+/, '').replace(/^(?:et|and) /, ''))
  const suggestion = remark !== null ? `${list} # ${remark}` : isMark ? list : listOf([...entriesOf(list), ...more])
  return slipOf(value, 'yaml/after', { actual: behind, suggestion })
}

/** Finds the mistake of a value that begins with `{`: « { title: React image: a.svg } ». */
export function readGroup(value: WrittenValue): Reading {
  const { text } = value
  const end = closingOf(value.rest)
  if (isRead(value, end)) return end + 1
  const signs = slipOfSigns(value, '}')
  if (signs !== null) return signs
  if (end === null) {
    const lines = continuedValue(value)
    const open = lines.text.replace(/ #.*$/s, '').replace(/^(.*[^,\s\])])?[,\s\])]*$/s, '$1')
    const suggestion = `${open}${/^\{\s/.test(text) ? ' }' : '}'}`
    return slipOfLines(value, 'yaml/bracket', { actual: '{', expected: ['}'], suggestion }, lines)
  }
  const behind = textBehind(value, end + 1)
  if (behind !== '') {
    const suggestion = /^[,;.]$/.test(behind) ? text.slice(0, end + 1) : quoted(text)
    return slipOf(value, 'yaml/after', { actual: behind, suggestion })
  }
  // « { text: 'L'équipe' } »
  const inDouble = text.replace(
    /(?<=[:{,]\s?)'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))*)'(?=\s*[,}])/gu,
    (all, inner: string) => (inner.includes("'") ? quoted(inner) : all),
  )
  if (inDouble !== text) return slipOf(value, 'yaml/quote', { actual: "'", suggestion: inDouble, mend: inDouble })
  const suggestion = text.replace(/([^\s,{]) +([\p{L}_]\w*:\s)/gu, '$1, $2')
  return suggestion === text ? end + 1 : slipOf(value, 'yaml/list', { reason: phrase('commaMissing'), suggestion })
}

/** Finds values between braces that begin with a sign of YAML: « { hue: #1e90ff } », « [{ label: Score, after: > 90 }] ». */
function slipOfSigns(value: WrittenValue, closing: ']' | '}'): Slip | null {
  const { text } = value
  const signs: string[] = []
  const whole = text.replace(/: ([^,{}"']*)/g, (pair, entry: string) => {
    const bare = entry.trimEnd()
    const sign = /(?:^|\s)(#)|^([>@`%|]|-(?=\s))/.exec(bare)
    if (sign === null) return pair
    signs.push(sign[1] ?? sign[2] ?? '')
    return `: ${quoted(bare)}${entry.slice(bare.length)}`
  })
  if (whole === text || !text.endsWith(closing)) return slipOfSignBelow(value)
  return slipOf(value, 'yaml/special', { actual: signs[0] ?? '', suggestion: whole })
}

/** Finds such a value in the lines below a bracket. */
function slipOfSignBelow({ rest, line, column }: WrittenValue): Slip | null {
  const end = closingOf(rest)
  if (end === null || !rest.slice(0, end).includes('\n')) return null
  const found = /(?<=: )([>@`%|]|-(?=[ \t]))[^,{}"'\n]{0,200}/.exec(rest.slice(0, end))
  if (found === null) return null
  const [words, actual = ''] = found
  const [bare, from] = [words.trimEnd(), column + found.index]
  return slipAt(line, 'yaml/special', [from, from + bare.length], { actual, suggestion: quoted(bare) })
}

/** Closes a list. Leaves groups in it unchanged. */
function closedList(written: string): string {
  return written.includes('{') ? `${written.replace(/,\s*$/, '')}]` : listOf(entriesOf(written))
}

/** The possible mistakes between the brackets of a list, and their descriptions. */
const FAULTS: readonly (readonly [RegExp, (character: string) => Phrase])[] = [
  [/,\s*,|^\s*,/, () => phrase('commaTooMuch')],
  [/(?:^|,)\s*([@`%&*!|>])/, (character) => phrase('entryNeedsQuotes', character)],
  [/["'] +["']|["'] +\p{L}/u, () => phrase('commaOrQuoteMissing')],
  [/["']/, () => phrase('oddQuotes')],
]

function reasonOf(inner: string): Phrase | null {
  for (const [fault, say] of FAULTS) {
    const found = fault.exec(inner)
    if (found) return say(found[1] ?? '')
  }
  return null
}

/** Returns the offset of the bracket that closes the first one, or `null`. Ignores brackets in quotes. */
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
