import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompiledCatalogue } from '../../src/catalogue/types.ts'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { compile } from '../compile/compile.ts'
import { runHere } from '../compile/run-here.ts'
import { cvJson } from '../outputs/cv-json.ts'
import { ROOT } from '../site/root.ts'
import { readSources } from './content.ts'
import { importResume } from './import.ts'

const at = folderForEachTest()
let content = ''
const said: string[] = []

beforeEach(async () => {
  content = at('content')
  await cp(join(ROOT, 'content'), content, { recursive: true })
  said.length = 0
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line))
})
afterEach(() => void vi.restoreAllMocks())

async function importText(text: string) {
  const file = at('resume.json')
  await writeFile(file, text)
  return importResume({ content, file, today: '2026-11-20' })
}

async function compiled(): Promise<CompiledCatalogue> {
  const { catalogue, diagnostics } = compile(readSources(content), { run: runHere })
  if (catalogue === null) throw new Error(JSON.stringify(diagnostics))
  return catalogue
}

test('what the site exports comes back as it was', async () => {
  const { site, cv } = await compiled()
  if (cv === null) throw new Error('The sample has a CV.')
  const picture = { name: 'portrait', widths: [10], width: 10, height: 10, hue: 'sea' as const, alt: '' }
  const json = cvJson({ ...site, hero: { ...site.hero, portrait: picture } }, cv, '/')
  expect(await importText(json)).toBe(0)
  const imported = (await compiled()).cv
  const sorted = [...cv.experience].sort((a, b) => ((a.end ?? '9999') < (b.end ?? '9999') ? 1 : -1))
  expect(imported?.experience).toEqual(sorted)
  expect({ ...imported, experience: [], profile: '' }).toEqual({ ...cv, experience: [], profile: '' })
})

test('certificates are taken over, and come back as they were', async () => {
  const certificates = [
    { name: 'Opquast', issuer: 'Organisme', date: '2026-03-14', url: 'https://certificats.example.org/zoe' },
    { name: 'Autre', issuer: 'École' },
  ]
  expect(await importText(JSON.stringify({ basics: { label: 'Développeuse' }, certificates }))).toBe(0)
  const { site, cv } = await compiled()
  const opquast = { title: 'Opquast', organisation: 'Organisme', date: '2026-03', url: certificates[0]?.url }
  expect(cv?.certificates).toEqual([opquast, { title: 'Autre', organisation: 'École', date: null, url: null }])
  const picture = { name: 'portrait', widths: [10], width: 10, height: 10, hue: 'sea' as const, alt: '' }
  const json = cv && cvJson({ ...site, hero: { ...site.hero, portrait: picture } }, cv, '/')
  expect(JSON.parse(json ?? '').certificates).toEqual([{ ...certificates[0], date: '2026-03' }, certificates[1]])
})

test('the CV that was there is set aside, and what has no place is named', async () => {
  const before = await readFile(join(content, 'cv.md'), 'utf8')
  const resume = { basics: { label: 'Développeuse', summary: '# 1 * <b>' }, awards: [{ title: 'Prix' }] }
  expect(await importText(JSON.stringify(resume))).toBe(0)
  expect(await readFile(at('cv-2026-11-20.md'), 'utf8')).toBe(before)
  expect(said.join('\n')).toContain('awards')
  expect((await compiled()).cv).toMatchObject({ title: 'Développeuse', profileText: ['# 1 * <b>'] })
})

test.each([
  ['{', /n’est pas du JSON/],
  ['[]', /n’est pas un fichier JSON Resume/],
  ['{"work":[{"name":"A"}]}', /work\[0\]\.position manque/],
  ['{"basics":{"label":"D"},"work":[{"position":"A","startDate":"2020"}]}', /work\[0\]\.name manque/],
])('%s is refused and nothing is changed', async (text, message) => {
  const before = await readFile(join(content, 'cv.md'), 'utf8')
  expect(await importText(text)).toBe(1)
  expect(said.join('\n')).toMatch(message)
  expect(await readFile(join(content, 'cv.md'), 'utf8')).toBe(before)
  expect((await readdir(at())).sort()).toEqual(['content', 'resume.json'])
})

test('a file that is not there is said', async () => {
  expect(await importResume({ content, file: at('rien.json'), today: '2026-11-20' })).toBe(1)
  expect(said.join('\n')).toContain('ne peut pas être lu')
})
