import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { build } from '../../scripts/commands/build.ts'
import { check } from '../../scripts/commands/check.ts'
import { sharesOf } from '../../scripts/commands/compile-pool.ts'
import { start } from '../../scripts/commands/compile-thread.ts'
import { compile as compileWith } from '../../scripts/compile/compile.ts'
import { compileAnew } from '../support/compile.ts'
import { type ContentFolder, copySample, forgetFeatured, projectFile } from '../support/content-folder.ts'
import { ROOT } from '../support/preview-server.ts'
import { openTakenCache } from '../support/project-copy.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

/** The Markdown files that were read, and what happens to each of them afterwards. */
const disk = vi.hoisted(() => ({ reads: [] as string[], afterRead: (_path: string) => {} }))
vi.mock('../../scripts/disk/list-files.ts', async (original) => {
  const real = await original<typeof import('../../scripts/disk/list-files.ts')>()
  const noted =
    <Rest extends unknown[], Result>(read: (path: string, ...rest: Rest) => Result) =>
    (path: string, ...rest: Rest): Result => {
      const result = read(path, ...rest)
      if (!path.endsWith('.md')) return result
      disk.reads.push(path)
      disk.afterRead(path)
      return result
    }
  return { ...real, readPlainFile: noted(real.readPlainFile), readPlainStart: noted(real.readPlainStart) }
})

/** The files that were parsed in this thread. */
const parsed = vi.hoisted(() => ({ paths: [] as string[] }))
vi.mock('../../scripts/compile/parse/parse.ts', async (original) => {
  const real = await original<typeof import('../../scripts/compile/parse/parse.ts')>()
  return {
    ...real,
    parseFile(...asked: Parameters<typeof real.parseFile>) {
      parsed.paths.push(asked[0].path)
      return real.parseFile(...asked)
    },
  }
})

const { cacheDir, deleteCache } = openTakenCache()
let content: ContentFolder
beforeEach(() => {
  content = copySample()
  // Few projects, with their translations.
  forgetFeatured(content.path)
  for (const folder of ['projets', 'en/projets'])
    for (const name of readdirSync(join(content.path, folder)))
      if (/^(?!banque|photographe).*\.md$/.test(name)) content.remove(`${folder}/${name}`)
  content.write('projets/essai.md', projectFile({ url: 'https://essai.example.org' }, 'Une ereur se voit ici.'))
})
afterEach(() => {
  vi.restoreAllMocks()
  content.dispose()
})
afterAll(deleteCache)

/** Runs a command, and returns what it prints for a person, the files that it read and those that it parsed in this thread. */
async function run(command: () => Promise<number>) {
  disk.reads = []
  parsed.paths = []
  let printed = ''
  vi.spyOn(console, 'error').mockImplementation((text) => {
    printed += `${text}\n`
  })
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  const code = await command()
  vi.restoreAllMocks()
  return { code, printed, reads: disk.reads.toSorted(), parsed: parsed.paths }
}

/** Runs a command twice: on files that stay as they are, and on files that become others as soon as they are read. */
async function runTwice(command: () => Promise<number>) {
  cpSync(content.path, content.beside('original'), { recursive: true })
  const still = await run(command)
  rmSync(join(cacheDir, 'compiled'), { recursive: true, force: true })
  disk.afterRead = (path) => writeFileSync(path, '---\ntitle: Autre\nfaux: oui\n---\n\nUn autre texte.\n')
  const changing = await run(command)
  disk.afterRead = () => {}
  cpSync(content.beside('original'), content.path, { recursive: true })
  return { still, changing }
}

const options = { cacheDir, strict: false, fix: false, watch: false, format: 'text' }
/** A web in which no address is asked. */
const web = { isLocal: () => true, resolve: async () => [], forgeApi: () => null }

test('check reads each file once, links included, and reports what it read', async () => {
  const { still, changing } = await runTwice(() => check({ ...options, content: content.path, links: true, web }))
  expect(still.printed).toContain('ereur')
  expect(changing).toEqual(still)
  expect(still.reads).toContain(join(content.path, 'projets/essai.md'))
  expectOnce(still.reads, still.parsed)
})

test('build reads each file once, and the page of review shows what it read', async () => {
  const out = content.beside('site')
  const { still, changing } = await runTwice(async () => {
    const code = await build({
      ...{ content: content.path, out, replace: false, base: '/', mail: 'outbox', cacheDir: join(ROOT, '.cache') },
      ...{ strict: false, force: true, pagesOnly: true, vercel: false, review: true },
    })
    const page = readFileSync(join(out, 'relecture.html'), 'utf8')
    console.error(/<section[^>]* id="reprendre".*?<\/section>/s.exec(page)?.[0])
    return code
  })
  expect(still.code).toBe(0)
  expect(still.printed).toContain('ereur')
  expect([changing.code, changing.printed, changing.reads]).toEqual([still.code, still.printed, still.reads])
  expectOnce(still.reads, still.parsed)
})

describe('an original is parsed once, whatever the number of its translations', () => {
  const names = Array.from({ length: 12 }, (_, index) => `projets/p${index}.md`)
  const files = Object.fromEntries(
    ['', 'en/', 'de/'].flatMap((folder) => names.map((name) => [folder + name, projectFile()])),
  )
  const site = { 'site.md': GOOD_SITE.replace('---\n', '---\nlang: [fr, en, de]\n') }
  const sources = sourcesOf({ ...site, ...files })

  test('in this thread', async () => {
    parsed.paths = []
    await compileAnew(sources)
    expect(parsed.paths).toContain('content/de/projets/p11.md')
    expectOnce(parsed.paths)
  })

  test('in a thread of the pool, which gets it with its translations', async () => {
    parsed.paths = []
    await compileWith(sources, {
      async run(tasks, languages) {
        const shares = sharesOf(tasks)
        expect(shares.length).toBeGreaterThan(1)
        const work = start(languages)
        for (const share of shares)
          work({ compile: share.map(({ file, sources }) => ({ file, language: languages.indexOf(sources) })) })
      },
    })
    expect(parsed.paths).toContain('content/de/projets/p11.md')
    expectOnce(parsed.paths)
  })
})

function expectOnce(...lists: readonly (readonly string[])[]) {
  for (const list of lists) expect(list.toSorted()).toEqual([...new Set(list)].sort())
}
