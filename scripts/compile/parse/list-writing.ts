import { quoted } from './quoted.ts'

/** The length of the longest list that is rewritten. A longer one is reported without a suggestion. */
const WRITTEN_MAX = 1000

/** An entry in quotes, which may hold the apostrophe of a word, or the text before the next comma, semicolon or line end. */
const ENTRY =
  /\s*(?:'((?:[^'\n]|''|(?<=\p{L})'(?=\p{L}))*)'(?=[\s,;]|$)|"((?:[^"\\\n]|\\.)*)"(?=[\s,;]|$)|([^,;\n]+))?\s*[,;\n]*/uy

/** Returns the entries that the owner probably intended by a list with wrong brackets, quotes or commas; none if there is no good guess. */
export function entriesOf(written: string): string[] {
  if (written.length > WRITTEN_MAX) return []
  const inner = withoutBrackets(written.trim())
  const entries: string[] = []
  ENTRY.lastIndex = 0
  while (ENTRY.lastIndex < inner.length) {
    const [whole = '', single, double, plain = ''] = ENTRY.exec(inner) ?? []
    if (whole === '') break
    entries.push(single?.replaceAll("''", "'") ?? double ?? withoutMarks(plain))
  }
  return withWholeBrackets(entries.flatMap((entry) => entry.trim() || []))
}

/** Joins the pieces of entries whose commas stand between brackets: « React (hooks », « context) ». */
export function withWholeBrackets(pieces: readonly string[]): string[] {
  const entries: string[][] = []
  let depth = 0
  for (const piece of pieces) {
    if (depth > 0) entries.at(-1)?.push(piece)
    else entries.push([piece])
    depth += piece.split('(').length - piece.split(')').length
    // A bracket that nothing opens or closes says nothing about the commas.
    if (depth < 0) return [...pieces]
  }
  return depth === 0 ? entries.map((parts) => parts.join(', ')) : [...pieces]
}

/** Returns the probable entries of a list, also without commas: « React - Redux », « React et Redux ». */
export function looseEntriesOf(written: string): string[] {
  const entries = entriesOf(written)
  const [only = ''] = entries
  if (entries.length === 1 && /^#\S+(?: #\S+){1,20}$/.test(only)) return only.split(' ').map((tag) => tag.slice(1))
  // « CI/CD » is one name, « React/Vue/Node » are three.
  if (entries.length === 1 && /^[^/\s:]+(?:\/[^/\s]+){2,20}$/.test(only)) return only.split('/')
  return entries.length === 1 ? only.split(/ (?:[/|·•–—-]|et) /).map((entry) => entry.trim()) : entries
}

/** Writes a list on one line, with quotes where an entry needs them. */
export function listOf(entries: readonly string[]): string {
  return `[${entries.map((entry) => (isPlain(entry) ? entry : quoted(entry))).join(', ')}]`
}

function isPlain(entry: string): boolean {
  return (
    /^[\p{L}\p{N}._/(][^,[\]{}]*$/u.test(entry) &&
    !/:(\s|$)|\s#/.test(entry) &&
    !/^([\d.][\d._e+-]*|true|false|null|yes|no|on|off|y|n)$/i.test(entry)
  )
}

const OPENING = ['[', '(', '{']
const CLOSING = [']', ')', '}']

function withoutBrackets(text: string): string {
  const opened = OPENING.indexOf(text[0] ?? '')
  const inner = opened === -1 ? text : text.slice(1)
  const closed = CLOSING.indexOf(inner.at(-1) ?? '')
  const isPair = closed === opened || !inner.includes(OPENING[closed] ?? '')
  return closed !== -1 && isPair ? inner.slice(0, -1) : inner
}

/** Returns an entry without its bullet, and without single quotes or brackets at its ends. */
function withoutMarks(entry: string): string {
  return entry
    .trim()
    .replace(/^(?:[-*•–—+·]|\d{1,3}[.)])\s+/, '')
    .replace(/^[-•–—](?=\p{L})/u, '')
    .replace(/^\[*(.*[^\]])?\]*$/s, '$1')
    .replace(/^['"“”«»]|['"“”«»]$/g, '')
    .trim()
}
