import { isDeepStrictEqual } from 'node:util'
import type { SourceFile } from '../compile/contract/sources.ts'
import { parseFile } from '../compile/parse/parse.ts'
import { readContent } from '../compile/read.ts'
import { migrateHeader } from '../compile/validate/migrate.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/findings.ts'
import { applyEdits } from '../diagnostics/fix.ts'
import { visible } from '../diagnostics/visible.ts'
import { PUBLIC_FOLDER } from '../disk/root.ts'
import type { Migration } from '../fields/migrations/migration.ts'
import { MIGRATIONS } from '../fields/migrations/migrations.ts'
import { own } from '../fields/own.ts'
import { spoken } from '../spoken/spoken.ts'
import { callOf } from './call.ts'
import { printReport, readLines, wantsColours } from './content-report.ts'
import type { ExitCode } from './exit-code.ts'
import type { Terminal } from './init-terminal.ts'
import { replaceFile } from './replace-file.ts'
import { unifiedDiff } from './unified-diff.ts'

interface MigrateOptions {
  content: string
  /** Whether files are written without asking. */
  yes: boolean
  /** The terminal of the owner; `null` if nobody can answer. */
  terminal: Terminal | null
  /** @default those of this version */
  migrations?: readonly Migration[]
}

/** Shows the changes that newer versions require, and writes them if the owner agrees. */
export async function migrate({ content, yes, terminal, migrations = MIGRATIONS }: MigrateOptions): Promise<ExitCode> {
  const sources = readContent({ content, public: PUBLIC_FOLDER, outputs: [] })
  const files = sources.files.map((file) => ({ ...file, ...migrateFile(file, migrations) }))
  const left = files.flatMap(({ left }) => left)
  const due = files.flatMap(({ path, bytes, before, after }) =>
    after === before ? [] : [{ path, bytes, before, after }],
  )
  const mentioned = migrations.filter(({ id }) => files.some(({ ids }) => ids.has(id)))
  for (const { since, says } of mentioned) console.log(spoken().migrate.version(since, says))
  for (const { path, before, after } of due) console.log(`\n${painted(unifiedDiff(path, before, after))}`)
  if (left.length > 0) printReport(left, readLines, 'text')
  if (left.length > 0) console.error(spoken().migrate.left)
  if (due.length === 0) {
    if (left.length === 0) console.log(spoken().migrate.upToDate)
    return left.length === 0 ? 0 : 1
  }
  if (!yes && !(await agrees(terminal))) {
    console.log(spoken().migrate.notWritten(callOf('migrate', '--yes')))
    return 1
  }
  for (const { path, bytes, after } of due) await replaceFile(sources.locate(path), after, bytes)
  console.log(spoken().migrate.written(due.length, callOf('check')))
  return left.length === 0 ? 0 : 1
}

async function agrees(terminal: Terminal | null): Promise<boolean> {
  // Ctrl-C means no.
  const answer = await terminal?.ask(spoken().migrate.apply, '').catch(() => null)
  return typeof answer === 'string' && /^(o|oui|y|yes)?$/i.test(answer.trim())
}

interface MigratedFile {
  before: string
  after: string
  /** The ids of the migrations that it needs. */
  ids: ReadonlySet<string>
  /** Problems that the owner must solve first; `after` is then the same as `before`. */
  left: readonly Diagnostic[]
}

/** Applies the changes one by one, because a change may depend on the result of the previous one. */
export function migrateFile(source: SourceFile, migrations: readonly Migration[]): MigratedFile {
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(source.bytes)
  const ids = new Set<string>()
  let after = before
  const { kind } = source
  for (const migration of migrations.filter(({ kinds }) => kind !== 'style' && kinds.includes(kind)))
    for (const change of migration.changes) {
      const findings = new Findings()
      const one = { migrations: [{ ...migration, changes: [change] }], call: callOf('migrate') }
      const file = parseFile(after === before ? source : withText(source, after), findings)
      const unreadable = file === null || findings.diagnostics.some(isError)
      const edits = unreadable ? null : migrateHeader(file, findings, one)
      if (edits === null)
        return {
          before,
          after: before,
          ids,
          left: findings.diagnostics.filter(({ severity }) => severity !== 'notice'),
        }
      if (edits.length === 0) continue
      const { text } = applyEdits(after, edits)
      const written = parseFile(withText(source, text), new Findings())
      // A text with another meaning is never written.
      if (!isDeepStrictEqual(written?.header.toJS(), file?.header.toJS())) {
        const left = findings.diagnostics.map((diagnostic) => ({ ...diagnostic, byHand: true }))
        return { before, after: before, ids, left }
      }
      after = text
      ids.add(migration.id)
    }
  return { before, after, ids, left: [] }
}

function withText(source: SourceFile, text: string): SourceFile {
  return { ...source, bytes: new TextEncoder().encode(text) }
}

const COLOURS: Readonly<Record<string, number>> = { '-': 31, '+': 32, '@': 36 }

function painted(lines: readonly string[]): string {
  const colours = wantsColours(process.stdout)
  return lines
    .map((line) => {
      const colour = own(COLOURS, line.charAt(0))
      return colours && colour !== undefined ? `\u001b[${colour}m${visible(line)}\u001b[39m` : visible(line)
    })
    .join('\n')
}
