import { spawnSync } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { runCommandLine } from './cli.ts'
import { newFile, newProject, projectTemplate } from './new.ts'

const at = folderForEachTest()
let content = ''

beforeEach(() => {
  content = at()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const read = (file: string) => readFile(join(content, 'projets', file), 'utf8')

test('a project gets an address from its title and the next number', async () => {
  expect(await newProject({ content, title: 'Écran d’accueil' })).toBe(0)
  expect(await newProject({ content, title: 'Deuxième : suite' })).toBe(0)
  expect(await read('ecran-d-accueil.md')).toContain('number: 1\n')
  expect(await read('deuxieme-suite.md')).toContain('number: 2\n')
  expect(await read('deuxieme-suite.md')).toContain("title: 'Deuxième : suite'")
})

test('a file that is there is never written over', async () => {
  await newProject({ content, title: 'Banque' })
  await writeFile(join(content, 'projets/banque.md'), 'à moi')
  expect(await newProject({ content, title: 'Banque' })).toBe(1)
  expect(await read('banque.md')).toBe('à moi')
  await writeFile(join(content, 'projets/_carte.md'), 'à moi')
  expect(await newProject({ content, title: 'Carte' })).toBe(1)
})

test('a title without a letter and a name that no project can have are refused, a long title is cut', async () => {
  for (const title of [' !? ', 'Con']) expect(await newProject({ content, title })).toBe(2)
  expect(await newProject({ content, title: 'a'.repeat(300) })).toBe(0)
  expect(await read(`${'a'.repeat(100)}.md`)).toContain(`title: ${'a'.repeat(300)}\n`)
})

test('a title in another alphabet keeps its letters, under a name of its own that is free', async () => {
  for (const title of ['日本語', 'Привет', '日本語']) expect(await newProject({ content, title })).toBe(0)
  expect(await read('projet-1.md')).toContain('title: 日本語\n')
  expect(await read('projet-2.md')).toContain('title: Привет\n')
  expect(await read('projet-3.md')).toContain('title: 日本語\n')
})

test('invisible characters that a title was pasted with are dropped', async () => {
  expect(await newFile({ content, words: ['L\u0092\u00E9cole\u200B', '\u2028Web'] })).toBe(0)
  expect(await read('l-ecole-web.md')).toMatch(/^title: .?L’école Web.?$/m)
})

test('every key is there, each with what it is for', () => {
  const template = projectTemplate('Banque', 3)
  for (const key of 'number title image url github theme technologie responsive category state date'.split(' '))
    expect(template).toMatch(new RegExp(`^# .+\\n${key}:`, 'm'))
})

test('what lies beside it and is no text is passed over', async () => {
  const folder = join(content, 'projets')
  await mkdir(join(folder, 'dossier.md'), { recursive: true })
  await symlink('nulle-part', join(folder, 'lien.md'))
  spawnSync('mkfifo', [join(folder, 'tube.md')])
  await writeFile(join(folder, 'un.md'), '---\nnumber: 7\n---\n')
  expect(await newProject({ content, title: 'Suite' })).toBe(0)
  expect(await read('suite.md')).toContain('number: 8\n')
})

test('a link that leads nowhere is no disk that is read-only', async () => {
  await symlink(at('nowhere'), at('projets'))
  expect(await runCommandLine(['new', 'Banque', '--content', content])).toBe(2)
  expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining('projets est un lien'))
})

test.each([
  ['a file', () => writeFile(at('taken'), ''), '--content attend un dossier'],
  ['a link that leads nowhere', () => symlink(at('nowhere'), at('taken')), 'un lien occupe la place'],
  ['a link to itself', () => symlink(at('taken'), at('taken')), 'un lien occupe la place'],
])('%s in the place of the content is said, and is no fault of the tool', async (_, write, message) => {
  await write()
  expect(await runCommandLine(['new', 'Banque', '--content', at('taken')])).toBe(2)
  expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining(message))
})
