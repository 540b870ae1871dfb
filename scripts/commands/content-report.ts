import { lstatSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ContentSources } from '../compile/contract/sources.ts'
import { FILE_MAX_BYTES } from '../compile/parse/file-max-bytes.ts'
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
import { readPlainFile } from '../disk/list-files.ts'

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
  // Only those of one file, because a report names one file after the other, and a file may be nothing but line ends.
  let last: { file: string; lines: readonly string[] | null } | undefined
  return (file) => {
    if (last?.file === file) return last.lines
    const read = bytes.get(file)
    last = { file, lines: read === undefined ? readLines(file) : linesIn(new TextDecoder().decode(read)) }
    return last.lines
  }
}

/** Returns the lines of a file on the disk; `null` if it is larger than a text that is read. */
export function readLines(file: string): readonly string[] | null {
  try {
    // A link may lead to any place, a pipe may never end, and binary files have no lines.
    if (!/\.(md|css)$/.test(file) || !lstatSync(resolve(file)).isFile()) return null
    return linesIn(readPlainFile(resolve(file), { maxBytes: FILE_MAX_BYTES }).toString())
  } catch {
    return null
  }
}

/** Returns the lines of a file as an editor counts them. */
export function linesIn(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(LINE_END)
}
