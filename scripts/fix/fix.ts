import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** A text with all its certain mends made, and how many there were. Everything else stays as it was, to the byte. */
export interface FixedText {
  text: string
  count: number
}

/**
 * Mends one file: a byte order mark goes, lines end with a line feed, and each diagnostic that has one right answer gets it.
 * @param diagnostics those of this file, found in this very text
 */
export function fixText(original: string, diagnostics: readonly Diagnostic[]): FixedText {
  const text = original.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const offset = (line: number, column: number) => (lineStarts[line - 1] ?? text.length) + column - 1
  const mends = diagnostics
    .flatMap(({ mend, line, column, endLine, endColumn }) =>
      mend === null ? [] : [{ mend, from: offset(line, column), to: offset(endLine, endColumn) }],
    )
    // From the end to the start, so that the places before stay true; of two in one place the first wins.
    .sort((a, b) => b.from - a.from)
    .filter(({ to }, index, all) => index === 0 || to <= (all[index - 1]?.from ?? 0))
  const fixed = mends.reduce((done, { mend, from, to }) => done.slice(0, from) + mend + done.slice(to), text)
  return { text: fixed, count: mends.length + (text === original ? 0 : 1) }
}
