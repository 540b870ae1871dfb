import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { frenchIn } from '../../../tests/support/french.ts'
import { speak } from '../../spoken/lang.ts'
import { create } from './create.ts'

afterEach(() => speak('fr'))

async function createdIn(lang: 'fr' | 'en'): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-'))
  const from = join(folder, 'clone')
  mkdirSync(join(from, 'content'), { recursive: true })
  writeFileSync(join(from, 'content/site.md'), '---\nname: Eve Martin\n---\n')
  const home = join(folder, 'site')
  mkdirSync(home)
  speak(lang)
  const content = join(home, 'content')
  const status = await create({
    ...{ home, content, from, sample: false, licence: 'mit', terminal: null },
    ...{ answers: {}, cacheDir: join(folder, '.cache'), today: '2026-11-24' },
  })
  expect(status).toBe(0)
  const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(home.length + 1), readFileSync(file, 'utf8')]),
  )
}

test('the files of a new folder are in the language of its owner, and the same ones in each', async () => {
  const french = await createdIn('fr')
  const english = await createdIn('en')
  expect(Object.keys(english).sort()).toEqual(Object.keys(french).sort())
  expect(Object.keys(english)).toContain('.agents/skills/portfolio/SKILL.md')
  for (const [file, text] of Object.entries(english)) {
    // Keys, values, codes of languages, and texts of the checker in either language stay unchanged.
    const prose = text.replace(/`[^`]*`|"body": \[[^\]]*\]|\bfr, en, de\b|"(begins|ends)Pattern": .*/g, '')
    expect(frenchIn(prose), file).toEqual([])
  }
  expect(frenchIn(french['AGENTS.md'] ?? '')).not.toEqual([])
  expect(english['.github/workflows/site.yml']?.replace(/#.*/g, '')).toBe(
    french['.github/workflows/site.yml']?.replace(/#.*/g, ''),
  )
})

test('a site that begins with the sample says which answers it has not used, and bears nobody’s licence', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const home = mkdtempSync(join(tmpdir(), 'dossier-'))
  const status = await create({
    ...{ home, content: join(home, 'content'), from: null, sample: true, licence: 'mit', terminal: null },
    ...{ answers: { name: 'Eve Martin', trade: 'Lectrice' }, cacheDir: join(home, '.cache'), today: '2026-11-24' },
  })
  expect(status).toBe(0)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('--name, --trade n’y ont rien changé'))
  expect(readFileSync(join(home, 'LICENSE'), 'utf8')).toContain('Copyright (c) 2026 l’auteur du site')
})

test('the licence of a copied site names its owner without the remark behind the name', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const from = mkdtempSync(join(tmpdir(), 'autre-'))
  mkdirSync(join(from, 'content'))
  writeFileSync(join(from, 'content/site.md'), '---\nname: Ana Essai   # quitte Duval en mars\n---\n')
  const home = mkdtempSync(join(tmpdir(), 'dossier-'))
  await create({
    ...{ home, content: join(home, 'content'), from, sample: false, licence: 'mit', terminal: null },
    ...{ answers: {}, cacheDir: join(home, '.cache'), today: '2026-11-24' },
  })
  expect(readFileSync(join(home, 'LICENSE'), 'utf8')).toContain('Copyright (c) 2026 Ana Essai\n')
})

test('a package.json that cannot be read is said before anything is written; one with a byte order mark can, and keeps its commands', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const createBeside = async (text: string) => {
    const home = mkdtempSync(join(tmpdir(), 'dossier-'))
    writeFileSync(join(home, 'package.json'), text)
    const status = await create({
      ...{ home, content: join(home, 'content'), from: null, sample: true, licence: 'none', terminal: null },
      ...{ answers: {}, cacheDir: join(home, '.cache'), today: '2026-11-24' },
    })
    return { status, home }
  }
  for (const text of ['{ "name": ', '"site"', '[]']) {
    const { status, home } = await createBeside(text)
    expect({ status, files: readdirSync(home) }, text).toEqual({ status: 2, files: ['package.json'] })
  }
  expect(said).toHaveBeenCalledTimes(3)
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^package\.json n’est pas du JSON/))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { status, home } = await createBeside('\uFEFF{ "name": "site", "scripts": { "build": "vite build" } }')
  expect(status).toBe(0)
  expect(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))).toMatchObject({
    name: 'site',
    scripts: { build: 'vite build', start: 'portfolio start' },
  })
})

test('a link between files of a content that is copied leads to the copy', async () => {
  const home = mkdtempSync(join(tmpdir(), 'dossier-'))
  const from = join(home, 'clone')
  mkdirSync(join(from, 'content'), { recursive: true })
  writeFileSync(join(from, 'content/plan.svg'), '<svg/>')
  symlinkSync('plan.svg', join(from, 'content/dessin.svg'))
  const content = join(home, 'content')
  await create({
    ...{ home, content, from, sample: false, licence: 'none', terminal: null },
    ...{ answers: {}, cacheDir: join(home, '.cache'), today: '2026-11-24' },
  })
  expect(readlinkSync(join(content, 'dessin.svg'))).toBe('plan.svg')
})

test('an empty folder for the content is filled, and any file in it stops the command', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const createInto = async (...names: string[]) => {
    const home = mkdtempSync(join(tmpdir(), 'dossier-'))
    mkdirSync(join(home, 'content'))
    for (const name of names) writeFileSync(join(home, 'content', name), '')
    return create({
      ...{ home, content: join(home, 'content'), from: null, sample: true, licence: 'none', terminal: null },
      ...{ answers: {}, cacheDir: join(home, '.cache'), today: '2026-11-24' },
    })
  }
  expect(await createInto()).toBe(0)
  expect(await createInto('.DS_Store')).toBe(0)
  expect(await createInto('notes.md')).toBe(2)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('renommez ce dossier'))
})
