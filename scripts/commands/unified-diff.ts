import { structuredPatch } from 'diff'
import { linesIn } from './content-report.ts'

/** Returns the difference of two texts in the format of `diff -u`, with two unchanged lines around a change. */
export function unifiedDiff(file: string, before: string, after: string): string[] {
  const ended = (text: string) => `${linesIn(text).join('\n')}\n`
  const { hunks } = structuredPatch(file, file, ended(before), ended(after), undefined, undefined, { context: 2 })
  const parts = hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ])
  return [`--- ${file}`, `+++ ${file}`, ...parts.flat()]
}
