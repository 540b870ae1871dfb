import type { Diagnostic, Edit } from './diagnostic.ts'
import type { DiagnosticCode } from './messages.ts'

/** The codes whose correction writes another word: a known name, a choice, a date, a spelling. */
const REWORDING = new Set<DiagnosticCode>([
  'analytics/invalid',
  'date/invalid',
  'key/unknown',
  'name/spelling',
  'number/range',
  'picture/missing',
  'text/accent',
  'text/confused',
  'text/doubled',
  'typeface/unknown',
  'value/list-word',
  'value/type',
  'value/unknown',
  'yaml/comma',
])

/** The codes that are about a text below the header, or the words of a sentence. A heading and a tag have the sign of a remark. */
const PROSE = /^(?:body|name|text)\//

/**
 * What may begin a remark, in YAML or in other languages, also between quotes and without a blank before it. « C# » is a name, « #8a3b1e » a
 * colour, and an address has « // ».
 */
const REMARK = /(?<!\p{L})#(?![\da-f]{6}(?![\p{L}\d]))|<!--|\/\*|(?<!:)\/\//iu

/** The number of an item, in the place of the dash that YAML has. */
const LIST_NUMBER = /^\s*\d{1,3}[.)](?=\s)/

/** More than the longest of these words. */
const REWORDED_MAX = 60

/** The longest line that is searched for remarks. It is searched for each of its corrections. */
const SEARCHED_MAX = 10_000

/**
 * Returns the corrections that lose nothing, whatever the rules that propose them have overlooked. A correction keeps every letter
 * and digit, unless its code is one that writes another word; then it replaces a few words. Letters that were decoded wrongly are never
 * ASCII, so those stay. A remark of the header stays one, because the site would show what becomes part of a value; every line is looked at,
 * because the header of a file with mistakes may begin and end anywhere. Where something may be a remark, a correction writes no sign.
 */
export function harmlessEdits(text: string, diagnostics: readonly Diagnostic[]): readonly Edit[] {
  const lines = text.split(/\r\n?|\n/)
  const losesNothing = ({ code, text: mend, line, column, endLine, endColumn }: Edit & Pick<Diagnostic, 'code'>) => {
    const before = (lines[line - 1] ?? '').slice(0, column - 1)
    const behind = (lines[endLine - 1] ?? '').slice(endColumn - 1)
    const all = lines.slice(line - 1, endLine).join('\n')
    const old = all.slice(before.length, all.length - behind.length).replace(LIST_NUMBER, '')
    const signsOf = code === 'file/garbled' ? asciiOf : lettersOf
    const isProse = PROSE.test(code)
    // The codes of a file are about signs that another program has changed, in remarks too.
    const mayBeRemark = !isProse && !code.startsWith('file/') && REMARK.test(old)
    if (mayBeRemark && signsIn(old) !== signsIn(mend) && !mend.startsWith('#')) return false
    const remarksOf = (part: string) => remarksIn(part).map((remark) => signsOf(remark).join(''))
    if (!isProse && all.includes('#')) {
      if (all.length > SEARCHED_MAX || !keeps(remarksOf(all), remarksOf(before + mend + behind))) return false
    }
    return REWORDING.has(code) ? old.length <= REWORDED_MAX : keeps(signsOf(old), signsOf(mend))
  }
  return diagnostics
    .flatMap(({ mend, ...found }) => (mend === null ? [] : { ...found, text: mend }))
    .filter(losesNothing)
}

/** Returns whether what a text has of a kind is in the other one too, as often, and in any order: a link may have its words behind its address. */
function keeps(old: readonly string[], written: readonly string[]): boolean {
  const left = new Map<string, number>()
  for (const one of written) left.set(one, (left.get(one) ?? 0) + 1)
  return old.every((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count > 0
  })
}

/** Returns the letters and digits, in one case and in the form that Unicode prefers: « ﬀ » is two of them. */
const lettersOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]/gu) ?? []

/** Returns what is neither a word nor a blank. */
const signsIn = (text: string): string => text.replace(/[\p{L}\p{N}\s]/gu, '')

const asciiOf = (text: string): readonly string[] => text.match(/[a-z\d]/gi) ?? []

/** Returns the remarks of all lines that hold a letter or a digit. */
const remarksIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(remarkOf)
    .filter((remark) => /[\p{L}\p{N}]/u.test(remark))

/**
 * Returns what follows a « # » that is outside of quotes, and behind a blank, quotes or a bracket or at the beginning of the line: its owner
 * means a remark where YAML finds a mistake, as in « 'Banque'# avec Paul ». Quotes count where a value may begin, and if nothing follows them
 * but such a sign or one of YAML: in « "Banque # avec Paul » the second one is missing, so it has a remark.
 */
function remarkOf(line: string): string {
  let before = ''
  let closing = -1
  for (let index = 0; index < line.length; index++) {
    const sign = line[index] ?? ''
    const isApart = index === closing + 1 || /[\s\]}]/.test(line[index - 1] ?? '')
    if (sign === '#' && isApart) return line.slice(index)
    const end = /["']/.test(sign) && /^[:\-?[{,]?$/.test(before) ? endOfQuotes(line, index) : null
    if (end !== null) index = closing = end
    if (/\S/.test(sign)) before = sign
  }
  return ''
}

/** Returns the index of the quotation mark that closes the one at `start`; `null` if none does. */
function endOfQuotes(line: string, start: number): number | null {
  const mark = line[start]
  for (let index = start + 1; index < line.length; index++) {
    if (mark === '"' && line[index] === '\\') index++
    else if (line[index] === mark && mark === "'" && line[index + 1] === mark) index++
    else if (line[index] === mark) return /^\s*(?:[,\]}:#]|$)/.test(line.slice(index + 1)) ? index : null
  }
  return null
}
