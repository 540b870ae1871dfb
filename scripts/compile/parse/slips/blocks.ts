import type { KnownKeys } from '../known-keys.ts'
import { linesOf } from '../lines.ts'
import { YAML_LINE_END } from './slip.ts'

/**
 * Splits a header before each key without indentation, so that a mistake in one key does not affect the others.
 * @returns offsets in the header, and the words at the start of the lines that are probably `keys`
 */
export function blocksOf(yaml: string, keys: KnownKeys) {
  const blocks: { keys: string[]; start: number; end: number; takesItems: boolean }[] = []
  for (const { text, start } of linesOf(yaml, YAML_LINE_END)) {
    const last = blocks.at(-1)
    const end = start + text.length
    const word = wordAtStart(text)
    if (last === undefined || opensBlock(text, keys) || (opensAsItem(text, keys) && !last.takesItems)) {
      blocks.push({ keys: [word], start, end, takesItems: hasNoValue(text) || keys.isList(word) })
    } else {
      last.end = end
      if (keys.isTop(word)) last.keys.push(word)
    }
  }
  return blocks
}

/** Returns whether a line without indentation begins with a key that is followed by a colon or another mark. */
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

/** Returns whether there is a dash before a key of the header: « - title: Banque ». */
function opensAsItem(text: string, keys: KnownKeys): boolean {
  return keys.isTop(/^- +([\p{L}_]+) ?:/u.exec(text)?.[1] ?? '')
}

function hasNoValue(text: string): boolean {
  return /:\s*(#.*)?$/s.test(text)
}

export function wordAtStart(line: string): string {
  return /^["'“”«*_`-]{0,3}\s*([\p{L}\p{N}_-]+)/u.exec(line)?.[1] ?? ''
}
