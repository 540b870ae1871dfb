import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompiledCatalogue } from '../../src/catalogue/types.ts'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { compile } from '../compile/compile.ts'
import { runHere } from '../compile/run-here.ts'
import { ROOT } from '../disk/root.ts'
import { cvJson } from '../outputs/cv-json.ts'
import { readSources } from './content.ts'
import { makeCv } from './import/make-cv.ts'
import { importResume } from './import.ts'
import { init } from './init.ts'

const require = createRequire(import.meta.url)
const { validate }: { validate(resume: unknown, done: (errors: unknown, isValid: boolean) => void): void } =
  require('@jsonresume/schema')
/** The official sample of JSON Resume. */
const SAMPLE = require('@jsonresume/schema/sample.resume.json')

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
  return importResume({ content, file, today: '2026-11-20', make: makeCv })
}

const importJson = (resume: unknown) => importText(JSON.stringify(resume))

async function compiled(): Promise<CompiledCatalogue> {
  const { catalogue, diagnostics } = await compile(readSources(content), { run: runHere })
  if (catalogue === null) throw new Error(JSON.stringify(diagnostics))
  return catalogue
}

/** Returns `cv.json` of the current content. */
async function exported() {
  const { site, cv } = await compiled()
  if (cv === null) throw new Error('There is a CV.')
  const picture = { name: 'portrait', widths: [10], width: 10, height: 10, hue: 'sea' as const, alt: '' }
  return JSON.parse(cvJson({ ...site, hero: { ...site.hero, portrait: picture } }, cv, { base: '/', root: '/' }))
}

/** Makes a new site with the given answers. */
async function start(answers: Record<string, string>) {
  content = at('own')
  await init({
    content,
    answers: { trade: 'Dev', ...answers },
    terminal: null,
    cacheDir: at('cache'),
    today: '2026-11-20',
  })
}

test('the sample of JSON Resume comes back field by field once its owner has said yes', async () => {
  const { basics, meta, ...facts } = SAMPLE
  await start({ name: basics.name, origin: basics.url, email: basics.email, phone: basics.phone })
  said.length = 0
  expect(await importJson(SAMPLE)).toBe(0)
  const output = said.join('\n')
  expect(output).toContain('_cv.md ne sert plus')
  const cv = join(content, 'cv.md')
  const first = await exported()
  // The street is not imported before the owner writes the lines that the command shows.
  expect(first.basics.location).toEqual({ city: 'San Francisco', region: 'California', countryCode: 'US' })
  const lines = output.match(/^ {2}(address|postalCode): .*$/gm) ?? []
  expect(lines).toHaveLength(2)
  await writeFile(cv, (await readFile(cv, 'utf8')).replace('location:\n', `location:\n${lines.join('\n')}\n`))
  const { basics: ours, meta: _, ...others } = await exported()
  expect(others).toEqual(facts)
  // The picture of a portfolio is its portrait. The sample has none.
  expect({ ...ours, image: '' }).toEqual(basics)
  expect(meta.version).toBe('v1.0.0')
  expect(output).not.toContain('Aucune clé')
})

test('what the site exports comes back as it was, with its projects', async () => {
  const file = join(content, 'cv.md')
  const chosen = (await compiled()).projects.slice(0, 2).map(({ slug }) => slug)
  await writeFile(file, (await readFile(file, 'utf8')).replace('interests:', `projects: [${chosen}]\ninterests:`))
  const { cv } = await compiled()
  const json = await exported()
  expect(json.projects).toHaveLength(2)
  expect(await importJson(json)).toBe(0)
  const imported = (await compiled()).cv
  expect({ ...imported, profile: '' }).toEqual({ ...cv, profile: '' })
  expect(await exported()).toEqual(json)
  let result: unknown
  validate(json, (errors, isValid) => {
    result = { errors, isValid }
  })
  expect(result).toEqual({ errors: null, isValid: true })
})

test('imported into a new site, it gives the same facts again', async () => {
  const { basics, meta, ...facts } = await exported()
  const { name, url, email, phone } = basics
  await start({ name, origin: url, email, phone, place: basics.location.address })
  expect(await importJson({ basics, meta, ...facts })).toBe(0)
  const { basics: ours, meta: _, ...others } = await exported()
  expect(others).toEqual(facts)
  expect(ours).toEqual(basics)
})

test('certificates are taken over, and come back as they were', async () => {
  const certificates = [
    { name: 'Opquast', issuer: 'Organisme', date: '2026-03-14', endDate: '2029-03', url: 'https://a.example.org/zoe' },
    { name: 'Autre', issuer: 'École' },
  ]
  expect(await importJson({ basics: { label: 'Développeuse' }, certificates })).toBe(0)
  const opquast = { title: 'Opquast', organisation: 'Organisme', date: '2026-03-14', end: '2029-03' }
  expect((await compiled()).cv?.certificates).toEqual([
    { ...opquast, url: 'https://a.example.org/zoe' },
    { title: 'Autre', organisation: 'École', date: null, end: null, url: null },
  ])
  expect((await exported()).certificates).toEqual(certificates)
})

test('a level is no skill, a diploma no subject, a course no achievement, and each profile is kept', async () => {
  await importJson({
    basics: {
      label: 'D',
      profiles: [{ network: 'Mastodon', username: 'zoe', url: 'https://social.example.org/@zoe' }],
    },
    skills: [
      { name: 'Méthodes', level: 'Avancé' },
      { name: 'Front', level: 'Expert', keywords: ['HTML', 'a, b'] },
    ],
    education: [
      {
        institution: 'IFSI',
        studyType: 'Diplôme d’État d’infirmière',
        area: 'Soins',
        startDate: '2010',
        courses: ['C'],
      },
    ],
  })
  expect((await compiled()).cv).toMatchObject({
    links: [{ name: 'Mastodon', username: 'zoe', url: 'https://social.example.org/@zoe' }],
    skills: [
      { title: 'Méthodes', level: 'Avancé', items: [] },
      { title: 'Front', level: 'Expert', items: ['HTML', 'a, b'] },
    ],
    education: [{ title: 'Diplôme d’État d’infirmière', area: 'Soins', courses: ['C'], points: [] }],
  })
})

test('what the source does not say is asked at its line in a draft, and the CV that works stays', async () => {
  const before = await readFile(join(content, 'cv.md'), 'utf8')
  const work = [
    { name: 'Atelier', position: 'Développeuse', startDate: '2020' },
    { name: 'Garage', endDate: 'Present' },
  ]
  expect(await importJson({ basics: { label: 'D' }, work, languages: [{ language: 'Anglais' }] })).toBe(0)
  expect(await readFile(join(content, 'cv.md'), 'utf8')).toBe(before)
  const lines = (await readFile(join(content, '_cv.md'), 'utf8')).split('\n')
  const output = said.join('\n')
  expect(output).toContain('cv.md reste tel quel')
  for (const [line, message] of [
    ["    start: '2020'", 'à préciser  « Développeuse » a une année sans mois'],
    ['  - title: Développeuse', 'à préciser  « Développeuse » n’a pas de lieu'],
    ['  - title:', 'erreur  « experience[1].title » est vide'],
    ['  - title:', 'à préciser  « Garage » n’a pas de lieu'],
    ['    start:', 'erreur  « experience[1].start » est vide'],
  ] as const)
    expect(output).toMatch(new RegExp(`_cv\\.md:${lines.indexOf(line) + 1}:\\d+  ${message.replace(/[[\]]/g, '\\$&')}`))
  expect(lines.filter((line) => line.startsWith('    end:'))).toEqual([])
})

test('the CV that was there is set aside, out of reach of git, and what has no place is named', async () => {
  const before = await readFile(join(content, 'cv.md'), 'utf8')
  const resume = {
    basics: { label: 'Développeuse', summary: '# 1 * <b>', phone: '06 39 98 11 11' },
    work: [{ remote: 1 }],
  }
  expect(await importJson(resume)).toBe(0)
  expect(await readFile(at('cv-2026-11-20.md'), 'utf8')).toBe(before)
  const ignored = ['cv-2026-11-20.md', 'content/cv-2026-11-20-2.md', 'sites/zoe/cv-2026-11-20.md']
  expect(execFileSync('git', ['check-ignore', '--no-index', ...ignored], { cwd: ROOT, encoding: 'utf8' })).toBe(
    `${ignored.join('\n')}\n`,
  )
  expect(said.join('\n')).toContain('Non repris, faute de clé pour l’accueillir ou de valeur lisible : work[0].remote.')
  expect(said.join('\n')).toContain('  phone: "06 39 98 11 11"')
  expect(await readFile(join(content, 'site.md'), 'utf8')).not.toContain('11 11')
})

test('a summary is Markdown that says the same', async () => {
  await importJson({ basics: { label: 'D', summary: '## Moi\n\n> 1 * <b>\n\nDeux\nlignes' } })
  expect((await compiled()).cv).toMatchObject({ profileText: ['Moi', '> 1 * <b>', 'Deux lignes'] })
})

test.each([
  ['{', /resume\.json:1:2 {2}Ce fichier n’est ni du JSON, ni une archive ZIP : il s’arrête ici/],
  ['%PDF-1.7', /est un fichier PDF, que cette commande ne lit pas/],
  ['{"work":[{}],"basics":{"name":""}}', /ne dit rien qui aille dans un CV/],
  ['[]', /n’est pas un fichier JSON Resume/],
  ['{"skills":[]}', /n’est pas un fichier JSON Resume/],
  [`{"work":[],"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, /plus de 100 listes ou objets/],
  [`{"work":[],"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`, /plus de 100 listes ou objets/],
])('text %# is refused and nothing is changed', async (text, message) => {
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

test.each([
  ['a pipe', 'cv.md', (file: string) => void execFileSync('mkfifo', [file])],
  ['a link to a device', 'cv.md', (file: string) => symlinkSync('/dev/zero', file)],
  ['a folder', '_cv.md', (file: string) => void mkdirSync(file)],
])('a CV that is %s is not waited for, and nothing is written', async (_name, name, make) => {
  await rm(join(content, name), { force: true })
  make(join(content, name))
  const before = await readdir(content)
  expect(await importJson({ basics: { label: 'Dev', summary: 'Un profil.' } })).toBe(1)
  expect(said.join('\n')).toContain(`${name} ne peut pas être lu`)
  expect(await readdir(content)).toEqual(before)
})

test('a copy of the same day that is a link to a device is left alone', async () => {
  symlinkSync('/dev/zero', at('cv-2026-11-20.md'))
  expect(await importJson({ basics: { label: 'Dev', summary: 'Un profil.' } })).toBe(0)
  expect(await readdir(at())).toContain('cv-2026-11-20-2.md')
})
