import { describe, expect, test } from 'vitest'
import { inWords } from '../../scripts/diagnostics/message.ts'
import { phrase } from '../../scripts/diagnostics/phrase.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { ownFacts } from '../support/own-facts.ts'
import { GOOD_CV, GOOD_SITE, sourcesOf } from '../support/sources.ts'
import CASES from './cross-checks.cases.json' with { type: 'json' }

type Files = Readonly<Record<string, string | null>>
type Texts = Readonly<Record<string, string>>

const found = async (files: Files) =>
  (await compile(sourcesOf(files))).diagnostics.map((diagnostic) => inWords(diagnostic))

/** Returns the diagnostics of several files together: file, code, actual, expected and the facts of the code. */
async function diagnosticsOf(files: Files) {
  return (await found(files)).map((diagnostic) => [
    diagnostic.file.replace(/^content\/(projets\/)?/, ''),
    diagnostic.code,
    diagnostic.actual,
    ...diagnostic.expected,
    ...ownFacts(diagnostic).map(([, fact]) => String(fact)),
  ])
}

/** Returns projects by name with these numbers; `_` before a name makes a draft. */
const numbered = (numbers: Texts) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [`projets/${name}.md`, projectFile({ number, title: name })]),
  )

describe('numbers', () => {
  test.each(CASES.numbers as [name: string, numbers: Texts, said: string[][]][])('%s', async (_name, numbers, said) => {
    expect(await diagnosticsOf(numbered(numbers))).toEqual(said)
    expect((await found(numbered(numbers))).map(({ field }) => field)).toEqual(said.map(() => 'number'))
  })

  test('report no gap while a file cannot be read', async () => {
    const files = { ...numbered({ a: '1', b: '3' }), 'projets/c.md': 'Texte.' }
    expect(await found(files)).toMatchObject([{ file: 'content/projets/c.md', code: 'header/missing' }])
  })
})

describe('keys of one project', () => {
  const reportsOf = async (keys: Texts, body?: string) =>
    (await found({ 'projets/a.md': projectFile(keys, body) })).map(({ code, field }) => `${code} ${field}`)

  test.each(CASES.keys as [keys: Texts, ...said: string[]][])('%j', async (keys, ...said) => {
    expect(await reportsOf(keys)).toEqual(said)
  })

  test('a text is missing once the project has begun', async () => {
    expect(await reportsOf({}, '')).toEqual(['project/body-missing null'])
    expect(await reportsOf({ state: 'NOT_STARTED' }, '')).toEqual([])
  })
})

test.each([
  ['JavaScript', null],
  ['MySQL', null],
  ['TypScript', 'TypeScript'],
])('the skill %s is not taken for another technology: %s', async (title, suggestion) => {
  const files = {
    'site.md': GOOD_SITE.replace(/skills:\n.*/, `skills: [${title}]`),
    'projets/a.md': projectFile({ technologie: '[TypeScript, NoSQL]' }),
  }
  expect((await found(files)).find(({ code }) => code === 'skill/unproven')).toMatchObject({ suggestion })
})

test('of the wrong names of a list, a hundred are reported', async () => {
  const names = Array.from({ length: 2000 }, (_, index) => `p-${index}`).join(', ')
  const files = { 'cv.md': GOOD_CV.replace('---\n', `---\nprojects: [${names}]\n`), ...numbered({ a: '1' }) }
  expect((await found(files)).filter(({ code }) => code === 'featured/unknown')).toHaveLength(100)
  const tags = `experience: [{ title: Dev, organisation: Coop, start: 2020-01, only: [${names}] }]`
  const tagged = await found({ 'cv.md': GOOD_CV.replace('---\n', `---\n${tags}\n`), ...numbered({ a: '1' }) })
  expect(tagged.filter(({ code }) => code === 'cv/tag-unknown')).toHaveLength(100)
})

test('very many technologies or CVs are an error, because each has a page', async () => {
  const names = (from: number) => `[${Array.from({ length: 600 }, (_, index) => `t${from + index}`).join(', ')}]`
  const limits = async (files: Files) => (await found(files)).filter(({ code }) => code === 'file/limit')
  const projects = (second: number) => ({
    'projets/a.md': projectFile({ number: '1', technologie: names(0) }),
    'projets/b.md': projectFile({ number: '2', technologie: names(second) }),
  })
  expect(await limits(projects(0))).toEqual([])
  expect(await limits(projects(1000))).toMatchObject([{ file: 'content/projets/b.md', limit: 'technologies' }])
  const cvs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`cvs/cv-${1000 + at}.md`, '---\ntitle: Dev\n---\n']))
  expect(await limits(cvs(200))).toEqual([])
  expect(await limits(cvs(201))).toMatchObject([{ file: 'content/cvs/cv-1200.md', limit: 'cvs' }])
})

test('skills are searched in the texts of files with an error, up to a limit of the letters that are compared', async () => {
  // At each letter of such a text, a search compares nearly the whole word.
  const skills = Array.from({ length: 7 }, (_, index) => 'a'.repeat(3400 + index) + 'b'.repeat(50))
  const site = GOOD_SITE.replace(/^skills:.*\n(?:[ -].*\n)*/m, '').replace(
    '---\n',
    `---\nskills: [${skills.join(', ')}]\n`,
  )
  const text = `---\ntitle: a\n---\n\n${'a'.repeat(255_000)}\n`
  const unproven = async (files: Files) => (await found(files)).filter(({ code }) => code === 'skill/unproven').length
  const projects = numbered({ a: '1' })
  expect(await unproven({ 'site.md': site, ...projects })).toBe(7)
  const searched = await unproven({ 'site.md': site, ...projects, 'projets/x.md': text, 'projets/y.md': text })
  expect(searched).toBeLessThan(3)
})

describe('addresses', () => {
  test('are each for one, drafts and names to mend included', async () => {
    const codes = await diagnosticsOf({
      ...numbered({ banque: 'null', _banque: 'null', Banque: 'null', autre: 'null' }),
    })
    expect(codes.filter(([, code]) => code === 'file/name-duplicate')).toEqual([
      ['_banque.md', 'file/name-duplicate', 'banque', 'content/projets/Banque.md'],
      ['banque.md', 'file/name-duplicate', 'banque', 'content/projets/Banque.md'],
    ])
  })

  test('of names that become nothing are not alike', async () => {
    const said = await diagnosticsOf({ 'projets/!.md': projectFile(), 'projets/?.md': projectFile({ title: 'Autre' }) })
    expect(said.map(([, code]) => code)).toEqual(['file/name', 'file/name'])
  })
})

describe('links', () => {
  const linked = async (links: string, more: Files = {}) =>
    (
      await found({
        'projets/banque.md': projectFile({ title: 'Banque en ligne' }, '## Début\n\nUn texte.\n\n## La fin'),
        'projets/_brouillon.md': projectFile({ title: 'Brouillon' }, '## Début'),
        'projets/depart.md': projectFile({ title: 'Départ' }, links),
        ...more,
      })
    ).map(({ code, actual, suggestion, expected }) => [code, actual, suggestion, ...expected])

  test.each([
    '[a](banque.md) [b](banque.md#la-fin) [c](/projets/banque) [d](/projets/banque#debut) [e](../cv.md) [f](../site.md)',
    '[a](/) [b](/projets) [c](/contact) [d](/mentions-legales) [e](/plan-du-site) [f](/cv) [g](/cv.pdf) [h](/cv.json)',
    '[a](/images/affiche.png) [b](depart.md) [c](#titre)\n\n## Titre',
  ])('%s lead somewhere', async (links) => {
    expect(await linked(links)).toEqual([])
  })

  test('the accessibility statement is a page once the owner asks for it', async () => {
    const asking = { 'site.md': GOOD_SITE.replace('---\n', '---\naccessibility: true\n') }
    expect(await linked('[a](/accessibilite)', asking)).toEqual([])
    expect(await linked('[a](/accessibilite)')).toEqual([['body/link', '/accessibilite', null]])
  })

  test.each(CASES.links as [link: string, ...said: (string | null)[]][])('%s leads nowhere', async (link, ...said) => {
    const unnamed = { 'projets/Équipe.md': projectFile({ title: 'Équipe' }) }
    expect((await linked(`[a](${link})`, unnamed)).filter(([code]) => code !== 'file/name')).toEqual([said])
  })

  test('lead to a draft from a draft only, not from the site', async () => {
    expect(await linked('Texte.', { 'site.md': `${GOOD_SITE}\n[a](projets/_brouillon.md)` })).toEqual([
      ['body/link-draft', 'projets/_brouillon.md', null],
    ])
    const draft = projectFile({}, '[a](_brouillon.md) [b](/projets/brouillon#debut)')
    expect(await linked('Texte.', { 'projets/_autre.md': draft })).toEqual([])
  })

  test('lead to the CV while there is one', async () => {
    const said = await linked('[a](/cv) [b](/cv.pdf) [c](/cv.json)', { 'cv.md': null })
    const expected = ['cv/missing ', 'body/link /cv', 'body/link /cv.pdf', 'body/link /cv.json']
    expect(said.map(([code, actual]) => `${code} ${actual}`)).toEqual(expected)
  })
})

describe('the end of security.txt', () => {
  const expiry = (expires: string, origin = 'https://zoe-martin.fr') =>
    diagnosticsOf({
      'site.md': GOOD_SITE.replace('https://zoe-martin.fr', origin).replace(/---\n$/, `expires: '${expires}'\n---\n`),
    })

  test.each<[expires: string, said: readonly (readonly string[])[]]>([
    ['2026-11-19', [['site.md', 'site/expired', '2026-11-19']]],
    ['2026-11-20', [['site.md', 'site/expires-soon', '2026-11-20', '0']]],
    ['2026-11-22', [['site.md', 'site/expires-soon', '2026-11-22', '2']]],
    ['2027-01-18', [['site.md', 'site/expires-soon', '2027-01-18', '59']]],
    ['2027-01-19', []],
  ])('on %s is reported in time', async (expires, said) => {
    expect(await expiry(expires)).toEqual(said)
  })

  test('of the sample is nobody’s affair', async () => {
    expect((await expiry('2020-01-01', 'https://camille.example.fr')).map(([, code]) => code)).toEqual([
      'sample/leftovers',
    ])
  })
})

describe('values of the sample', () => {
  const leftovers = async (site: string, more: Files = {}) =>
    (await found({ 'site.md': site, ...more })).flatMap((diagnostic) =>
      diagnostic.code === 'sample/leftovers'
        ? ownFacts(diagnostic).flatMap(([, values]) =>
            [values].flat().map((value) => String(value).replace(/:\d+ /, ' ')),
          )
        : [],
    )

  test.each([
    ...['https://example.org', 'https://camille.example.com/x', 'https://example.net', 'https://example.fr'],
    ...['https://a-b.example', 'https://a.test', 'https://a.invalid', 'https://EXAMPLE.FR:8080'],
    ...['https://yourdomain.com', 'https://www.votre-site.fr/a', 'https://github.com/username/projet'],
    ...['https://github.com/votre-pseudo', 'https://www.linkedin.com/in/votre-profil', 'https://yoursite.com'],
  ])('%s is one', async (address) => {
    expect(await leftovers(GOOD_SITE.replace('phone:', `github: ${address}\nlinkedin: ${address}\nphone:`))).toEqual([
      'site.md (github)',
      'site.md (linkedin)',
    ])
  })

  test.each(
    ['example.de', 'mysites.com', 'notexample.fr', 'example.fr.org', 'test.fr', 'a.testing.fr'].map(
      (host) => `https://${host}`,
    ),
  )('%s is none', async (address) => {
    expect(await leftovers(GOOD_SITE.replace('phone:', `github: ${address}\nphone:`))).toEqual([])
  })

  test('are reported together, in one notice at the top of site.md', async () => {
    const site = GOOD_SITE.replace('https://zoe-martin.fr', 'https://camille.example.fr')
      .replace('zoe@zoe-martin.fr', 'camille@example.fr')
      .replace('06 12 34 56 78', '+33 6 39 98 77 77')
      .replace(
        /---\n$/,
        'legal:\n  publisher: Zoé Martin\n  host: { name: Hébergeur de l’Exemple, address: 2 rue de l’Exemple, phone: 06 39 98 77 77 }\n---\n',
      )
    const projects = {
      'projets/a.md': projectFile({ title: 'A', url: 'https://a.example' }),
      'projets/b.md': projectFile({ title: 'B', github: 'https://b.example/code' }),
      'projets/c.md': projectFile({ title: 'C', url: 'https://c.fr' }),
      'projets/d.md': projectFile({ title: 'D', links: '[{ label: Diapositives, url: https://d.example.org }]' }),
      'cv.md': GOOD_CV.replace(
        '\n---\n',
        '\nlinks: [{ name: GitLab, url: https://gitlab.example.org/camille }]\n---\n',
      ),
    }
    const host = ['legal.host.name', 'legal.host.address', 'legal.host.phone']
    expect(await leftovers(site, projects)).toEqual([
      ...['origin', 'email', 'phone', ...host].map((key) => `site.md (${key})`),
      'cv.md (links)',
      '3 projets (url, github, links)',
    ])
    const notice = (await found({ 'site.md': site })).find(({ code }) => code === 'sample/leftovers')
    const place = { file: 'content/site.md', line: 1, column: 1, endLine: 1, endColumn: 1 }
    expect(notice).toMatchObject({ ...place, severity: 'notice' })
  })

  test.each([
    ['0639980000', true],
    ['06 39 98', true],
    ['+33 6 39 98 12 34', true],
    ['+33 (0)6 39 98 12 34', true],
    ['0033.6.39.98.12.34', true],
    ['06 40 98 00 00', false],
    ['00 06 39 98 00', false],
    ['06 39 99 00 00', false],
  ])('the number %s is one: %s', async (phone, is) => {
    expect(await leftovers(GOOD_SITE.replace('06 12 34 56 78', `'${phone}'`))).toEqual(is ? ['site.md (phone)'] : [])
  })
})

describe('a link to what the build writes is good', () => {
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`p${index + 1}`, `${index + 1}`]))
  const linking = (address: string) => ({
    ...numbered(many),
    'projets/p1.md': `${projectFile({ number: '1', title: 'p1', technologie: '[React]' })}\n[lien](${address})\n`,
  })

  test.each([
    ...['/', '/projets', '/projets?techno=React', '/projets/page/2', '/projets/p2', '/projets/technologies/react'],
    ...['/projets/categories/personnel', '/plan-du-site', '/cv.json', '/flux.atom', '/sitemap.xml', '/icon-512.png'],
  ])('%s', async (address) => {
    expect(await diagnosticsOf(linking(address))).toEqual([])
  })

  test.each([
    '/projets/page/3',
    '/projets/technologies/cobol',
    '/404',
    '/index',
    '/projets.html',
    '/projets/autre.html',
    '/accessibilite',
  ])('%s is not one of them', async (address) => {
    expect(await diagnosticsOf(linking(address))).toEqual([['p1.md', 'body/link', address, 'null']])
  })
})

test('a wrong address gets the name of a page whose file has an error, rather than that of another page', async () => {
  const files = {
    'projets/phare.md': projectFile({ number: '2', title: 'Phare', state: 'FINI' }),
    'projets/rade.md': `${projectFile({ title: 'Rade' })}\n[lien](/projets/phar)\n`,
  }
  const { suggestion } = (await found(files)).find(({ code }) => code === 'body/link') ?? {}
  expect(suggestion).toBe('/projets/phare')
})

test.each([
  ['02 61 91 00 00', '1 quai du Port, 29200 Brest', null],
  ['0261/91.00.00', '1 quai du Port, 29200 Brest', '0261 91.00.00'],
  ['026 319 10 00', '1 rue du Lac, 1700 Fribourg, Suisse', '+41 26 319 10 00'],
])('the number %s of a host gets the country code of its own address, %s', async (phone, address, expected) => {
  const host = `{ name: Hôte, address: '${address}', phone: '${phone}' }`
  const site = GOOD_SITE.replace(/place: .*/, `place: Berlin\nlang: de\nlegal:\n  law: europe\n  host: ${host}`)
  const { suggestion } = (await found({ 'site.md': site })).find(({ field }) => field === 'legal.host.phone') ?? {}
  expect(suggestion).toBe(expected)
})

test.each(['NFC', 'NFD'].flatMap((file) => ['NFC', 'NFD'].map((entry) => [file, entry] as const)))(
  'a project with an accent (%s) and the entry that names it (%s) get the same new name',
  async (file, entry) => {
    const site = GOOD_SITE.replace('---\n', `---\nfeatured: [${'bibliothèque'.normalize(entry)}]\n`)
    const { diagnostics } = await compile(
      sourcesOf({ 'site.md': site, [`projets/${'bibliothèque'.normalize(file)}.md`]: projectFile() }),
    )
    expect(diagnostics.map(({ code, suggestion }) => [code, suggestion]).sort()).toEqual([
      ['featured/unknown', 'bibliotheque'],
      ['file/name', 'bibliotheque'],
    ])
  },
)

test('a picture that cannot be read is reported once, with the reason', async () => {
  const text = projectFile({ image: 'images/lien.png' }, '![Une vue](images/li%65n.png)')
  const path = 'content/projets/images/lien.png'
  const skipped = [{ path, problem: 'unreadable' as const, reason: phrase('annexLink'), suggestion: null }]
  const { diagnostics } = await compile({ ...sourcesOf({ 'projets/a.md': text }), skipped })
  expect(diagnostics.map(({ file, code }) => [file, code])).toEqual([[path, 'file/unreadable']])
})

const SKILLS = /(?<=\nskills:\n).*/
const POST = '  - { title: A, organisation: B, start: 2019-01, end: 2020-02 }'

test.each([
  ['skills', 'site.md', GOOD_SITE.replace(SKILLS, '  - Zogx\n  - { title: Wurp, use: Partout }\n  - Zogx')],
  ['hero.words', 'site.md', GOOD_SITE.replace('[Web, React]', '\n  - Web\n  - Développeuse')],
  ['categories', 'site.md', GOOD_SITE.replace('\nskills:', '\ncategories:\n  - Un\n  - Deux\n  - Un$&')],
  ['posts', 'cv.md', GOOD_CV.replace('\n---\n', `\nexperience:\n${POST}\n${POST.replaceAll('20', '21')}$&`)],
])('an entry that is refused moves no finding below it: %s', async (_name, path, text) => {
  const placesOf = async (file: string) =>
    (await found({ [path]: file }))
      .filter((one) => one.file.endsWith(path))
      .map(({ code, line, actual }) => ({ code, line, actual }))
  const before = await placesOf(text)
  const line = text.split('\n').findIndex((one) => one.startsWith('  - ')) + 1
  const after = await placesOf(text.replace(/\n {2}- /, '\n  - [[12]]$&'))
  expect(before.filter((one) => one.line > line)).not.toEqual([])
  expect(after.filter((one) => one.line > line)).toEqual(
    before.flatMap((one) => (one.line < line ? [] : { ...one, line: one.line + 1 })),
  )
  expect(after.some((one) => one.line === line)).toBe(true)
})
