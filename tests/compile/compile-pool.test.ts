import { afterAll, expect, test } from 'vitest'
import { CompilePool } from '../../scripts/commands/compile-pool.ts'
import { compile } from '../../scripts/compile/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'

const pool = new CompilePool()
afterAll(() => pool.close())

test('other surroundings reach the threads', async () => {
  const sources = sourcesOf({ 'projets/projet.md': projectFile({ image: 'images/banque.png' }) })
  const bare = { ...sources, assets: new Map() }
  expect(await compile(sources, pool)).toEqual(compile(sources))
  expect(await compile(bare, pool)).toEqual(compile(bare))
})

test('a pool that is closed compiles nothing more', async () => {
  const closed = new CompilePool()
  await closed.close()
  await expect(compile(sourcesOf({}), closed)).rejects.toThrow('closed')
})
