import { cpSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { Compiler } from './compiler.ts'
import { compileContent } from './content.ts'

const at = folderForEachTest()
let options = { content: '', cacheDir: '' }

beforeEach(() => {
  options = { content: at('content'), cacheDir: at('cache') }
  cpSync(join(import.meta.dirname, '../../content'), options.content, { recursive: true })
})

/** One for all tests: a thread takes longer to start than to compile. */
const compiler = new Compiler({ stay: true })
afterAll(() => compiler.close())

const bank = () => join(options.content, 'projets/banque.md')
const fresh = () => compileContent({ ...options, cacheDir: at(String(Math.random())) }, compiler)
const data = ({ catalogue, diagnostics }: Awaited<ReturnType<typeof compileContent>>) => ({ catalogue, diagnostics })
const codes = async () => (await compileContent(options, compiler)).diagnostics.map(({ code }) => code)

test('a second run gives what the first gave, with one file changed too', async () => {
  const first = data(await compileContent(options, compiler))
  expect(data(await compileContent(options, compiler))).toEqual(first)
  await writeFile(bank(), (await readFile(bank(), 'utf8')).replace('state: OK', 'state: PROGRESS'))
  const changed = data(await compileContent(options, compiler))
  expect(changed).toEqual(data(await fresh()))
  expect(changed).not.toEqual(first)
})

test('a picture that goes is missed although the text that shows it is the same', async () => {
  expect(await codes()).toEqual(['sample/leftovers'])
  const picture = join(options.content, 'projets/images/banque.png')
  const bytes = await readFile(picture)
  await rm(picture)
  expect(await codes()).toEqual(['picture/missing', 'sample/leftovers'])
  await writeFile(picture, bytes.subarray(0, bytes.length / 2))
  expect(await codes()).toEqual(['picture/format', 'sample/leftovers'])
  await writeFile(picture, bytes)
  expect(await codes()).toEqual(['sample/leftovers'])
})

test('a cache whose every file is damaged is as none', async () => {
  const first = data(await compileContent(options, compiler))
  const cache = join(options.cacheDir, 'compiled')
  const names = await readdir(cache)
  expect(names.length).toBeGreaterThan(3)
  for (const [index, name] of names.entries()) {
    const bytes = await readFile(join(cache, name))
    bytes[(index * 37) % bytes.length] = (bytes[(index * 37) % bytes.length] ?? 0) ^ 0xff
    await writeFile(join(cache, name), index % 2 ? bytes : bytes.subarray(0, bytes.length / 2))
  }
  expect(data(await compileContent(options, compiler))).toEqual(first)
  expect(await codes()).toEqual(['sample/leftovers'])
})

test('two runs at once over one cache each give the right result', async () => {
  const results = await Promise.all(Array.from({ length: 2 }, () => compileContent(options, compiler)))
  const expected = data(await fresh())
  for (const result of results) expect(data(result)).toEqual(expected)
})
