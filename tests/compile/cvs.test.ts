import { expect, test } from 'vitest'
import { CV_SECTIONS } from '../../scripts/fields/definitions.ts'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import { cvSections } from '../../src/catalogue/cv-sections.ts'
import { plainProfile, proseOfProfile } from '../../src/catalogue/profile-lines.ts'
import type { CompiledCatalogue } from '../../src/catalogue/types.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

const CV = `---
title: Développeuse
experience:
  - title: Cheffe d’équipe
    organisation: Atelier du Lez
    start: '2024-02'
    only: [lead]
    points: [Une équipe., { text: Un budget., hide: [cv] }]
  - title: Développeuse front-end
    organisation: Régie du Port
    start: '2020-01'
    end: '2024-01'
    points:
      - Refonte.
      - { text: Deux recrutements., only: [lead] }
      - { text: Des essais., hide: [lead] }
      - Une veille.
      - Des mesures.
projects: [banque, { name: carte, only: [lead] }]
skills:
  - { title: Front-end, items: [HTML, { name: Figma, hide: [lead] }] }
  - { title: Gestion, items: [Budget], only: [lead, cv] }
languages: [{ name: Anglais, level: B2, hide: [cv] }]
interests: [Aviron, { title: Vélo, only: [lead] }]
---

Un profil.
`
const LEAD = '---\ntitle: Lead\nsections: [skills, projects, experience, languages, interests]\npoints: 3\n---\n'
const PROJECTS = {
  'projets/banque.md': projectFile({ title: 'Banque' }),
  'projets/carte.md': projectFile({ title: 'Carte' }),
}

async function catalogueOf(files: Readonly<Record<string, string>>): Promise<CompiledCatalogue> {
  const { catalogue, diagnostics } = await compile(sourcesOf({ ...PROJECTS, ...files }))
  if (catalogue === null) throw new Error(JSON.stringify(diagnostics, null, 2))
  return catalogue
}

const codesOf = async (files: Readonly<Record<string, string | null>>) =>
  (await compile(sourcesOf({ ...PROJECTS, ...files }))).diagnostics.map(({ code, field }) => [code, field])

test('cv.md itself shows what has no tag, what is for it, and what is not hidden from it', async () => {
  const { cv } = await catalogueOf({ 'cv.md': CV, 'cvs/lead.md': LEAD })
  expect(cv?.experience.map(({ title }) => title)).toEqual(['Développeuse front-end'])
  expect(cv?.experience[0]?.points).toEqual(['Refonte.', 'Des essais.', 'Une veille.', 'Des mesures.'])
  expect(cv?.projects.map(({ slug }) => slug)).toEqual(['banque'])
  expect(cv?.skills).toEqual([
    { title: 'Front-end', level: null, items: ['HTML', 'Figma'] },
    { title: 'Gestion', level: null, items: ['Budget'] },
  ])
  expect(cv?.languages).toEqual([])
  expect(cv?.interests).toEqual([{ title: 'Aviron', items: [] }])
  expect(JSON.stringify(cv)).not.toMatch(/"only"|"hide"/)
})

test('a CV of cvs/ shows what is for it, in its order, with so many points, and takes the rest from cv.md', async () => {
  const { cvs } = await catalogueOf({ 'cv.md': CV, 'cvs/lead.md': LEAD })
  const [lead] = cvs
  expect(lead).toMatchObject({ name: 'lead', title: 'Lead', lang: 'fr', listed: false, draft: false })
  expect(lead?.profileText).toEqual(['Un profil.'])
  expect(lead?.experience.map(({ points }) => points)).toEqual([
    ['Une équipe.', 'Un budget.'],
    ['Refonte.', 'Deux recrutements.', 'Une veille.'],
  ])
  expect(lead?.projects.map(({ slug }) => slug)).toEqual(['banque', 'carte'])
  expect(lead?.skills.map(({ items }) => items)).toEqual([['HTML'], ['Budget']])
  const titles = lead && cvSections(lead, FRENCH, 'fr').map(({ title }) => title)
  expect(titles).toEqual(['Compétences', 'Projets', 'Expérience', 'Langues', 'Centres d’intérêt'])
  expect(JSON.stringify(lead)).not.toMatch(/"only"|"hide"/)
})

test('without sections a CV has all of them, in the order of cv.md', async () => {
  const [lead] = (await catalogueOf({ 'cv.md': CV, 'cvs/lead.md': '---\ntitle: Lead\n---\n' })).cvs
  expect(lead?.sections ?? CV_SECTIONS).toBe(CV_SECTIONS)
  expect(lead?.experience[1]?.points).toHaveLength(4)
})

test('its own profile, layout, paper and language take the place of those of cv.md', async () => {
  const cv = CV.replace('title: Développeuse\n', 'title: Développeuse\nlayout: compact\n')
  const text = '---\ntitle: Developer\nlang: en\npaper: Letter\nlisted: true\npages: 1\n---\n\nI **write**; you read!\n'
  const [english] = (await catalogueOf({ 'cv.md': cv, 'cvs/lead.md': LEAD, 'cvs/english.md': text })).cvs
  expect(english).toMatchObject({
    name: 'english',
    lang: 'en',
    paper: 'Letter',
    layout: 'compact',
    listed: true,
    pages: 1,
  })
  // No French spaces.
  expect(english?.profileText).toEqual(['I write; you read!'])
})

test('a point with a colon and without quotes is still reported as one', async () => {
  const wrong = CV.replace('- Refonte.', '- Refonte: deux pages')
  expect(await codesOf({ 'cv.md': wrong, 'cvs/lead.md': LEAD })).toContainEqual([
    'yaml/colon',
    'experience[1].points[0]',
  ])
})

test('unknown tags are reported for entries, points, skills and projects, at their place', async () => {
  const wrong = CV.replaceAll('[lead]', '[leed]')
  const { diagnostics } = await compile(sourcesOf({ ...PROJECTS, 'cv.md': wrong, 'cvs/lead.md': LEAD }))
  const reported = diagnostics.filter(({ code }) => code === 'cv/tag-unknown')
  expect(reported.map(({ field }) => field)).toEqual([
    'experience[0].only',
    'experience[1].points[1].only',
    'experience[1].points[2].hide',
    'projects[1].only',
    'skills[0].items[1].hide',
    'interests[1].only',
  ])
  for (const { suggestion, line, column, endColumn } of reported) {
    expect(suggestion).toBe('lead')
    expect(wrong.split('\n')[line - 1]?.slice(column - 1, endColumn - 1)).toBe('leed')
  }
})

test('parts that no CV shows are reported: hidden from the only CV that shows its entry, in an omitted section, above the limit', async () => {
  const inside = 'hide: [lead] }]\n  - title: Développeuse'
  const last = CV.replace('hide: [cv] }]\n  - title: Développeuse', inside).replace(
    '- Des mesures.',
    '- { text: Des mesures., only: [lead] }',
  )
  const files = { 'cv.md': last, 'cvs/lead.md': LEAD.replace('languages, ', '').replace('points: 3', 'points: 2') }
  expect(await codesOf(files)).toEqual([
    ['cv/never-shown', 'experience[0].points[1].hide'],
    ['cv/never-shown', 'experience[1].points[4].only'],
    ['cv/never-shown', 'languages[0].hide'],
  ])
  // A file that cannot be read may show it.
  expect((await codesOf({ ...files, 'cvs/autre.md': '---\npoints: 0\n---\n' })).map(([code]) => code)).not.toContain(
    'cv/never-shown',
  )
})

test('a tag may name a CV that is still a draft', async () => {
  expect(await codesOf({ 'cv.md': CV, 'cvs/_lead.md': LEAD })).toEqual([])
})

const ADDRESS = '8dwz2-m5k0p-r7hxe-3vgtn'
const letter = (keys = '', address = ADDRESS) => `---\ntitle: Pour vous\naddress: ${address}\n${keys}---\n\nBonjour.\n`

test('an application has its address, its CV and its projects, in order', async () => {
  const files = {
    'cvs/lead.md': '---\ntitle: Lead\n---\n',
    'candidatures/acme.md': letter('cv: lead\nprojects: [carte, banque]\n'),
    'candidatures/beta.md': letter('cv: cv\n', '0a1b2-c3d4e-5f6g7-h8jkm'),
  }
  expect((await catalogueOf(files)).applications).toMatchObject([
    { address: ADDRESS, cv: 'lead', projects: ['carte', 'banque'], description: '<p>Bonjour.</p>' },
    { address: '0a1b2-c3d4e-5f6g7-h8jkm', cv: null, projects: [] },
  ])
  expect(await codesOf(files)).toEqual([['application/public', null]])
})

test.each([
  ['acme', 'a name'],
  ['aaaaa-aaaaa-aaaaa-aaaaa', 'one letter'],
  ['12345-12345-12345-12345', 'a row'],
  ['8dwz2-m5k0p-r7hxe', 'too short'],
  ['8dwz2-m5k0p-r7hxe-3vgtl', 'a letter that is never drawn'],
  ['xxxxx-xxxxx-xxxxx-xxxxx', 'the example of the documents'],
])('the address %s (%s) could be guessed', async (address) => {
  expect(await codesOf({ 'candidatures/acme.md': letter('', address) })).toContainEqual([
    'application/address-weak',
    'address',
  ])
})

test.each([
  ['pages/a-propos.md', `---\ntitle: À propos\n---\n\n[Ma lettre](https://zoe.fr/candidatures/${ADDRESS})\n`],
  ['projets/autre.md', projectFile({ title: 'Autre', url: `https://zoe.fr/candidatures/${ADDRESS.toUpperCase()}` })],
  ['candidatures/beta.md', letter('', '0a1b2-c3d4e-5f6g7-h8jkm').replace('Bonjour.', `Voir aussi ${ADDRESS}.`)],
])('the address may stand in no other file: %s', async (path, text) => {
  const { diagnostics } = await compile(sourcesOf({ ...PROJECTS, 'candidatures/acme.md': letter(), [path]: text }))
  expect(diagnostics.find(({ code }) => code === 'application/address-told')).toMatchObject({
    file: `content/${path}`,
    other: 'content/candidatures/acme.md',
  })
})

test('a translation may not name the address either', async () => {
  const page = '---\ntitle: À propos\n---\n\nBonjour.\n'
  const { diagnostics } = await compile(
    sourcesOf({
      'site.md': GOOD_SITE.replace('---\n', '---\nlang: [fr, en]\n'),
      'candidatures/acme.md': letter(),
      'pages/a-propos.md': page,
      'en/pages/a-propos.md': page.replace('Bonjour.', `Hello ${ADDRESS}.`),
    }),
  )
  expect(diagnostics.find(({ code }) => code === 'application/address-told')?.file).toBe('content/en/pages/a-propos.md')
})

test('a link to its page, by its file or its address, is refused; a link to a CV is not', async () => {
  const page = (link: string) => ({
    'cvs/lead.md': '---\ntitle: Lead\n---\n',
    'candidatures/acme.md': letter(),
    'pages/a-propos.md': `---\ntitle: À propos\n---\n\n[Ici](${link})\n`,
  })
  expect(await codesOf(page('../candidatures/acme.md'))).toContainEqual(['body/link-private', null])
  expect(await codesOf(page(`/candidatures/${ADDRESS}`))).toContainEqual(['body/link', null])
  for (const link of ['../cvs/lead.md', '/cv/lead', '/cv-lead.pdf'])
    expect(await codesOf(page(link)), link).toEqual([['application/public', null]])
})

test('a draft of an application is checked, and holds up nothing', async () => {
  const { catalogue, diagnostics } = await compile(
    sourcesOf({ ...PROJECTS, 'candidatures/_acme.md': '---\ntitle: Pour vous\n---\n\nBonjour.\n' }),
  )
  expect(catalogue?.applications).toEqual([])
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['application/address-missing', 'warning'],
  ])
})

test.each([
  ['Un profil\nsur deux lignes.', ['Un profil sur deux lignes.'], 'Un profil sur deux lignes.'],
  [
    'Je cherche :\n\n- un CDI\n- à Nantes',
    ['Je cherche :', '• un CDI', '• à Nantes'],
    'Je cherche :\n\n• un CDI\n• à Nantes',
  ],
  ['3. un\n4. deux\n\nFin.', ['3. un', '4. deux', 'Fin.'], '3. un\n4. deux\n\nFin.'],
  ['- un\n  - dedans\n\n  et ceci', ['• un', '• dedans', 'et ceci'], '• un\n• dedans\n\net ceci'],
  [
    '| Langue | Niveau |\n|---|---|\n| Breton | **A2** |\n| Anglais | |',
    ['• Langue · Niveau', '• Breton · A2', '• Anglais'],
    '• Langue · Niveau\n• Breton · A2\n• Anglais',
  ],
  ['> Une citation.\n>\n> - un point', ['Une citation.', '• un point'], 'Une citation.\n\n• un point'],
  ['## Titre\n\n```js\nlet a\n```\n\nTexte.', ['Titre', 'let a', 'Texte.'], 'Titre\n\nlet a\n\nTexte.'],
  [
    '- [x] Permis B\n- [ ] Permis A[^1]\n\n[^1]: En avril',
    ['• Permis B', '• (à faire) Permis A', '1. En avril'],
    '• Permis B\n• (à faire) Permis A\n1. En avril',
  ],
])('lists and tables of a profile keep their lines: %j', async (body, lines, plain) => {
  const cv = CV.replace('Un profil.', body)
  const { cv: main, cvs } = await catalogueOf({ 'cv.md': cv, 'cvs/lead.md': `${LEAD}\n${body}\n` })
  for (const one of [main, ...cvs]) {
    expect(one?.profileText).toEqual(lines)
    expect(plainProfile(one?.profileText ?? [])).toBe(plain)
  }
  expect(proseOfProfile(lines)).not.toMatch(/•|\d\./)
})
