import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { CompilePool } from '../../scripts/commands/compile-pool.ts'
import { compile as compileWith } from '../../scripts/compile/compile.ts'
import type { CompiledFile } from '../../scripts/compile/contract/checked.ts'
import type { SourceFile } from '../../scripts/compile/contract/sources.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'
import { anyFile } from './any-file.ts'
import { FULL_PROJECT, FULL_SITE } from './good-files.ts'
import { serialise, style, validProject } from './valid-project.ts'

const SEED = Number(process.env.SEED ?? 20261121)

const pool = new CompilePool({ stay: true })
afterAll(() => pool.close())

/** Enough files for the compiler to start a second thread. */
const MANY = 401

const plain = Object.fromEntries(
  Array.from({ length: MANY }, (_, index) => [
    `projets/projet-${index}.md`,
    projectFile({ number: String(index + 1), title: `Projet ${index}` }),
  ]),
)

/** Good files, and files of any content, some under names that other files have too. */
const files = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.nat({ max: MANY }).map((index) => `projet-${index}`),
        fc.constantFrom('_a', 'A', 'page', 'é'),
      ),
      fc.oneof(
        anyFile(FULL_PROJECT),
        fc.tuple(validProject, style).map(([project, style]) => new TextEncoder().encode(serialise(project, style))),
      ),
    ),
    { minLength: 5, maxLength: 30 },
  )
  .map((some) => ({ ...plain, ...Object.fromEntries(some.map(([name, bytes]) => [`projets/${name}.md`, bytes])) }))

/** Caches results by path and bytes as JSON, like the cache on the disk. */
function memory() {
  const results = new Map<string, string>()
  const keyOf = ({ path, bytes }: SourceFile) => `${path}\n${Buffer.from(bytes).toString('base64')}`
  const known: CompiledFiles = {
    get: (file) => JSON.parse(results.get(keyOf(file)) ?? 'null') as CompiledFile | null,
    set: (file, result) => results.set(keyOf(file), JSON.stringify(result)),
  }
  return { known, results }
}

test('inline, in threads, and with results remembered from before, the same files give the same', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      files,
      fc.oneof(fc.constant(FULL_SITE), anyFile(FULL_SITE)),
      anyFile(FULL_PROJECT),
      async (texts, site, edited) => {
        const sources = sourcesOf({ ...texts, 'site.md': site })
        const expected = await compile(sources)
        const { known, results } = memory()
        expect(await compileWith(sources, { run: pool.run, known })).toEqual(expected)
        expect(results.size).toBeGreaterThan(MANY / 2)
        expect(await compile(sources, known)).toEqual(expected)
        expect(await compileWith(sources, { run: pool.run, known })).toEqual(expected)
        const after = sourcesOf({ ...texts, 'site.md': site, 'projets/projet-0.md': edited })
        expect(await compileWith(after, { run: pool.run, known })).toEqual(await compile(after))
      },
    ),
    { numRuns: 2, seed: SEED },
  )
})
