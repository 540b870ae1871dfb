import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookOf } from '../../scripts/compile/catalogue/look.ts'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import { typefaceSource } from '../../scripts/fonts/source.ts'
import type { CvOwner } from '../../scripts/outputs/cv/contact.ts'
import { drawCv } from '../../scripts/outputs/cv/make.ts'
import { drawnCv } from '../../scripts/outputs/cv-pdf.ts'
import type { Cv } from '../../src/catalogue/types.ts'
import { FULL_CV } from '../property/good-files.ts'
import { compile } from '../support/compile.ts'
import { compileOne } from '../support/compile-one.ts'
import { projectFile } from '../support/content-folder.ts'
import { makeCvPdf } from '../support/cv-pdf.ts'
import { streamOf } from '../support/pdf-operators.ts'
import { readPdf } from '../support/read-pdf.ts'
import { sourcesOf } from '../support/sources.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()

/** The structure elements of the CV below, as `readPdf` writes them. */
const STRUCTURE = readFileSync(new URL('structure.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

const owner: CvOwner = {
  name: 'Camille Persienne',
  origin: 'https://camille.example.org',
  email: 'camille@example.org',
  phone: { text: '06 39 98 00 00', url: 'tel:+33639980000' },
  place: 'Montpellier, Occitanie',
  profiles: [{ name: 'GitHub', url: 'https://github.example.org/camille-persienne' }],
  date: '2026-11-20',
  look: lookOf(),
  lang: 'fr',
  texts: FRENCH,
}

type Entry = Cv['experience'][number] & Cv['education'][number]
const job = (values: Partial<Entry> = {}): Entry => ({
  ...{ summary: null, url: null, trade: null, area: null, score: null, courses: [], technologie: [] },
  title: 'Développeur front-end',
  organisation: 'Agence Tuile et Claire-voie',
  place: 'Montpellier',
  start: '2025-02',
  end: null,
  points: ['Écriture de quatorze composants, partagés par trois sites : rien de moins !', 'Encadrement.'],
  ...values,
})

const cvOf = (values: Partial<Cv> = {}): Cv => ({
  title: 'Développeur front-end',
  experience: [job()],
  education: [job({ title: 'BTS', organisation: 'Lycée', place: null, start: '2015', end: '2017', points: [] })],
  skills: [{ title: 'Langages', level: null, items: ['HTML', 'CSS'] }],
  ...{ layout: null, paper: null },
  ...{ location: null, mobility: null, licence: null, links: [], projects: [], otherProjects: [] },
  ...{ volunteering: [], certificates: [], awards: [], publications: [], references: [] },
  languages: [{ name: 'Français', level: 'langue maternelle' }],
  interests: ['Typographie', 'Vélo'].map((title) => ({ title, items: [] })),
  profile: '<p>Six ans de prépresse.</p>',
  profileText: ['Six ans de prépresse.'],
  ...values,
})

test('assistive technology reads the whole CV in order, with its headings, lists and links', async () => {
  const pdf = readPdf(await makeCvPdf(owner, cvOf()))
  expect(pdf.structure).toEqual(STRUCTURE)
})

test('lists of the profile are lists of the document', async () => {
  const profileText = ['Je cherche :', '• un CDI', '• à Nantes', 'Et :', '9. neuf', '10. dix']
  const { structure } = readPdf(await makeCvPdf(owner, cvOf({ profileText })))
  const [from, to] = ['    H2 Profil', '    H2 Expérience'].map((line) => structure.indexOf(line))
  const item = (mark: string, text: string) => ['      LI', `        Lbl ${mark}`, `        LBody ${text}`]
  expect(structure.slice((from ?? 0) + 1, (to ?? 0) - 1)).toEqual([
    ...['    P Je cherche :', '    L', ...item('•', 'un CDI'), ...item('•', 'à Nantes')],
    ...['    P Et :', '    L', ...item('9.', 'neuf'), ...item('10.', 'dix')],
  ])
})

test('the document says its title, language and date, and that it is tagged', async () => {
  const { source, objects } = readPdf(await makeCvPdf(owner, cvOf()))
  for (const entry of ['/Lang (fr-FR)', '/Marked true', '/DisplayDocTitle true', '/Tabs /S'])
    expect(source).toContain(entry)
  expect(objects).toContain('(D:20261120000000Z)')
  const metadata = objects.find((object) => object.includes('/Type /Metadata')) ?? ''
  expect(Buffer.from(metadata, 'latin1').toString()).toContain('CV de Camille Persienne, Développeur front-end')
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('a site without a date has a CV, without one', async () => {
  const { source, objects } = readPdf(await makeCvPdf({ ...owner, date: null }, cvOf()))
  expect([source, ...objects].join('')).not.toMatch(/Creat(ion|e)Date|ModDate|1970/)
})

test('links lead where they say', async () => {
  const { source } = readPdf(await makeCvPdf(owner, cvOf()))
  expect([...source.matchAll(/\/URI \(([^)]+)\)/g)].map(([, url]) => url)).toEqual([
    'tel:+33639980000',
    'mailto:camille@example.org',
    'https://camille.example.org',
    'https://github.example.org/camille-persienne',
  ])
})

test('in another typeface, without the sun, it has the same words', async () => {
  const usual = readPdf(await makeCvPdf(owner, cvOf()))
  const plain = { ...owner, look: { ...lookOf(), signature: 'aucune' } } as const
  const other = readPdf(await makeCvPdf(plain, cvOf(), await typefaceSource('jetbrains-mono')))
  expect(other.structure).toEqual(usual.structure)
  expect(other.source).toMatch(/\/FontName \/[A-Z]+\+JetBrains-400/)
  expect(other.source).not.toContain('Bricolage')
  // The sun is the only curve.
  const curves = ({ objects }: typeof usual) => objects.filter((body) => /^[-\d. ]+ c$/m.test(streamOf(body))).length
  expect([curves(usual), curves(other)]).toEqual([1, 0])
})

test('all fonts are embedded and the file stays light', async () => {
  const bytes = await makeCvPdf(owner, cvOf())
  const { source } = readPdf(bytes)
  const count = (pattern: RegExp) => source.match(pattern)?.length
  expect(count(/\/Subtype \/Type0/g)).toBe(3)
  expect(count(/\/FontFile2 /g)).toBe(3)
  expect(source).not.toMatch(/\/Subtype \/Type1\b/)
  expect(bytes.length).toBeLessThan(60_000)
})

test('the same content gives the same bytes, in any time zone', async () => {
  const zone = process.env.TZ
  const first = await makeCvPdf(owner, cvOf())
  process.env.TZ = 'Pacific/Auckland'
  const second = await makeCvPdf(owner, cvOf())
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  expect(Buffer.compare(first, second)).toBe(0)
})

test('French spacing is read back as plain spaces, signs of other alphabets too', async () => {
  const cv = cvOf({ profileText: ['Vite ! Łódź, L’HAŸ et un signe 🚲 inconnu, une lettre Ж.'] })
  const { structure } = readPdf(await makeCvPdf(owner, cv))
  expect(structure).toContain('    P Vite ! Łódź, L’HAŸ et un signe  inconnu, une lettre ?.')
})

test('a line never ends inside a word that both font files draw, nor inside the name of a skill', async () => {
  const names = 'Zażółć gęślą jaźń w Łodzi i Gdańsku, Škoda, Dvořák. '.repeat(12).trim()
  const items = Array.from({ length: 12 }, (_, index) => `Un outil ${index}`)
  const cv = cvOf({ profileText: [names], skills: [{ title: 'Outils', level: null, items }] })
  const { lines } = readPdf(await makeCvPdf(owner, cv))
  const of = (start: string, end: string) =>
    lines.slice(lines.indexOf(start) + 1, lines.indexOf(end)).map((line) => line.trim())
  const profile = of('Profil', 'Expérience')
  expect(profile.length).toBeGreaterThan(3)
  expect(profile.join(' ')).toBe(names)
  const skills = of('Outils', 'Langues')
  expect(skills.length).toBeGreaterThan(1)
  for (const line of skills) expect(line).toMatch(/^(?:Un outil \d+(?:, |,?$))+$/)
})

test('a title and a place are drawn whole, the dates between them', async () => {
  const title = 'Concepteur développeur d’applications et de services, titre professionnel de niveau 6, en alternance'
  const organisation = 'Calade, école du numérique, des métiers du livre et de la conception de services accessibles'
  const { lines } = readPdf(await makeCvPdf(owner, cvOf({ experience: [job({ title, organisation })] })))
  const first = lines.findIndex((line) => line.startsWith('Concepteur'))
  expect(lines.slice(first, first + 2).join('')).toBe(title)
  expect(lines[first + 2]).toBe('depuis févr. 2025')
  expect(lines.slice(first + 3, first + 5).join('')).toBe(`${organisation}, Montpellier`)
})

test('sections without content do not appear', async () => {
  const cv = cvOf({ experience: [], education: [], skills: [], languages: [], interests: [], profileText: [] })
  const { structure } = readPdf(await makeCvPdf(owner, cv))
  expect(structure.join()).not.toContain('Sect')
})

test('a certificate says who gave it, when, and until when', async () => {
  const certificates = [
    { title: 'Opquast', organisation: 'Organisme', date: '2026-03', end: null, url: null },
    { title: 'Secours', organisation: 'Mairie', date: '2023-03', end: '2025-02', url: null },
    { title: 'Permis', organisation: 'Port', date: null, end: '2029', url: null },
  ]
  const { structure } = readPdf(await makeCvPdf(owner, cvOf({ certificates })))
  const lines = structure.map((line) => line.trim())
  expect(lines.slice(lines.indexOf('H2 Certificats'))).toEqual(
    expect.arrayContaining([
      'LBody Organisme, mars 2026',
      'LBody Mairie, mars 2023 – févr. 2025',
      'LBody Port, – 2029',
    ]),
  )
})

test('what an owner has not said is not said: fields of skills, levels, the end of a project', async () => {
  const skills = [{ title: null, level: null, items: ['HTML', 'CSS'] }]
  const languages = [
    { name: 'Français', level: null },
    { name: 'Anglais', level: 'C1' },
  ]
  const values = { organisation: null, type: null, roles: [], technologie: [], summary: null, points: [], url: null }
  const otherProjects = [{ title: 'Carte', start: '2020-01', end: null, ...values }]
  const written = async (cv: Partial<Cv>) =>
    readPdf(await makeCvPdf(owner, cvOf(cv))).structure.map((line) => line.trim().replaceAll('\u00a0', ' '))
  expect(await written({ skills, languages, otherProjects })).toEqual(
    expect.arrayContaining(['P HTML · CSS', 'P Français · Anglais (C1)', 'P janv. 2020']),
  )
  const alone = { title: 'Git', level: null, items: [] }
  const mixed = [...skills, alone, { title: 'Back-end', level: null, items: ['Go'] }]
  expect(await written({ skills: mixed })).toEqual(
    expect.arrayContaining(['Lbl Back-end', 'LBody Go', 'Lbl Compétences', 'LBody HTML, CSS, Git']),
  )
  expect(await written({ skills: [alone, { ...alone, title: 'Go' }] })).toContain('P Git · Go')
})

test('every part that an owner can write is in the document, with its address', async () => {
  const { catalogue } = await compileOne('cv.md', FULL_CV.replace('projects: []', 'projects: [banque]'))
  if (!catalogue?.cv) throw new Error('The CV is good.')
  const { structure, source } = readPdf(await makeCvPdf(owner, catalogue.cv))
  const text = structure.map((line) => line.trim()).join('\n')
  for (const line of [
    ...['1 rue de l’Exemple, 34200 Sète, Occitanie, France', 'Mobilité : Occitanie et télétravail', 'Permis : B'],
    ...['P Agence web', 'P La boutique en ligne.', 'H2 Projets', 'H3 Banque', 'P application, Atelier, Développeuse'],
    ...['H3 Licence, Informatique', 'P Résultat : Mention bien', 'P Cours : Algorithmique', 'H2 Bénévolat'],
    ...[
      'LBody Avancé : HTML, CSS',
      'H2 Distinctions',
      'H2 Publications',
      'P mars 2026',
      'P Vélo (Réparation) · Aviron',
    ],
    ...['H2 Recommandations', 'H3 Jeanne Martin', 'P « Un travail soigné. »'],
  ])
    expect(text).toContain(line)
  const links = [...source.matchAll(/\/URI \(([^)]+)\)/g)].map(([, url]) => url)
  expect(links).toEqual(
    expect.arrayContaining([
      ...['https://exemple.fr/@zoe', 'https://exemple.fr/carte', 'https://exemple.fr/a', 'https://exemple.fr/j'],
      'https://camille.example.org/projets/banque',
    ]),
  )
})

test('a CV in another language names the pages of the site by their own addresses', async () => {
  const { catalogue, diagnostics } = await compile(
    sourcesOf({
      'projets/banque.md': projectFile(),
      'cv.md': '---\ntitle: Développeuse\nprojects: [banque]\n---\n',
      'cvs/english.md': '---\ntitle: Developer\nlang: en\n---\n',
    }),
  )
  const [english] = catalogue?.cvs ?? []
  if (!catalogue || !english) throw new Error(JSON.stringify(diagnostics))
  const input = { catalogue, typeface: await typefaceSource(null), base: '/', cacheDir: at() }
  const { lines } = readPdf((await drawnCv(input, english))?.file ?? new Uint8Array())
  expect(lines).toContain('Projects')
  expect(lines.filter((line) => line.includes('/projets/'))).toHaveLength(1)
})

test('a usual CV fits on one page; a long one takes more, whole and without a heading left alone', async () => {
  expect(readPdf(await makeCvPdf(owner, cvOf())).pages).toHaveLength(1)

  const experience = Array.from({ length: 14 }, (_, index) => job({ title: `Poste ${index + 1}` }))
  const { pages, structure } = readPdf(await makeCvPdf(owner, cvOf({ experience })))
  expect(pages.length).toBeGreaterThan(1)
  expect(structure.filter((line) => line.includes('H3 Poste'))).toHaveLength(14)
  for (const page of pages) expect(page.at(-1)).not.toMatch(/^(?:H2|H3)/)
})

test('a very long name and very long words stay on the page', async () => {
  const name = 'Marie-Antoinette de La Rochefoucauld-Montbel'
  const site = { ...owner, name, email: `${'a'.repeat(90)}@example.org` }
  const { structure } = readPdf(await makeCvPdf(site, cvOf({ profileText: ['x'.repeat(300)] })))
  expect(structure).toContain(`  H1 ${name}`)
  expect(structure).toContain(`    P ${'x'.repeat(300)}`)
})

test('a name that XML would misread does not break the metadata', async () => {
  const { objects } = readPdf(await makeCvPdf(owner, cvOf({ title: 'R&D <web>' })))
  const metadata = objects.find((object) => object.includes('/Type /Metadata')) ?? ''
  expect(metadata).toContain('CV de Camille Persienne, RetD web')
})

test('review shows the same text as the PDF, in the same order, with what stands at the bottom of each page', async () => {
  const { file: bytes, notes } = await drawCv(owner, cvOf({ experience: Array.from({ length: 12 }, () => job()) }))
  const { lines } = notes
  // The dots between two facts are decoration.
  const words = (texts: readonly string[]) =>
    texts
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== '' && word !== '·')
  const isFooter = (line: string) => /^Camille Persienne \d \/ \d$/.test(line)
  expect(lines.filter(isFooter).length).toBeGreaterThan(1)
  expect(words(lines.filter((line) => !isFooter(line)))).toEqual(words(readPdf(bytes).lines))
})
