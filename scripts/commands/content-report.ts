import { lstatSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LINE_END } from '../compile/parse/lines.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import {
  githubReport,
  jsonReport,
  linesReport,
  type ReportFormat,
  sarifReport,
  textReport,
} from '../diagnostics/report.ts'

const REPORTS = { json: jsonReport, sarif: sarifReport, lines: linesReport, github: githubReport }

/** Prints what was found: data on standard output for a machine, words on standard error for a person. */
export function printReport(diagnostics: readonly Diagnostic[], format: ReportFormat = defaultFormat()): void {
  if (format === 'text') {
    console.error(textReport(diagnostics, { linesOf: readLines, colours: wantsColours(process.stderr) }))
  } else if (diagnostics.length > 0 || format === 'json' || format === 'sarif') {
    console.log(REPORTS[format](diagnostics))
  }
}

/** On GitHub the messages stand beside the lines of a pull request. */
function defaultFormat(): ReportFormat {
  return process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text'
}

/** https://no-color.org: any value but an empty one. */
export function wantsColours(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY && !process.env.NO_COLOR
}

export function readLines(file: string): readonly string[] | null {
  try {
    // A link may lead anywhere, and a pipe may never end; of what is no text, no line means anything.
    if (!/\.(md|css)$/.test(file) || !lstatSync(resolve(file)).isFile()) return null
    return linesIn(readFileSync(resolve(file), 'utf8'))
  } catch {
    return null
  }
}

/** The lines of a file as an editor counts them. */
export function linesIn(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(LINE_END)
}
