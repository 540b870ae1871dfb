import { describe, expect, test } from 'vitest'
import { messageOf } from '../../scripts/diagnostics/message.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

/** Returns what is said about a file, each finding on a line. */
async function saidOf(files: Record<string, string>, path: string) {
  const { diagnostics } = await compile(sourcesOf({ 'site.md': GOOD_SITE, ...files }))
  const own = diagnostics.filter(({ file }) => file.endsWith(path))
  return own.map((one) => `${one.line} ${one.code}: ${messageOf(one, 'fr')}`).join('\n')
}

const ofProject = (lines: string) => {
  const [start = '', ...rest] = projectFile().split('\n---\n')
  return saidOf({ 'projets/a.md': [`${start}\n${lines}`, ...rest].join('\n---\n') }, 'projets/a.md')
}
const ofSite = (lines: string) => saidOf({ 'site.md': GOOD_SITE.replace(/\n---\n/, `\n${lines}\n---\n`) }, 'site.md')
const ofCv = (lines: string) => saidOf({ 'cv.md': `---\ntitle: Développeuse\n${lines}\n---\n\nUn profil.\n` }, 'cv.md')

describe('a fact that has no key gets the words for its place', () => {
  test.each([
    ['featured: true', '« featured: [a] »'],
    ['featured: false', 'rien ne la lit ici'],
    ['language: fr', 'la langue est celle de « lang », dans site.md'],
    ['figma: https://www.figma.com/file/x', "- { label: Figma, url: 'https://www.figma.com/file/x' }"],
    ['appStore: https://apps.apple.com/app/id1', '- { label: App Store, url:'],
    ['challenges: La lenteur', 'Dites-le dans le texte'],
    ['visibility: public', 'tout fichier est publié'],
    ['published: 2024-03-05', '« date »'],
    ['code: https://github.com/zoe/a', '« github »'],
    ['results: 30 % de lecteurs en plus', "[{ label: Lecteurs en plus, after: '30 %' }]"],
  ])('in a project: %s', async (line, words) => expect(await ofProject(line)).toContain(words))

  test.each([
    ['ga: UA-12345-1', 'sans cookie'],
    ['googleAnalytics: G-ABC123DEF4', 'sans cookie'],
    ['copyright: © 2024 Zoé', "footer: { year: '2024' }"],
    ['rss: true', 'le site le fait lui-même'],
    ['whatsapp: +33 6 39 98 12 34', "- { name: WhatsApp, url: 'https://wa.me/33639981234' }"],
    ['disponible: oui', 'Écrivez par exemple « availability:'],
    ['replyTime: non', 'plutôt que d’y écrire « non »'],
    ['experience: 5 ans', 'écrivez votre CV dans cv.md'],
    ['profiles: [https://github.com/zoe]', "{ name: GitHub, url: 'https://github.com/zoe' }"],
    ['calendly: https://calendly.com/zoe', '« booking »'],
    ['categories:\n  - Personnel: Mes projets', '{ name: Personnel, label: Mes projets }'],
    ['categories:\n  Personnel: Mes projets', '[{ name: Personnel, label: Mes projets }]'],
  ])('in site.md: %s', async (line, words) => expect(await ofSite(line)).toContain(words))

  test.each([
    ['basics:\n  name: Zoé', 'le CV prend votre nom et vos adresses dans site.md'],
    ['nationalité: française', 'rien ne la lit ici'],
    ['experience:\n  - { name: Quais, position: Dév, start: 2022-03 }', '« organisation: »'],
    [
      'experience:\n  - title: Dév\n    organisation: Quais\n    start: "2022-03"\n    description:\n      - Un',
      '« points »',
    ],
    ['projects:\n  - title: Carte\n    url: https://quais.fr', 'sous « otherProjects: »'],
    ['projects: [Carte des bacs]', 'un projet sans page ici va sous « otherProjects »'],
  ])('in cv.md: %s', async (line, words) => expect(await ofCv(line)).toContain(words))
})

describe('what is written on one line is proposed by its keys', () => {
  test.each([
    ['address: 1 rue du Port', "{ address: '1 rue du Port' }"],
    ['address: 1 rue du Port, 44000 Nantes', "{ address: '1 rue du Port', postalCode: '44000', city: Nantes }"],
    ['adresse: Hafenstraße 12', '{ address: Hafenstraße 12 }'],
    ['location: 44000 Nantes', "{ postalCode: '44000', city: Nantes }"],
    ['location: Nantes, France', '{ city: Nantes, countryCode: FR }'],
    ['location: Nantes', '{ city: Nantes }'],
    [
      'experience:\n  - Développeuse chez Quais (2022-2024)',
      "{ title: Développeuse, organisation: Quais, start: '2022', end: '2024' }",
    ],
    ['experience:\n  - Developer at Quais, 2022 - present', "{ title: Developer, organisation: Quais, start: '2022' }"],
    [
      'experience:\n  - 2020 - 2021 | Stagiaire | Port',
      "{ title: Stagiaire, organisation: Port, start: '2020', end: '2021' }",
    ],
    [
      'education:\n  - Licence, Université de Nantes, 2021',
      "{ title: Licence, organisation: Université de Nantes, end: '2021' }",
    ],
    ['certificates:\n  - Opquast (2023)', "{ title: Opquast, date: '2023' }"],
    [
      'experience:\n  - Développeuse, Quais, Nantes, 2020-2022',
      "{ title: Développeuse, organisation: Quais, place: Nantes, start: '2020', end: '2022' }",
    ],
    [
      'education:\n  - Master 2 — Université de Nantes — 2021',
      "{ title: Master 2, organisation: Université de Nantes, end: '2021' }",
    ],
    ['languages:\n  - Anglais C1', '{ name: Anglais, level: C1 }'],
    ['languages: Français, Anglais (courant)', '[{ name: Français }, { name: Anglais, level: courant }]'],
    ['skills:\n  - HTML: 90%', "{ title: HTML, level: '90%' }"],
  ])('%s', async (line, words) => expect(await ofCv(line)).toContain(words))
})

test.each([
  ['título: Mapa\ntecnologías: [Vue]\nestado: terminado', ['title', 'technologie', 'state', 'OK']],
  ['titel: Karte\nthema: Fähren\nergebnis: Sie läuft.\nstatus: fertig', ['title', 'theme', 'result', 'state', 'OK']],
])('the keys and values of another language are known: %s', async (lines, meant) => {
  const said = await saidOf({ 'projets/a.md': `---\nnumber: 1\n${lines}\n---\n\nUn texte.\n` }, 'projets/a.md')
  for (const words of meant) expect(said).toContain(`Vouliez-vous écrire « ${words} »`)
})

test('a share of the work says the state of a project', async () => {
  const of = (share: string) => saidOf({ 'projets/a.md': projectFile({ state: share }) }, 'projets/a.md')
  expect(await of('80%')).toContain('Vouliez-vous écrire « PROGRESS » ?')
  expect(await of('100 %')).toContain('Vouliez-vous écrire « OK » ?')
  expect(await of('0 %')).toContain('Vouliez-vous écrire « NOT_STARTED » ?')
})

test.each(['Terminée', 'finies', 'publiée', 'livrés'])(
  'a state may agree with what it is said of: %s',
  async (state) => {
    expect(await saidOf({ 'projets/a.md': projectFile({ state }) }, 'projets/a.md')).toContain(
      'Vouliez-vous écrire « OK »',
    )
  },
)

test('the parts of a place are put together', async () => {
  const site = GOOD_SITE.replace(/^place:.*$/m, 'place: { city: Lyon, country: France }')
  expect(await saidOf({ 'site.md': site }, 'site.md')).toContain("Écrivez 'Lyon, France'")
})

test.each(['false', 'non'])('a portrait « %s » is none, and a drawing is proposed', async (word) => {
  const site = GOOD_SITE.replace(/portrait: [^\s},]+/, `portrait: ${word}`)
  expect(await saidOf({ 'site.md': site }, 'site.md')).toContain('Qui ne veut pas de photo donne un dessin')
})

test('a project of the CV is found by its title', async () => {
  const files = {
    'projets/quais.md': projectFile({ title: 'Carte des bacs' }),
    'cv.md': '---\ntitle: Développeuse\nprojects: [carte des bacs]\n---\n\nUn profil.\n',
  }
  expect(await saidOf(files, 'cv.md')).toContain('Vouliez-vous écrire « quais » ?')
})

test('a link of a README gets the address of the file in the repository', async () => {
  const body = 'Voir [la licence](LICENSE) et [le guide](docs/guide.md).'
  const said = await saidOf(
    { 'projets/a.md': projectFile({ github: 'https://github.com/zoe/a' }, body) },
    'projets/a.md',
  )
  expect(said).toContain('https://github.com/zoe/a/blob/HEAD/LICENSE')
  expect(said).toContain('https://github.com/zoe/a/blob/HEAD/docs/guide.md')
})

test('a film and a sound of one’s own get the words for them', async () => {
  const body = '<video src="demo.mp4" controls></video>\n\n<audio src="son.mp3"></audio>'
  const said = await saidOf({ 'projets/a.md': projectFile({}, body) }, 'projets/a.md')
  expect(said).toContain('video: { file: film.mp4, poster: film.png }')
  expect(said).toContain('[Écouter](/son.mp3)')
})

test('an address that lacks its scheme is compared with the others in the same run', async () => {
  const files = {
    'projets/a.md': projectFile({ number: '1', url: 'https://quais.fr' }),
    'projets/b.md': projectFile({ number: '2', title: 'Autre', url: 'www.quais.fr/' }),
  }
  expect(await saidOf(files, 'projets/b.md')).toContain('project/url-repeated')
})

test('each title above signs is said at once, although they pair as the ends of code', async () => {
  const body = 'Un texte.\n\nContexte\n~~~~~~~~\n\nUn texte.\n\nRésultat\n~~~~~~~~\n\nFin.'
  const said = await saidOf({ 'projets/a.md': projectFile({}, body) }, 'projets/a.md')
  expect(said).toContain('## Contexte')
  expect(said).toContain('## Résultat')
  expect(said).not.toContain('body/fence')
})
