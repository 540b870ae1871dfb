/** What is wrong with a JSON text. The texts for the owner are in `spoken().import.jsonFaults`. */
export type JsonFault = 'empty' | 'comment' | 'comma' | 'missingComma' | 'quotes' | 'lineEnd' | 'end' | 'unexpected'

/** The first fault of a text that is not JSON, with its place, counted from 1. */
interface Found {
  kind: JsonFault
  /** The text at the fault, up to the end of its line. */
  actual: string
  line: number
  column: number
}

const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in its texts
  /\s*(?:("[^"\\\u0000-\u001F]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001F]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[\]{}:,]))/y

/** Finds the place where a text stops being JSON, because the messages of `JSON.parse` are English and name no line. */
export function jsonFault(text: string): Found {
  const { at, wanted } = faultAt(text)
  const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0)
  const before = text.slice(0, start)
  const [rest = ''] = text.slice(start).split(/\r?\n/, 1)
  const line = before.split('\n').length
  const actual = rest.trim().slice(0, SHOWN)
  return { kind: kindOf(before, rest, wanted), actual, line, column: start - before.lastIndexOf('\n') }
}

/** The most characters of the text that are shown. */
const SHOWN = 40

function kindOf(before: string, rest: string, wanted: Wanted | 'end'): JsonFault {
  if (rest === '') return before.trim() === '' ? 'empty' : 'end'
  if (/^(?:\/[/*]|#|<!--)/.test(rest)) return 'comment'
  if (/,\s*$/.test(before) && /^[\]},]/.test(rest)) return 'comma'
  if (/^['‘’“”«`]/.test(rest)) return 'quotes'
  if (/^"[^"]*$/.test(rest)) return 'lineEnd'
  return wanted === 'next' && /^["[{\w-]/.test(rest) ? 'missingComma' : 'unexpected'
}

/** What may stand at a place of a text. */
type Wanted = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next'

/** Returns the offset at which the text stops being JSON, and what should stand there. */
function faultAt(text: string): { at: number; wanted: Wanted | 'end' } {
  const open: ('[' | '{')[] = []
  let wanted: Wanted = 'value'
  let isStarted = false
  TOKEN.lastIndex = 0
  for (;;) {
    const at = TOKEN.lastIndex
    const [, string, other, sign] = TOKEN.exec(text) ?? []
    const inside = open.at(-1)
    if (isStarted && inside === undefined) return { at, wanted: 'end' }
    if (string !== undefined && (wanted === 'key' || wanted === 'firstKey')) wanted = 'colon'
    else if ((string ?? other) !== undefined && (wanted === 'value' || wanted === 'firstValue')) wanted = 'next'
    else if ((sign === '[' || sign === '{') && (wanted === 'value' || wanted === 'firstValue')) {
      open.push(sign)
      wanted = sign === '[' ? 'firstValue' : 'firstKey'
    } else if (sign === ':' && wanted === 'colon') wanted = 'value'
    else if (sign === ',' && wanted === 'next') wanted = inside === '{' ? 'key' : 'value'
    else if (isEnd(sign, inside, wanted)) {
      open.pop()
      wanted = 'next'
    } else return { at, wanted }
    isStarted = true
  }
}

function isEnd(sign: string | undefined, inside: string | undefined, wanted: Wanted): boolean {
  if (sign === ']') return inside === '[' && (wanted === 'next' || wanted === 'firstValue')
  return sign === '}' && inside === '{' && (wanted === 'next' || wanted === 'firstKey')
}
