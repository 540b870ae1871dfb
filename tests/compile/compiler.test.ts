import { afterAll, expect, test } from 'vitest'
import { Compiler } from '../../scripts/commands/compiler.ts'
import { compile } from '../../scripts/compile/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'

const compiler = new Compiler()
afterAll(() => compiler.close())

/** Enough for two threads; every tenth file is wrong. */
const FILES = Object.fromEntries(
  Array.from({ length: 450 }, (_, index) => [
    `projets/projet-${index}.md`,
    projectFile({ number: String(index + 1), state: index % 10 === 3 ? 'Ok' : 'OK' }),
  ]),
)

test('threads give what one thread gives, in the same order', async () => {
  const sources = sourcesOf(FILES)
  expect(await compiler.compile(sources)).toEqual(compile(sources))
})

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
