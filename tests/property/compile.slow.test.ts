import { isUtf8 } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Diagnostic, isError } from '../../scripts/diagnostics/diagnostic.ts'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import type { ImageReference, Project } from '../../src/catalogue/types.ts'
import { compile } from '../support/compile.ts'
import { sourcesOf } from '../support/sources.ts'
import { anyFile } from './any-file.ts'
import { FULL_APPLICATION, FULL_CV, FULL_PAGE, FULL_PROJECT, FULL_SITE, FULL_TARGET } from './good-files.ts'
import { orNone, serialise, style, type ValidProject, validProject } from './valid-project.ts'

/** The seed is the same on every machine. `SEED=7 npx vitest run tests/property` tries other values. */
const SEED = Number(process.env.SEED ?? 20261121)
console.info(`fast-check seed: ${SEED}`)
fc.configureGlobal({ seed: SEED })

/** The share of the runs of each property: an eighth by default, all of them in the weekly workflow (.github/workflows/workshop.yml). */
const SHARE = Number(process.env.PROPERTY_SHARE ?? 0.125)
const runs = (count: number) => ({ numRuns: Math.ceil(count * SHARE) })

const PROJECT = 'projets/projet.md'

describe('any bytes', () => {
  test.each([
    [PROJECT, FULL_PROJECT, 1200],
    ['site.md', FULL_SITE, 800],
    ['cv.md', FULL_CV, 800],
    ['pages/a-propos.md', FULL_PAGE, 400],
    ['cvs/lead.md', FULL_TARGET, 400],
    ['candidatures/acme.md', FULL_APPLICATION, 400],
  ])('as %s are a catalogue, or an error with its place', async (path, good, count) => {
    await fc.assert(
      fc.asyncProperty(anyFile(good), async (bytes) => {
        const sources = sourcesOf({ [path]: bytes })
        const { catalogue, diagnostics } = await compile(sources)
        expect(catalogue === null).toBe(diagnostics.some(isError))
        const lines = new Map(sources.files.map((file) => [file.path, linesOf(file.bytes)]))
        for (const diagnostic of diagnostics) expectInside(diagnostic, lines.get(diagnostic.file) ?? [])
      }),
      runs(count),
    )
  })

  test.each([
    [PROJECT, FULL_PROJECT],
    ['site.md', FULL_SITE],
    ['cv.md', FULL_CV],
    ['pages/a-propos.md', FULL_PAGE],
    ['cvs/lead.md', FULL_TARGET],
    ['candidatures/acme.md', FULL_APPLICATION],
  ])('start from a good %s', async (path, good) => {
    const said = (await compile(sourcesOf({ [path]: good }))).diagnostics.map(({ code }) => code)
    // The full site has the identifiers of each mail provider.
    const unused = ['key/unused', 'key/unused', 'key/unused']
    expect(said).toEqual(good === FULL_APPLICATION ? ['application/public'] : good === FULL_SITE ? unused : [])
  })
})

test('what a valid project says is in the catalogue, however it is written', async () => {
  await fc.assert(
    fc.asyncProperty(validProject, style, async (project, style) => {
      const path = `projets/${project.draft ? '_' : ''}${project.slug}.md`
      const { catalogue, diagnostics } = await compile(sourcesOf({ [path]: serialise(project, style) }))
      expect(diagnostics.filter(isError)).toEqual([])
      expect(catalogue?.projects.map(withoutIds)).toEqual([toCatalogued(project)])
    }),
    runs(1000),
  )
})

describe('the same files', () => {
  /** Few names and numbers, so that some are used twice. */
  const entry = fc.record({
    name: fc.constantFrom('a', 'b', 'c', '_a', 'B', 'page', 'é', 'd-e'),
    file: fc.oneof(
      fc
        .tuple(validProject, style, orNone(fc.integer({ min: 1, max: 5 })))
        .map(([project, style, number]) => new TextEncoder().encode(serialise({ ...project, number }, style))),
      anyFile(FULL_PROJECT),
    ),
  })
  const folder = fc
    .record({
      projects: fc.uniqueArray(entry, { maxLength: 4, selector: ({ name }) => name }),
      site: fc.oneof(fc.constant(null), fc.constant(FULL_SITE), anyFile(FULL_SITE)),
      cv: fc.oneof(fc.constant(null), fc.constant(FULL_CV), anyFile(FULL_CV)),
    })
    .map(({ projects, site, cv }) => {
      const files = projects.map(({ name, file }) => [`projets/${name}.md`, file] as const)
      return sourcesOf({ ...Object.fromEntries(files), 'site.md': site, 'cv.md': cv })
    })

  test('compile to the same twice', async () => {
    await fc.assert(
      fc.asyncProperty(folder, async (sources) => {
        expect(await compile(sources)).toEqual(await compile(sources))
      }),
      runs(300),
    )
  })

  test('compile to the same in any order', async () => {
    await fc.assert(
      fc.asyncProperty(folder, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), async (sources, ranks) => {
        const files = sources.files
          .map((file, index) => ({ file, rank: ranks[index] ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ file }) => file)
        expect(await compile({ ...sources, files })).toEqual(await compile(sources))
      }),
      runs(300),
    )
  })
})

/** Removes the anchors of headings, which tests/cases covers. */
function withoutIds(project: Project<ImageReference>) {
  return { ...project, description: project.description?.replace(/(?<=<h\d) id="titre-[^"]*"/g, '') ?? null }
}

const oneLine = (text: string | null) => text?.trim().replace(/\s*\n\s*/g, ' ') ?? null

const BADGES = { OK: 'done', PROGRESS: 'inProgress', NOT_STARTED: 'notStarted' } as const

function labelOf({ number, category }: Pick<ValidProject, 'number' | 'category'>): string {
  if (number !== null) return `Projet ${number}`
  return category === 'Personnel' ? 'Projet personnel' : 'Projet'
}

const NO_EVIDENCE = {
  ...{ role: null, team: null, client: null, period: null, duration: null },
  ...{ result: null, results: [], quote: null, confidential: false, canAsk: false },
}

/**
 * Returns the expected result of the compiler: texts are trimmed and on one line, a technology is named once, a body becomes HTML, and plain text on
 * one line. Everything else stays as written.
 */
function toCatalogued({ body, image, technologie, ...project }: ValidProject) {
  const title = oneLine(project.title)
  return {
    name: project.slug,
    ...project,
    title,
    theme: oneLine(project.theme),
    technologie: [...new Set(technologie.map(oneLine))],
    metaTitle: oneLine(project.metaTitle),
    metaDescription: oneLine(project.metaDescription),
    ...NO_EVIDENCE,
    links: [],
    captures: [],
    video: null,
    label: labelOf(project),
    badge: FRENCH.project[BADGES[project.state]],
    pictures: [],
    image: image && {
      file: image.startsWith('/') ? `public${image}` : `content/projets/${image}`,
      alt: `Image du projet ${title ?? project.number ?? ''}`.trim(),
    },
    description: body.length === 0 ? null : body.map(({ html }) => html).join('\n'),
    text: body
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }
}

/** Returns the lines that an editor shows. A file that is not in UTF-8 has one character for each byte, unless it is in UTF-16. */
function linesOf(bytes: Uint8Array): string[] {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  const encoding =
    new Map([
      [0xfeff, 'utf-16be'],
      [0xfffe, 'utf-16le'],
    ]).get(mark) ?? (isUtf8(Buffer.from(bytes)) ? 'utf-8' : 'latin1')
  return new TextDecoder(encoding).decode(bytes).split(/\r\n|\n|\r/)
}

function expectInside({ code, line, column, endLine, endColumn }: Diagnostic, lines: readonly string[]) {
  const place = `${code} ${line}:${column}-${endLine}:${endColumn}`
  const isInside = (line: number, column: number) =>
    line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1
  expect(isInside(line, column), `${place} starts in the file`).toBe(true)
  expect(isInside(endLine, endColumn), `${place} ends in the file`).toBe(true)
  expect(endLine > line || (endLine === line && endColumn >= column), `${place} ends behind its start`).toBe(true)
}
