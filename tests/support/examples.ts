import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '../../scripts/compile/compile.ts'
import type { Sources } from '../../scripts/compile/source.ts'
import type { Diagnostic } from '../../scripts/diagnostics/diagnostic.ts'
import type { Example } from '../../scripts/docs/diagnostics.ts'
import { linkDiagnostics, type Verdict } from '../../scripts/links/check-links.ts'
import { linksOf } from '../../scripts/links/link.ts'
import { ROOT } from './preview-server.ts'
import { sourcesOf } from './sources.ts'

const CASES = join(ROOT, 'tests/cases')

/** The case of a code, the plain one where there are several. */
export function exampleOf(code: string): Example {
  const name = code.replace('/', '.')
  const folder = join(
    CASES,
    existsSync(join(CASES, name)) ? name : (readdirSync(CASES).find((case_) => case_.startsWith(`${name}--`)) ?? name),
  )
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
  const path = expected.as ?? 'projets/projet.md'
  const input = existsSync(join(folder, 'input.md')) ? readFileSync(join(folder, 'input.md')) : null
  const sources = sourcesOf({ ...expected.with, [path]: input })
  return {
    path: `content/${path}`,
    input: input?.toString('utf8') ?? null,
    mended: readFileSync(join(folder, 'mended.md'), 'utf8'),
    diagnostics: findIn({ ...sources, skipped: expected.skipped ?? [] }, expected.answers),
  }
}

/** What the compiler finds, and what is wrong with the links when these are the answers to them. */
export function findIn(sources: Sources, answers: Readonly<Record<string, Verdict>> = {}): readonly Diagnostic[] {
  const links = linkDiagnostics(linksOf(sources.files), new Map(Object.entries(answers)))
  return [...compile(sources).diagnostics, ...links]
}
