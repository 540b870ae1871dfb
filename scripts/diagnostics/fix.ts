import type { Diagnostic, Edit } from './diagnostic.ts'

/** A corrected text and the number of corrections. All other bytes are unchanged. */
interface FixedText {
  text: string
  count: number
}

/**
 * Corrects one file: removes a byte order mark, ends all lines with a line feed, and applies the corrections of the diagnostics.
 * @param diagnostics of this file, compiled from exactly this text
 */
export function fixText(original: string, diagnostics: readonly Diagnostic[]): FixedText {
  const text = original.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const fixed = applyEdits(
    text,
    diagnostics.flatMap(({ mend, ...place }) => (mend === null ? [] : { ...place, text: mend })),
  )
  return { text: fixed.text, count: fixed.count + (text === original ? 0 : 1) }
}

/** Applies each edit at its place, with the line ends of the text. If two edits overlap, the later one is applied. */
export function applyEdits(text: string, edits: readonly Edit[]): FixedText {
  const lineEnds = [...text.matchAll(/\r\n?|\n/g)]
  const [lineEnd = '\n'] = lineEnds[0] ?? []
  const lineStarts = [0, ...lineEnds.map(({ index, 0: end }) => index + end.length)]
  const offset = (line: number, column: number) => (lineStarts[line - 1] ?? text.length) + column - 1
  const mends = edits
    .map(({ text, line, column, endLine, endColumn }) => ({
      by: text.replace(/\r?\n/g, lineEnd),
      from: offset(line, column),
      to: offset(endLine, endColumn),
    }))
    // From the end to the start, so that the offsets before an edit stay valid.
    .sort((a, b) => b.from - a.from)
    .filter(({ to }, index, all) => index === 0 || to <= (all[index - 1]?.from ?? 0))
  return {
    text: mends.reduce((done, { by, from, to }) => done.slice(0, from) + by + done.slice(to), text),
    count: mends.length,
  }
}
