import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newProject, projectTemplate } from './new.ts'

let content = ''

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'new-'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => rm(content, { recursive: true, force: true }))

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
})

test('a title without a letter is refused', async () => {
  expect(await newProject({ content, title: ' !? ' })).toBe(2)
})

test('a name that no project can have is refused, a long title is cut', async () => {
  expect(await newProject({ content, title: 'Con' })).toBe(2)
  expect(await newProject({ content, title: 'a'.repeat(300) })).toBe(0)
  expect(await read(`${'a'.repeat(100)}.md`)).toContain(`title: ${'a'.repeat(300)}\n`)
})

test('every key is there, each with what it is for', () => {
  const template = projectTemplate('Banque', 3)
  for (const key of [
    'number',
    'title',
    'image',
    'url',
    'github',
    'theme',
    'technologie',
    'responsive',
    'category',
    'state',
    'date',
  ]) {
    expect(template).toMatch(new RegExp(`^# .+\\n${key}:`, 'm'))
  }
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
