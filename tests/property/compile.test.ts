import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import { type Diagnostic, isError } from '../../scripts/diagnostics/diagnostic.ts'
import { sourcesOf } from '../support/sources.ts'
import { anyFile } from './any-file.ts'
import { FULL_CV, FULL_PROJECT, FULL_SITE } from './good-files.ts'

/** The same on every machine; another one explores elsewhere: `SEED=7 npx vitest run tests/property`. */
const SEED = Number(process.env.SEED ?? 20261121)
console.info(`fast-check seed: ${SEED}`)
fc.configureGlobal({ seed: SEED })

describe('any bytes', () => {
  test.each([
    ['projets/projet.md', FULL_PROJECT, 1500],
    ['site.md', FULL_SITE, 700],
    ['cv.md', FULL_CV, 700],
  ])('%s is a catalogue or an error with its place', (path, good, numRuns) => {
    fc.assert(
      fc.property(anyFile(good), (bytes) => {
        const { catalogue, diagnostics } = compile(sourcesOf({ [path]: bytes }))
        expect(catalogue === null).toBe(diagnostics.some(isError))
        const lines = linesOf(bytes)
        for (const diagnostic of diagnostics) {
          if (diagnostic.file === `content/${path}`) expectInside(diagnostic, lines)
          else expect(diagnostic.code).toBe('nothing is wrong with the other files')
        }
      }),
      { numRuns },
    )
  })

  test.each([FULL_PROJECT, FULL_SITE, FULL_CV])('the good files they start from have no fault', (good) => {
    const path = good === FULL_PROJECT ? 'projets/projet.md' : good === FULL_SITE ? 'site.md' : 'cv.md'
    expect(compile(sourcesOf({ [path]: good })).diagnostics).toEqual([])
  })
})

/** As an editor shows them. */
function linesOf(bytes: Uint8Array): string[] {
  return new TextDecoder().decode(bytes).split(/\r\n|\n|\r/)
}

function expectInside({ code, line, column, endLine, endColumn }: Diagnostic, lines: readonly string[]) {
  const place = `${code} ${line}:${column}-${endLine}:${endColumn}`
  const isInside = (line: number, column: number) =>
    line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1
  expect(isInside(line, column), `${place} starts in the file`).toBe(true)
  expect(isInside(endLine, endColumn), `${place} ends in the file`).toBe(true)
  expect(endLine > line || (endLine === line && endColumn >= column), `${place} ends behind its start`).toBe(true)
}
