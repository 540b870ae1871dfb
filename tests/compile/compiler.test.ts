import { afterAll, expect, test } from 'vitest'
import { Compiler } from '../../scripts/commands/compiler.ts'
import { compile } from '../../scripts/compile/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'

const compiler = new Compiler()
afterAll(() => compiler.close())

test('other surroundings reach the threads', async () => {
  const sources = sourcesOf({ 'projets/projet.md': projectFile({ image: 'images/banque.png' }) })
  const bare = { ...sources, assets: new Map() }
  expect(await compiler.compile(sources)).toEqual(compile(sources))
  expect(await compiler.compile(bare)).toEqual(compile(bare))
})

test('a compiler that is closed compiles nothing more', async () => {
  const closed = new Compiler()
  await closed.close()
  await expect(closed.compile(sourcesOf({}))).rejects.toThrow('closed')
})
