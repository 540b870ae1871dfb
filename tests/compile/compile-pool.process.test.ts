import { afterAll, expect, test } from 'vitest'
import { CompilePool } from '../../scripts/commands/compile-pool.ts'
import { compile as compileWith } from '../../scripts/compile/compile.ts'
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
