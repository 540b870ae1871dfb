import { writeFile } from 'node:fs/promises'
import { compile } from '../compile/compile.ts'
import { readContent } from '../compile/read.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { REPORT_FORMATS, type ReportFormat } from '../diagnostics/report.ts'
import { fixText } from '../fix/fix.ts'
import { PUBLIC_FOLDER } from '../site/vite.ts'
import { type ContentOptions, compileContent } from './content.ts'
import { printReport } from './content-report.ts'
import type { ExitCode } from './exit-code.ts'

export interface CheckOptions extends ContentOptions {
  /** @default text, or github on GitHub */
  format?: string | undefined
  /** Warnings count as errors; notices never do. */
  strict: boolean
  /** First mend what has one right answer. */
  fix: boolean
}

/** Checks the content alone and prints every problem of every file. */
export async function check({ format, strict, fix, content }: CheckOptions): Promise<ExitCode> {
  if (format !== undefined && !isFormat(format)) {
    console.error(`Le format « ${format} » n’existe pas. Écrivez ${REPORT_FORMATS.join(', ')}.`)
    return 2
  }
  if (fix) await fixContent(content)
  const { diagnostics } = await compileContent({ content })
  printReport(diagnostics, format)
  return failsOn(diagnostics, strict) ? 1 : 0
}

/** An error of syntax hides what is behind it: a few rounds find that too. */
const FIX_ROUNDS = 5

async function fixContent(content: string): Promise<void> {
  let total = 0
  for (let round = 0; round < FIX_ROUNDS; round++) {
    const sources = await readContent({ content, public: PUBLIC_FOLDER })
    const { diagnostics } = compile(sources)
    let count = 0
    for (const { path, bytes } of sources.files) {
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      // Only what is UTF-8 can be written back as it was.
      if (!Buffer.from(text).equals(bytes)) continue
      const fixed = fixText(
        text,
        diagnostics.filter(({ file }) => file === path),
      )
      if (fixed.count > 0) await writeFile(sources.locate(path), fixed.text)
      count += fixed.count
    }
    total += count
    if (count === 0) break
  }
  console.error(
    total === 0
      ? 'Rien à corriger sans vous.'
      : `${total} correction${total > 1 ? 's' : ''} faite${total > 1 ? 's' : ''}.`,
  )
}

/** Whether these stop a build. */
export function failsOn(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  return diagnostics.some((diagnostic) => isError(diagnostic) || (strict && diagnostic.severity === 'warning'))
}

function isFormat(format: string): format is ReportFormat {
  return REPORT_FORMATS.some((known) => known === format)
}
