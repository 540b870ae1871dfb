import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { REPORT_FORMATS, type ReportFormat } from '../diagnostics/report.ts'
import { type ContentOptions, compileContent } from './content.ts'
import { printReport } from './content-report.ts'
import type { ExitCode } from './exit-code.ts'

export interface CheckOptions extends ContentOptions {
  /** @default text, or github on GitHub */
  format?: string | undefined
  /** Warnings count as errors; notices never do. */
  strict: boolean
}

/** Checks the content alone and prints every problem of every file. */
export async function check({ format, strict, content }: CheckOptions): Promise<ExitCode> {
  if (format !== undefined && !isFormat(format)) {
    console.error(`Le format « ${format} » n’existe pas. Écrivez ${REPORT_FORMATS.join(', ')}.`)
    return 2
  }
  const { diagnostics } = await compileContent({ content })
  printReport(diagnostics, format)
  return failsOn(diagnostics, strict) ? 1 : 0
}

/** Whether these stop a build. */
export function failsOn(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  return diagnostics.some((diagnostic) => isError(diagnostic) || (strict && diagnostic.severity === 'warning'))
}

function isFormat(format: string): format is ReportFormat {
  return REPORT_FORMATS.some((known) => known === format)
}
