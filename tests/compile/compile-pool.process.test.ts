import { afterAll, expect, test } from 'vitest'
import { CompilePool, sharesOf } from '../../scripts/commands/compile-pool.ts'
import { compile as compileWith, type FileTask } from '../../scripts/compile/compile.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'

const pool = new CompilePool()
afterAll(() => pool.close())

test('other surroundings reach the threads', async () => {
  const sources = sourcesOf({ 'projets/projet.md': projectFile({ image: 'images/banque.png' }) })
  const bare = { ...sources, assets: new Map() }
  expect(await compileWith(sources, pool)).toEqual(await compile(sources))
  expect(await compileWith(bare, pool)).toEqual(await compile(bare))
})

test('a pool that is closed compiles nothing more', async () => {
  const closed = new CompilePool()
  await closed.close()
  await expect(compileWith(sourcesOf({}), closed)).rejects.toThrow('closed')
})

test.each([
  ['small files', 100, [16, 16, 8]],
  ['large files', 40_000, Array(40).fill(1)],
])('how many %s a share has', (_, bytes, lengths) => {
  const page = `---\ntitle: Page\n---\n\n${'Un mot. '.repeat(bytes / 8)}`
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`pages/page-${at}.md`, page]))
  const sources = sourcesOf(files)
  const tasks = sources.files
    .filter(({ kind }) => kind === 'page')
    .map((file): FileTask => ({ file, sources: { ...sources, lang: 'fr', below: '' }, onResult() {} }))
  expect(sharesOf(tasks).map((share) => share.length)).toEqual(lengths)
})
