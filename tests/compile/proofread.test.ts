import { describe, expect, test, vi } from 'vitest'
import type { SourceFile } from '../../scripts/compile/contract/sources.ts'
import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import { LIMITS } from '../../scripts/diagnostics/limits.ts'
import { suggestionsFor } from '../../scripts/proofread/dictionary.ts'
import { misnamed } from '../../scripts/proofread/names.ts'
import { proofread, reportProse } from '../../scripts/proofread/proofread.ts'
import type { ReadFile } from '../../scripts/proofread/read-file.ts'
import { readProse } from '../../scripts/proofread/read-prose.ts'
import { slipsIn } from '../../scripts/proofread/slips.ts'
import { unknownWords } from '../../scripts/proofread/spelling.ts'
import { SWITCHES } from '../../scripts/proofread/switches.ts'
import { findIn, readCase } from '../support/cases.ts'
import { readHere } from '../support/read-here.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'
import NAMES from './wrong-names.json' with { type: 'json' }

const HEADER = `---
number: 1
title: Banque
theme: Un tableau
technologie: [Zorglang]
category: Formation
state: NOT_STARTED
---
`

const project = (text: string): SourceFile => ({
  path: 'content/projets/essai.md',
  kind: 'project',
  bytes: Buffer.from(text),
})

const parsed = (source: SourceFile) => new ParsedFiles().get(source)

/** Returns the unknown words, each with the text at its place in the file. */
function unknownIn(text: string) {
  const lines = text.split('\n')
  return readProse(parsed(project(text)), 'fr').words.map(({ word, place }) => [
    word,
    lines[place.line - 1]?.slice(place.column - 1, place.endColumn - 1),
  ])
}

/** A date, and no history. */
const TODAY = {
  read: readHere,
  today: '2026-11-20',
  commits: async () => new Map<string, string>(),
}

const same = (...words: string[]) => words.map((word) => [word, word])

test('a name that is also the name of an address is not corrected alone, because its link or picture would be lost', async () => {
  const text = 'Avec [NodeJS], ![NodeJS][] et [NodeJS][lien].\n\n[NodeJS]: /projets\n[lien]: /projets\n'
  const found = await proofread([project(`${HEADER}\n${text}`)], { ...TODAY, ownWords: '' })
  expect(found.filter(({ code }) => code === 'name/spelling').map(({ column, mend }) => [column, mend])).toEqual([
    [7, null],
    [32, 'Node.js'],
    [18, null],
  ])
})

describe('a wrong word is found in its place', () => {
  test.each([
    [
      'a paragraph',
      'Une aplication **trés** utile, [un lienn](https://exxample.org/adrese).',
      ['aplication', 'trés', 'lienn'],
    ],
    ['lines of a quotation', '> Une phrase\n> avec une ereur.', ['ereur']],
    ['a heading and a list', '## Le contexxte\n\n- un point\n- un autre poinnt', ['contexxte', 'poinnt']],
    ['a table', '| Mesurre | Valeur |\n|---|---|\n| tempps | 3 |', ['Mesurre', 'tempps']],
    ['the words of a picture', '![Un écrann allumé](images/a.png "Sa légennde")', ['écrann', 'légennde']],
    ['a footnote', 'Texte[^1].\n\n[^1]: Une remarqque.', ['remarqque']],
    ['an elision and a hyphen', 'L’éxigence d’hier, a-t-elle dit, l’avant-goutt.', ['éxigence', 'goutt']],
  ])('%s', (_, body, words) => {
    expect(unknownIn(`${HEADER}\n${body}\n`)).toEqual(same(...words))
  })

  test.each([
    ['plain', 'theme: L’acceuil du site', ['acceuil']],
    ['in single quotes', "theme: 'L''acceuil du site'", ['acceuil']],
    ['in double quotes', 'theme: "L\'acceuil\\tdu \\"sitte\\""', ['acceuil', 'sitte']],
    ['on several lines', 'theme: >\n  Une phrase\n  et sa suitte', ['suitte']],
    ['in a list of groups', 'captures:\n  - { image: a.png, alt: Un écrann }', ['écrann']],
  ])('a value of the header %s', (_, line, words) => {
    expect(unknownIn(`${HEADER.replace('theme: Un tableau', line)}\nTexte.\n`)).toEqual(same(...words))
  })
})

test('code, addresses, names of files, words with digits, capitals inside a sentence and comments are not spelled', () => {
  const body = [
    '`cccode` et https://exxample.org/adrese ou contact@exxample.org, dans package.jsson, src/proojets/index, --striict, h2ll et @keyyframes.',
    'Chez Zblorg, près d’Uzzès, avec Camille Perssienne et le protocole XQZV.',
    '<!-- une remarqque -->',
    '```js\nconst eerreur = 1\n```',
  ].join('\n\n')
  expect(unknownIn(`${HEADER}\n${body}\n`)).toEqual([])
})

const wordsOf = (text: string, language: 'fr' | 'en' = 'fr') => unknownWords({ text }, language).map(({ word }) => word)

test.each([
  ['fr', 'It was a real pleasure to work with her, and the result is greaat.', 'greaat'],
  ['en', 'Ce fut un vrai plaisir de travailler avec elle, et le résultat est supperbe.', 'supperbe'],
] as const)('on a site in %s, a quotation in the other language is read in that language', (lang, text, wrong) => {
  expect(wordsOf(text, lang)).toEqual([wrong])
})

test('a letter may be written as an entity, and a sign of several characters is no word', () => {
  expect(
    unknownIn(`${HEADER}\nLes caf&eacute;s, l&#8217;&oelig;uvre &amp; l’&eacute;t&eacute; ; 1️⃣ un, ❤️ deux.`),
  ).toEqual([])
  expect(unknownIn(`${HEADER}\nUn &eacute;cramp.`)).toEqual([['écramp', '&eacute;cramp']])
})

test('a soft hyphen is part of its word, and what ChatGPT and Slack leave is no word', () => {
  expect(wordsOf('Une ré\u00ADser\u00ADva\u00ADtion en li\u00ADgne, un écr\u00ADamp.')).toEqual(['écramp'])
  expect(wordsOf('Un texte :contentReference[oaicite:0]{index=0} et <#C024BE7LR|general>.')).toEqual([])
})

test('a French word without its accent is reported, though English has it; beside English words it is English', () => {
  expect(wordsOf('Une experience de developpeur, la realisation et les donnees, meme tres tard.')).toEqual(
    'experience developpeur realisation donnees meme tres'.split(' '),
  )
  expect(wordsOf('Une continuous integration, un event, une démo, le scroll, la release et le lazy loading.')).toEqual(
    [],
  )
})

test.each([
  'On a mergé, rebasé et loggé, puis l’équipe refactore, onboarde et dockerise.',
  'Laravel et Proxmox tournent, svg et mqtt aussi, avec dbt et nginx.',
  'Pour tou·te·s, des développeur·euses et un(e) développeur(se) motivé(e)s.',
  'Une gigue de 50 µs, un trait de 3 μm, un pentest, un kakémono et un élève dys.',
  'Des bioinformaticiennes, la rejouabilité, le préentraînement, un multisite géocodé, une API crawlable et un jeu localisable.',
  'Un packshot, des cobots, une appli omnicanale, un dérushage, le krigeage et un séminaire agrivoltaïque.',
  'Un écran above-the-fold, du bare-metal et du lo-fi. Kenji a réglé Kp = 0,8.',
  'Klaxoon et Navisworks servent ici. On lit « the quick brown foxes were jumping quietly » sur le mur.',
])('what people of a trade write is known: %s', (text) => {
  expect(wordsOf(text)).toEqual([])
})

test.each([
  'A cyberattack on a multitenant cluster, deprioritised, rearchitected and reposted; sideloading was blocked.',
  'Aurélie and Kenji retopologised it. Ableton drives the ambisonics at 500 kbit/s.',
  'Our CTO said “le mieux est l’ennemi du bien” and she agreed.',
])('what people of a trade write in English is known: %s', (text) => {
  expect(wordsOf(text, 'en')).toEqual([])
})

test('a word made of a known one is not a known one with a slip, nor is a name or a quotation', () => {
  const slips =
    'conaissance rédéfinir comande deconnexion coeficient reentrainement telechargement edite developpeuse colaboration'
  expect(wordsOf(slips)).toEqual(slips.split(' '))
  const english =
    'begining refering useing developped writting targetting happyness basicly incidently commited scaleable relevent'
  expect(wordsOf(english, 'en')).toEqual(english.split(' '))
  for (const first of ['Aggresif', 'Recement', 'Acceuil', 'Dévellopement'])
    expect(wordsOf(`${first}.`)).toEqual([first])
  for (const first of ['Atleast', 'Desicion', 'Tommorow', 'Greatful'])
    expect(wordsOf(`${first}.`, 'en')).toEqual([first])
  expect(wordsOf('Our CTO said “le mieux est l’enemi du bien” and she agreed.', 'en')).toEqual(['enemi'])
})

test('British words are English, and what the dictionary takes for words is not', () => {
  expect(wordsOf("A résumé behind a façade; it didn’t, they couldn't, we haven’t.", 'en')).toEqual([])
  expect(wordsOf('A marvellous and skilful paediatric encyclopaedia.', 'en')).toEqual([])
  expect(wordsOf('A sceptical councillor practised in a grey tyre centre, and triaged hackathons.', 'en')).toEqual([])
  expect(wordsOf('It took fourty days, and it wont be in the calender.', 'en')).toEqual(['fourty', 'wont', 'calender'])
})

test.each([
  ['mistery', 'en', 'mystery'],
  ['seperate', 'en', 'separate'],
  ['doesnt', 'en', "doesn't"],
  ['biensûr', 'fr', 'bien sûr'],
  ['aujourdhui', 'fr', 'aujourd’hui'],
  ['donnees', 'fr', 'données'],
  ['apres', 'fr', 'après'],
  ['Acceuil', 'fr', 'Accueil'],
] as const)('the likeliest word for %s', (word, language, right) => {
  expect(suggestionsFor(word, language)[0]).toBe(right)
})

test('what the site names is a word everywhere; so are the words of mots.txt', async () => {
  const file = project(`${HEADER}\nZorglang et zorglang se ressemblent, zblorg aussi, Truc surtout.\n`)
  const found = async (ownWords: string) =>
    (await proofread([file], { ...TODAY, ownWords })).map(({ actual }) => actual)
  expect(await found('')).toEqual(['zblorg'])
  expect(await found('# à nous\nzblorg\n')).toEqual([])
})

test('a CV for some readers is read in its own language', () => {
  const text = '---\ntitle: Lead devloper\nlang: en\n---\n\nThe experience of the the team.\n'
  const { words, slips } = readProse(
    parsed({ path: 'content/cvs/lead.md', kind: 'target', bytes: Buffer.from(text) }),
    'fr',
  )
  expect([words.map(({ word }) => word), slips.map(({ written }) => written)]).toEqual([['devloper'], ['the the']])
})

test('a place that a more certain rule reports is reported once', async () => {
  const found = await proofread([project(`${HEADER}\nCa marche sur Linkedin.\n`)], { ...TODAY, ownWords: '' })
  expect(found.map(({ code, actual }) => [code, actual])).toEqual([
    ['name/spelling', 'Linkedin'],
    ['text/accent', 'Ca'],
  ])
})

test('a known file is not read again', async () => {
  const file = project(`${HEADER}\nUne ereur.\n`)
  const results = new Map<SourceFile, ReadFile>()
  const set = vi.fn((key: SourceFile, _lang: string, read: ReadFile) => results.set(key, read))
  const known = { get: (key: SourceFile) => results.get(key) ?? null, set }
  const [first, second] = [
    await proofread([file], { ...TODAY, ownWords: '', known }),
    await proofread([file], { ...TODAY, ownWords: '', known }),
  ]
  expect(second).toEqual(first)
  expect(first).toMatchObject([{ code: 'spelling/unknown', actual: 'ereur', severity: 'warning', mend: null }])
  expect(set).toHaveBeenCalledTimes(1)
})

test('beyond some hundred different unknown words a run proposes nothing, and says the same from its cache', async () => {
  const letters = (number: number) => number.toString().replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)))
  const words = Array.from({ length: 50 }, (_, index) => `erreure${letters(index + 100)}`)
  const files = Array.from({ length: 8 }, (_, index) => ({
    ...project(`${HEADER}\n${words.map((word) => word + letters(Math.max(index - 1, 0))).join(' ')} ereur\n`),
    path: `content/projets/p${index}.md`,
  }))
  const results = new Map<SourceFile, ReadFile>()
  const known = {
    get: (key: SourceFile) => results.get(key) ?? null,
    set: (key: SourceFile, _lang: string, read: ReadFile) => void results.set(key, read),
  }
  const found = await proofread(files, { ...TODAY, ownWords: '', known })
  const withProposal = found.filter(({ actual, suggestion }) => actual === 'ereur' && suggestion === 'erreur')
  // The first two files have the same words, so these count once.
  expect(withProposal.map(({ file }) => file)).toEqual(files.slice(0, 6).map(({ path }) => path))
  expect(found.filter(({ actual }) => actual === 'ereur')).toHaveLength(8)
  expect([...results.keys()]).toEqual(files.slice(0, 6))
  expect(await proofread(files, { ...TODAY, ownWords: '', known })).toEqual(found)
})

test.each(NAMES)('%s', (text = '', written, right) => {
  expect(misnamed({ text })).toMatchObject([{ written, right }])
})

test.each([
  'Node.js, Vue.js et Express.js, JavaScript et TypeScript, npm et ESLint.',
  'Voir https://github.com/camille/javascript et vuejs-router, le fichier next.config.js, @vueuse/core.',
  'Sorti sur itch.io pour la Ludum Dare.',
  'Il va vite, il se rend à Go, il express un souhait : swift, notion, orange.',
])('a right name stays: %s', (text) => {
  expect(misnamed({ text })).toEqual([])
})

test.each([
  'Il a a priori raison : nous nous sommes vus, vous vous êtes tus, tout ce qui est est bien.',
  'Sa marche a changé. La suite a la même longueur, et s’est un peu perdue. Ce dernier se poste devant.',
  'Elle tient à faire mieux, il cherche à comprendre ; à été comme à hiver, tout à fait.',
])('a right sentence has no slip: %s', (text) => {
  expect(slipsIn({ text, kind: 'prose' }, 'fr')).toEqual([])
})

test.each([
  ['Le projet projet avance.', 'fr', 'projet projet'],
  ['We moved the website website.', 'en', 'website website'],
  ['Il va encore encore plus vite, chez Duran Duran ; on a pu faire faire un devis.', 'fr', undefined],
  ['Ce qui compte compte.', 'fr', undefined],
  ['A really really small fix.', 'en', undefined],
] as const)('a long word that stands twice, unless it is for emphasis: %s', (text, lang, written) => {
  expect(slipsIn({ text, kind: 'prose' }, lang)[0]?.written).toBe(written)
})

test.each([
  ['The tool kept it’s own list.', 'it’s', 'its'],
  ['Its not a library.', 'Its', 'It’s'],
  ['It is better then the old one, rather then new.', 'then', 'than'],
  ['We should of had a test.', 'of', 'have'],
  ['Their are two tables.', 'Their', 'There'],
  ['I wrote a API and an website.', 'a', 'an'],
  ['It was for the the client.', 'the the', 'the'],
])('a slip of English is found: %s', (text, written, right) => {
  expect(slipsIn({ text, kind: 'prose' }, 'en')[0]).toMatchObject({ written, right })
})

test.each([
  'It’s owned by its users; their issue is old. What it was then was a start, and then the rest. More then followed.',
  'An hour later a user of a European unit had had enough of that that, as the code could of course be read.',
  'Il a un des projets, le API, et its a.',
])('a right sentence has no slip of English, nor one of another language: %s', (text) => {
  expect(slipsIn({ text, kind: 'prose' }, text.startsWith('Il') ? 'de' : 'en')).toEqual([])
})

test.each(Object.entries(SWITCHES))(
  '%s is not reported when site.md says « review: { %s: false } », and only it',
  async (code, key) => {
    const of = (folder: string) => new TextDecoder().decode(readCase(folder).input.bytes ?? undefined)
    const found = async (review: string) => {
      const projects = ['heading', 'first-sentence', 'short', 'result', 'alt', 'link'].map((name) => [
        `projets/${name}.md`,
        of(`clear.${name}`),
      ])
      const site = GOOD_SITE.replace(/^review: .*\n/m, review)
      const found = await findIn(sourcesOf({ 'site.md': site, ...Object.fromEntries(projects) }), { ownWords: '' })
      return new Set(found.map((one) => one.code).filter((one) => one.startsWith('clear/')))
    }
    const all = await found('')
    expect(all).toEqual(new Set(Object.keys(SWITCHES)))
    expect(await found(`review: { ${key}: false }\n`)).toEqual(new Set([...all].filter((one) => one !== code)))
  },
)

test('a finished project without a result is said in the run that corrects its state', async () => {
  const { input } = readCase('clear.result')
  const text = new TextDecoder().decode(input.bytes ?? undefined).replace('state: OK', 'statut: terminé')
  const files = { 'site.md': GOOD_SITE.replace(/^review: .*\n/m, ''), 'projets/a.md': text.replace('title:', 'titre:') }
  const found = await findIn(sourcesOf(files), { ownWords: '' })
  const codes = new Set(found.map(({ code }) => code))
  expect(codes).toContain('value/unknown')
  expect(codes).toContain('clear/result')
})

test.each([
  'Lu dans [Ici Nantes](https://exemple.fr), [cette page de la mairie](https://exemple.fr) et [le lien social](https://exemple.fr).',
  'Une [note](#a), [`ici`](https://exemple.fr) et [https://exemple.fr](https://exemple.fr).',
])('a link that says where it leads is not reported: %s', async (body) => {
  const found = await findIn(sourcesOf({ 'projets/a.md': `${HEADER}\n${body}\n` }), { ownWords: '' })
  expect(found.filter(({ code }) => code === 'clear/link')).toEqual([])
})

const AROUND = { ownWords: '', commits: new Map(), today: '2026-11-20' }

test('a spelling is kept once for each file, however often it occurs', () => {
  const often = readProse(parsed(project(`${HEADER}\n${'Un e-mail. '.repeat(400)}\n`)), 'fr')
  const once = readProse(parsed(project(`${HEADER}\nUn email.\n`)), 'fr')
  expect(often.ways).toMatchObject([{ way: 'e-mail', count: 400 }])
  const found = reportProse([often, often, once], AROUND).filter(({ code }) => code === 'name/two-ways')
  expect(found).toMatchObject([{ actual: 'email', suggestion: 'e-mail', times: 800 }])
})

test('mistakes beyond the limit of a file are not said one by one, but that there are more', () => {
  const text = Array.from(
    { length: LIMITS.slips + 100 },
    (_, at) => `Pour ${'abcdefghij'[at % 10]}${at} le le Typescript.`,
  )
  const file = readProse(parsed(project(`${HEADER}\n${text.join('\n')}\n`)), 'fr')
  const found = reportProse([file], AROUND)
  expect(found.filter(({ code }) => /^(?:text|name)\//.test(code))).toHaveLength(LIMITS.slips)
  expect(found.filter(({ code }) => code === 'file/limit')).toMatchObject([
    { severity: 'warning', limit: 'slips', most: LIMITS.slips },
  ])
})

test('a word longer than 40 letters has no suggestions, because finding them would take seconds', () => {
  suggestionsFor('ereur', 'fr')
  const start = process.cpuUsage()
  expect(suggestionsFor('é'.repeat(1990), 'fr')).toEqual([])
  expect(process.cpuUsage(start).user).toBeLessThan(500_000)
})
