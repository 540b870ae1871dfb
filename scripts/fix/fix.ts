import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** A mended text and the number of mends. All other bytes are unchanged. */
export interface FixedText {
  text: string
  count: number
}

/**
 * Mends one file: removes a byte order mark, ends all lines with a line feed, and applies the mend of each diagnostic that has one.
 * @param diagnostics of this file, compiled from exactly this text
 */
export function fixText(original: string, diagnostics: readonly Diagnostic[]): FixedText {
  const text = original.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const offset = (line: number, column: number) => (lineStarts[line - 1] ?? text.length) + column - 1
  const mends = diagnostics
    .flatMap(({ mend, line, column, endLine, endColumn }) =>
      mend === null ? [] : [{ mend, from: offset(line, column), to: offset(endLine, endColumn) }],
    )
    // From the end to the start, so the offsets before a mend stay right. Of two mends that overlap, the later one is applied.
    .sort((a, b) => b.from - a.from)
    .filter(({ to }, index, all) => index === 0 || to <= (all[index - 1]?.from ?? 0))
  const fixed = mends.reduce((done, { mend, from, to }) => done.slice(0, from) + mend + done.slice(to), text)
  return { text: fixed, count: mends.length + (text === original ? 0 : 1) }
}
