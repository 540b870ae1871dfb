import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPair, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { migrateFile } from '../../scripts/commands/migrate.ts'
import type { SourceFile } from '../../scripts/compile/contract/sources.ts'
import { isError } from '../../scripts/diagnostics/diagnostic.ts'
import type { Change, Migration } from '../../scripts/fields/migrations/migration.ts'
import { compile, compileMigrating } from '../support/compile.ts'
import { sourcesOf } from '../support/sources.ts'
import { runs } from '../support/step.ts'
import { FULL_APPLICATION, FULL_CV, FULL_PAGE, FULL_PROJECT, FULL_SITE, FULL_TARGET } from './good-files.ts'
import { serialise, style, validProject } from './valid-project.ts'

const SHARE = Number(process.env.PROPERTY_SHARE ?? 0.25)
const seed = Number(process.env.SEED ?? 20261121)
const options = (count: number) => ({ numRuns: runs(count * SHARE), seed })

const migrationOf = (change: Change): Migration => ({
  ...{
    since: '9.0.0',
    id: 'invented',
    says: 'Tout change.',
    kinds: ['project', 'page', 'site', 'cv', 'target', 'application'],
  },
  changes: [change],
})

/** Checks that the older file becomes exactly the newer one, and that both have the same meaning. */
async function expectMigrated(path: string, older: string, newer: string, change: Change) {
  const migrations = [migrationOf(change)]
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const sources = sourcesOf({ [path]: older })
  const source = sources.files.find((file) => file.path.endsWith(path)) as SourceFile
  const { after, left } = migrateFile(source, migrations)
  expect(left).toEqual([])
  expect(after).toBe(newer)
  expect(migrateFile({ ...source, bytes: bytesOf(newer) }, migrations).after).toBe(newer)

  const [was, is] = [await compileMigrating(sources, migrations), await compile(sourcesOf({ [path]: newer }))]
  expect(is.diagnostics.filter(isError)).toEqual([])
  // Two catalogues that differ take minutes to print side by side.
  expect(isDeepStrictEqual(was.catalogue, is.catalogue)).toBe(true)
  const codes = (found: typeof is) =>
    found.diagnostics.map(({ code }) => code).filter((code) => code !== 'migration/due')
  expect(codes(was).toSorted()).toEqual(codes(is).toSorted())
  expect(was.diagnostics.length).toBeGreaterThan(is.diagnostics.length)
}

test('a project with an old key and old values becomes what its owner would write today', async () => {
  const OLD = { OK: 'fini', PROGRESS: 'en cours', NOT_STARTED: 'plus tard' } as const
  const change = {
    ...{ key: 'statut', to: 'state' },
    values: Object.fromEntries(Object.entries(OLD).map(([now, old]) => [old, now])),
  }
  await fc.assert(
    fc.asyncProperty(validProject, style, fc.constantFrom('', ' # state: OK'), async (project, style, remark) => {
      const newer = serialise(project, style).replace(/^(state: .*)/m, `$1${remark}`)
      const older = newer.replace(
        /^state: ("?)(\w+)/m,
        (_, quote, now: keyof typeof OLD) => `statut: ${quote}${OLD[now]}`,
      )
      await expectMigrated(`projets/${project.slug}.md`, older, newer, change)
    }),
    options(120),
  )
})

describe('any key that had another name, and another value', () => {
  const remark = fc.constantFrom('# ancien: x', '# é', '#')

  test.each([
    ['projets/projet.md', FULL_PROJECT],
    ['site.md', FULL_SITE],
    ['cv.md', FULL_CV],
    ['pages/a-propos.md', FULL_PAGE],
    ['cvs/lead.md', FULL_TARGET],
    ['candidatures/acme.md', FULL_APPLICATION],
  ])('in %s', async (path, good) => {
    // A comment between two lines of one value would be an error.
    const starts = headerOf(good)
      .split('\n')
      .flatMap((line, index) => (/^[a-zA-Z]+:/.test(line) ? index : []))
    const places = fc
      .array(fc.tuple(fc.constantFrom(...starts), remark), { maxLength: 5 })
      .map((at) => at.toSorted(([one], [other]) => other - one))
    const keys = fc.constantFrom(...keysIn(good))
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
    await fc.assert(
      fc.asyncProperty(
        keys,
        places,
        lineEnd,
        fc.constantFrom('', '\uFEFF'),
        async ({ path: key, parts, values }, at, end, start) => {
          const written = (text: string) => start + text.replaceAll('\n', end)
          const withRemarks = (text: string) =>
            at.reduce(
              (text, [line, remark]) =>
                text
                  .split('\n')
                  .toSpliced(line + 1, 0, remark)
                  .join('\n'),
              text,
            )
          const older = parts.reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), good)
          const change = {
            key: key.replace(/[^.]+$/, 'ancien'),
            to: key,
            ...(Object.keys(values).length > 0 && { values }),
          }
          await expectMigrated(path, written(withRemarks(older)), written(withRemarks(good)), change)
        },
      ),
      options(60),
    )
  })
})

function headerOf(text: string): string {
  return text.slice('---\n'.length, text.indexOf('\n---', 4) + 1)
}

/** Returns all keys of a header with their paths, and their counterparts in an older file, from the end to the start. */
function keysIn(text: string) {
  const header = headerOf(text)
  const keys = new Map<string, { parts: { from: number; to: number; by: string }[]; values: Record<string, string> }>()
  visit(parseDocument(header), {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key)) return
      const names = [...ancestors, pair].flatMap((node) =>
        isPair(node) ? [String(node.key)] : isSeq(node) ? ['[]'] : [],
      )
      const path = names.join('.').replaceAll('.[]', '[]')
      const found = keys.get(path) ?? { parts: [], values: {} }
      const replace = (range: readonly number[] | null | undefined, by: string) =>
        found.parts.unshift({ from: 4 + (range?.[0] ?? 0), to: 4 + (range?.[1] ?? 0), by })
      replace(pair.key.range, 'ancien')
      if (isScalar(pair.value) && pair.value.type === 'PLAIN' && /^\p{L}[\p{L} ]*$/u.test(pair.value.source ?? '')) {
        const old = `vieux ${Object.keys(found.values).length}`
        found.values[old] = pair.value.source ?? ''
        replace(pair.value.range, old)
      }
      keys.set(path, found)
    },
  })
  return [...keys].map(([path, { parts, values }]) => ({ path, parts, values }))
}
