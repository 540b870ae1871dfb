import { lstatSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ContentSources } from '../compile/contract/sources.ts'
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

/** Prints diagnostics: data for programs on standard output, text for people on standard error. */
export function printReport(
  diagnostics: readonly Diagnostic[],
  linesOf: LinesOf,
  format: ReportFormat = defaultFormat(),
): void {
  if (format === 'text') {
    console.error(textReport(diagnostics, { linesOf, colours: wantsColours(process.stderr) }))
  } else if (diagnostics.length > 0 || format === 'json' || format === 'sarif') {
    console.log(REPORTS[format](diagnostics))
  }
}

/** Returns the format. On GitHub, messages appear beside the lines of a pull request. */
function defaultFormat(): ReportFormat {
  return process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text'
}

/** Returns whether to print colours. NO_COLOR may have any value but an empty one (https://no-color.org). */
export function wantsColours(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY && !process.env.NO_COLOR
}

type LinesOf = (file: string) => readonly string[] | null

/** Returns the lines of the files as they were read with the content, because they may change before the report is printed. */
export function linesOfSources({ files }: Pick<ContentSources, 'files'>): LinesOf {
  const bytes = new Map(files.map((file) => [file.path, file.bytes]))
  const lines = new Map<string, readonly string[]>()
  return (file) => {
    const read = bytes.get(file)
    if (read === undefined) return readLines(file)
    const known = lines.get(file) ?? linesIn(new TextDecoder().decode(read))
    lines.set(file, known)
    return known
  }
}

/** Returns the lines of a file on the disk. */
export function readLines(file: string): readonly string[] | null {
  try {
    // A link may lead to any place, a pipe may never end, and binary files have no lines.
    if (!/\.(md|css)$/.test(file) || !lstatSync(resolve(file)).isFile()) return null
    return linesIn(readFileSync(resolve(file), 'utf8'))
  } catch {
    return null
  }
}

/** Returns the lines of a file as an editor counts them. */
export function linesIn(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(LINE_END)
}
