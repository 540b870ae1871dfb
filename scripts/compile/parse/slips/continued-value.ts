import { linesOf } from '../../source.ts'
import { ENTRY, YAML_LINE_END } from './slip.ts'

/** A value with the lines below that are still part of it, on one line, and the length of all of them as written. */
export interface ContinuedValue {
  text: string
  length: number
}

/** As far as it can be told: a line that is an item or a key is no part of a value. */
export function continuedValue(rest: string): ContinuedValue {
  const [first, ...below] = linesOf(rest, YAML_LINE_END)
  const end = below.findIndex(({ text }) => text.trim() === '' || /^\s*-\s/.test(text) || ENTRY.test(text))
  const lines = [first, ...below.slice(0, end === -1 ? undefined : end)].flatMap((line) => line ?? [])
  const last = lines.at(-1)
  return {
    text: lines.map(({ text }) => text.trim()).join(' '),
    length: (last?.start ?? 0) + (last?.text.trimEnd().length ?? 0),
  }
}
