import { CONTROL } from '../spoken/control.ts'
import { spoken } from '../spoken/spoken.ts'
import type { Diagnostic } from './diagnostic.ts'
import { inWords, messageOf } from './message.ts'
import { hidden, withoutParts, withoutSecrets } from './secret-address.ts'
import type { Severity } from './severity.ts'
import { visible, visibleName } from './visible.ts'

export const REPORT_FORMATS = ['text', 'lines', 'json', 'github', 'sarif'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

interface TextReportOptions {
  /** Returns the lines of a file, which are shown under a message, or `null` if they are unknown. */
  linesOf(file: string): readonly string[] | null
  colours: boolean
}

/** Returns the report for a terminal: for each diagnostic its place, its message and the marked line, then the totals. */
export function textReport(diagnostics: readonly Diagnostic[], options: TextReportOptions): string {
  const parts = groupsOf(diagnostics).map(([first, ...others]) => {
    const text = textOf(first, options)
    if (others.length === 0) return text
    return `${text}\n${spoken().report.others(others.map(({ file, line }) => `${visibleName(file)}:${line}`))}`
  })
  return [...parts, countOf(diagnostics)].join('\n\n')
}

/** The number of files from which the same remark is printed once. */
const SAME_LEAST = 4

/** Groups the diagnostics that say the same of several files. Errors are never grouped, because each has to be mended in its place. */
function groupsOf(diagnostics: readonly Diagnostic[]): [Diagnostic, ...Diagnostic[]][] {
  const order = new Map(diagnostics.map((diagnostic, index) => [diagnostic, index]))
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>()
  for (const diagnostic of diagnostics) {
    const { code, severity, file, line, column } = diagnostic
    // Projects of the sample are deleted or rewritten as a whole; of `site.md`, each line counts. A message may name its own file.
    const isWhole = code === 'sample/kept' && file.includes('/projets/')
    const what = isWhole ? code : messageOf(diagnostic).replaceAll(file.split('/').at(-1) ?? '', '…')
    const own = `${code} ${what} ${file} ${line} ${column}`
    const same = severity === 'error' ? own : `${code} ${what}`
    const group = groups.get(same)
    if (group) group.push(diagnostic)
    else groups.set(same, [diagnostic])
  }
  return [...groups.values()]
    .flatMap((group) => (group.length < SAME_LEAST ? group.map((one): [Diagnostic] => [one]) : [group]))
    .sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

const COLOURS: Record<Severity, number> = { error: 31, warning: 33, notice: 36 }

function textOf(diagnostic: Diagnostic, { linesOf, colours }: TextReportOptions): string {
  const { file, line, column, severity, code } = diagnostic
  const paint = (text: string, colour: number) => (colours ? `\u001b[${colour}m${text}\u001b[39m` : text)
  const head = `${visibleName(file)}:${line}:${column}  ${paint(spoken().report.severities[severity], COLOURS[severity])}  ${messageOf(diagnostic)}  [${code}]`
  const frame = frameOf(diagnostic, linesOf(file))
  return frame === null ? head : `${head}\n${frame}`
}

/** The longest line that is shown whole. Of a longer one, only the part around the marked text is shown. */
const FRAME_MAX_LENGTH = 400
const BEFORE_CULPRIT = 100

/** Splits the line of a diagnostic into the text before the marked part, that part, and the text after it; `null` without such a line. */
export function frameParts(diagnostic: Diagnostic, lines: readonly string[] | null) {
  const { file, line, column, endLine, endColumn, field } = diagnostic
  const whole = lines?.[line - 1]
  if (whole === undefined || whole === '') return null
  // Hidden before the line is cut, because a part of an address no longer has its form.
  const text = hiddenIn(whole, file)
  const start = text.length <= FRAME_MAX_LENGTH ? 0 : Math.max(0, column - 1 - BEFORE_CULPRIT)
  const stop = Math.min(text.length, start + FRAME_MAX_LENGTH)
  const end = Math.min(endLine === line ? endColumn - 1 : stop, stop)
  const culprit = text.slice(column - 1, end)
  return {
    before: `${start > 0 ? '…' : ''}${visible(text.slice(start, column - 1))}`,
    // What was written as an address may lack only a letter of it.
    culprit: visible(field === 'address' ? hidden(culprit) : culprit),
    after: `${visible(text.slice(Math.max(end, column - 1), stop))}${stop < text.length ? '…' : ''}`,
  }
}

let lastHidden = { line: '', file: '', text: '' }

/** Hides the addresses of a line. A long line may have hundreds of diagnostics, which follow each other, so the last result is kept. */
function hiddenIn(line: string, file: string): string {
  if (line !== lastHidden.line || file !== lastHidden.file)
    lastHidden = { line, file, text: withoutParts(withoutSecrets(line), file) }
  return lastHidden.text
}

/** Returns the line of a diagnostic, with a caret under each marked character. */
function frameOf(diagnostic: Diagnostic, lines: readonly string[] | null): string | null {
  const parts = frameParts(diagnostic, lines)
  if (parts === null) return null
  const { before, culprit, after } = parts
  const number = String(diagnostic.line)
  // Tabs stay tabs, so that the caret stands under its character.
  const indent = before.replace(/[^\t]/g, ' ')
  const carets = '^'.repeat(Math.max(1, culprit.length))
  return `  ${number} | ${before}${culprit}${after}\n  ${' '.repeat(number.length)} | ${indent}${carets}`
}

function countOf(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  const errors = count('error')
  const warnings = count('warning')
  return spoken().report.counts(errors, warnings)
}

/** The regular expression with which an editor reads a line of `linesReport`. */
export const LINE_PATTERN = '^(.+?):(\\d+):(\\d+):(\\d+):(\\d+): (error|warning|info): (.*) \\[([a-z/-]+)\\]$'

const LINE_SEVERITIES: Record<Severity, string> = { error: 'error', warning: 'warning', notice: 'info' }

/** Returns the report for editors: one line per diagnostic, with its start and its end. */
export function linesReport(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((diagnostic) => {
      const { file, line, column, endLine, endColumn, severity, code } = diagnostic
      const place = [visibleName(file), line, column, endLine, endColumn].join(':')
      return `${place}: ${LINE_SEVERITIES[severity]}: ${messageOf(diagnostic).replaceAll('\n', ' ')} [${code}]`
    })
    .join('\n')
}

/** Returns the report in the format that docs/diagnostics.md describes. */
export function jsonReport(diagnostics: readonly Diagnostic[]): string {
  return toJson(diagnostics.map((diagnostic) => ({ ...inWords(diagnostic), message: messageOf(diagnostic) })))
}

/** Returns workflow commands, which GitHub shows beside the line. */
export function githubReport(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((diagnostic) => {
      const { file, line, column, endLine, endColumn, severity, code } = diagnostic
      const place = `file=${escapeProperty(visible(file))},line=${line},col=${column},endLine=${endLine},endColumn=${endColumn}`
      return `::${severity} ${place},title=${escapeProperty(code)}::${escapeData(messageOf(diagnostic))}`
    })
    .join('\n')
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

const SARIF_LEVELS: Record<Severity, string> = { error: 'error', warning: 'warning', notice: 'note' }

/** Returns a report in SARIF 2.1.0, for code scanning. */
export function sarifReport(diagnostics: readonly Diagnostic[]): string {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].map((id) => ({ id }))
  const results = diagnostics.map((diagnostic) => {
    const { code, severity, file, line, column, endLine, endColumn } = diagnostic
    const region = { startLine: line, startColumn: column, endLine, endColumn }
    return {
      ruleId: code,
      level: SARIF_LEVELS[severity],
      message: { text: messageOf(diagnostic) },
      locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region } }],
    }
  })
  return toJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'portfolio-check', rules } }, results }],
  })
}

function toJson(value: unknown): string {
  return withoutSecrets(JSON.stringify(value, null, 2)).replace(
    CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
