import type { Diagnostic, Edit } from './diagnostic.ts'
import { harmlessEdits } from './harmless.ts'

/**
 * Corrects one file: applies the corrections of the diagnostics that lose nothing, and ends lines with a line feed if they end with a lone
 * carriage return. Leaves a file with a Git conflict alone, because only the first version of it was read and a correction could replace the
 * second one.
 * @param diagnostics of this file, compiled from exactly this text
 */
export function fixText(original: string, diagnostics: readonly Diagnostic[]) {
  if (diagnostics.some(({ code }) => code === 'file/conflict')) return { text: original, count: 0 }
  const mark = original.startsWith('\uFEFF') ? '\uFEFF' : ''
  const body = original.slice(mark.length)
  const text = diagnostics.some(({ code }) => code === 'file/line-ends') ? body.replaceAll('\r', '\n') : body
  const fixed = applyEdits(text, harmlessEdits(text, diagnostics))
  return { text: mark + fixed.text, count: fixed.count + (text === body ? 0 : 1) }
}

/** Applies each edit at its place, with the line ends of the text. If two edits overlap, the later one is applied. */
export function applyEdits(text: string, edits: readonly Edit[]) {
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
  // Joined once, because a copy of the text for each edit would take seconds.
  const parts: string[] = []
  let end = 0
  for (const { by, from, to } of mends.toReversed()) {
    parts.push(text.slice(end, from), by)
    end = to
  }
  return { text: parts.join('') + text.slice(end), count: mends.length }
}
