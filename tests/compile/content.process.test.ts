import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { CompilePool } from '../../scripts/commands/compile-pool.ts'
import { type CompiledContent, compileContent, watchedContent } from '../../scripts/commands/content.ts'
import { readCv } from '../../scripts/commands/read-cv.ts'
import { keepProjects } from '../support/content-folder.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()

/** The pool and the folder are the same for all tests, because its threads start again when the surroundings of the texts change. */
const pool = new CompilePool({ stay: true })
const content = mkdtempSync(join(tmpdir(), 'content-'))
cpSync(join(import.meta.dirname, '../../content'), content, { recursive: true })
// More projects and a second language would take longer, and prove nothing more.
keepProjects(content, ['banque', 'gestion-de-projet'])
afterAll(async () => {
  await pool.close()
  rmSync(content, { recursive: true })
})

const run = async (cacheDir = at('cache')) => {
  const { catalogue, diagnostics } = await compileContent({ content, cacheDir }, pool)
  return { catalogue, diagnostics }
}
const codes = async () => (await run()).diagnostics.map(({ code }) => code)

test('a second run gives what the first gave, with one file changed too', async () => {
  const first = await run()
  expect(await run()).toEqual(first)
  const bank = join(content, 'projets/banque.md')
  const text = await readFile(bank, 'utf8')
  await writeFile(bank, text.replace('state: OK', 'state: PROGRESS'))
  const changed = await run()
  expect(changed).toEqual(await run(at('fresh')))
  expect(changed).not.toEqual(first)
  await writeFile(bank, text)
})

test('a picture that goes is missed although the text that shows it is the same', async () => {
  expect(await codes()).toEqual(['sample/leftovers'])
  const picture = join(content, 'projets/images/banque.png')
  const bytes = await readFile(picture)
  await rm(picture)
  expect(await codes()).toEqual(['picture/missing', 'sample/leftovers'])
  await writeFile(picture, bytes.subarray(0, bytes.length / 2))
  expect(await codes()).toEqual(['picture/format', 'sample/leftovers'])
  await writeFile(picture, bytes)
  expect(await codes()).toEqual(['sample/leftovers'])
})

test('what was saved before is forgotten, however often a text is saved', async () => {
  const file = join(content, 'projets/banque.md')
  const text = await readFile(file, 'utf8')
  const bytesOf = ({ sources }: CompiledContent) => sources.files.find(({ path }) => path.endsWith('banque.md'))?.bytes
  const source = await watchedContent({ content, cacheDir: at('cache') })
  const saved: WeakRef<Uint8Array>[] = []
  const keep = (compiled: CompiledContent) => saved.push(new WeakRef(bytesOf(compiled) ?? new Uint8Array()))
  keep(await source.compile())
  for (const words of ['Un mot.', 'Deux mots.', 'Trois mots.']) {
    await writeFile(file, `${text}\n${words}\n`)
    keep(await source.refresh([file]))
  }
  await nextTurn()
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const held = saved.map((one) => one.deref() !== undefined)
  await source.close()
  await writeFile(file, text)
  // The first one is that of the folder as it was read, the last one is shown.
  expect(held.slice(1, -1)).toEqual([false, false])
})

test('a cache whose every file is damaged is as none', async () => {
  const first = await run()
  const cache = at('cache/compiled')
  const names = await readdir(cache)
  expect(names.length).toBeGreaterThan(3)
  for (const [index, name] of names.entries()) {
    const bytes = await readFile(join(cache, name))
    bytes[(index * 37) % bytes.length] = (bytes[(index * 37) % bytes.length] ?? 0) ^ 0xff
    await writeFile(join(cache, name), index % 2 ? bytes : bytes.subarray(0, bytes.length / 2))
  }
  expect(await run()).toEqual(first)
  expect(await codes()).toEqual(['sample/leftovers'])
})

test('two runs at once over one cache each give the right result', async () => {
  const results = await Promise.all([run(), run()])
  const expected = await run(at('fresh'))
  for (const result of results) expect(result).toEqual(expected)
})

test('the CV is read although a project has an error', async () => {
  const changed = async (file: string, change: (text: string) => string) => {
    const path = join(content, file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, change(text))
    return () => writeFile(path, text)
  }
  const long =
    'Développeur front-end en alternance, référent de l’accessibilité numérique et du référencement des sites'
  const undo = await Promise.all([
    changed('projets/banque.md', (text) => text.replace('state: OK', 'state: FINI')),
    changed('cv.md', (text) => text.replace('Développeur front-end en alternance', `${long} des clients`)),
  ])
  const options = { content, cacheDir: at('cache') }
  const found = await readCv(options, await compileContent(options, pool))
  expect(found.map(({ code, field }) => [code, field])).toEqual([['cv/title-wraps', 'experience[0].title']])
  for (const restore of undo) await restore()
})
