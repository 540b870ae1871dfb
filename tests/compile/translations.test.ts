import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readSources, withoutDrafts } from '../../scripts/commands/content.ts'
import { stateOf } from '../../scripts/compile/validate/translation.ts'
import { isError } from '../../scripts/diagnostics/diagnostic.ts'
import { messageOf } from '../../scripts/diagnostics/message.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { ROOT } from '../support/preview-server.ts'
import { GOOD_CV, GOOD_SITE, sourcesOf } from '../support/sources.ts'

const LANGUAGES = {
  'site.md': GOOD_SITE.replace('---\n', '---\nlang: [fr, en]\n'),
  'en/site.md': '---\ntrade: Developer\n---\n',
}
const project = (number: number, title: string, body: string) =>
  `---\nnumber: ${number}\ntitle: ${title}\ntheme: Un sujet\ntechnologie: [React]\ncategory: Formation\nstate: OK\nurl: https://banque.example.org\n---\n\n${body}\n`

describe('a translation', async () => {
  const sources = sourcesOf({
    ...LANGUAGES,
    'projets/banque.md': project(7, 'Banque', 'Une banque.'),
    'en/projets/banque.md': '---\nslug: bank\ntitle: Bank\ntheme: A subject\n---\n\nA bank.\n',
    'projets/carte.md': project(8, 'Carte', 'Une carte.'),
    'pages/a-propos.md':
      '---\ntitle: À propos\n---\n\nVoir [la banque](../projets/banque.md), [le CV](../cvs/lead.md).\n',
    'en/pages/a-propos.md':
      '---\nslug: about\ntitle: About\n---\n\nSee [the bank](../projets/banque.md), [the CV](../cvs/lead.md).\n',
    'cvs/lead.md': '---\ntitle: Responsable\n---\n',
    'en/cv.md': '---\ntitle: Developer\n---\n',
    'en/cvs/lead.md': '---\nslug: team-lead\ntitle: Lead\n---\n',
  })
  const { catalogue, translations } = await compile(sources)
  const [english] = translations

  test('has what does not depend on the language from its original, and its own words and address', () => {
    expect(english?.projects).toMatchObject([
      {
        number: 7,
        slug: 'bank',
        name: 'banque',
        title: 'Bank',
        technologie: ['React'],
        url: 'https://banque.example.org',
      },
    ])
  })

  test('that is not written is not there', () => {
    expect(catalogue?.projects).toHaveLength(2)
    expect(english?.projects).toHaveLength(1)
  })

  test('links to the addresses of its own language', () => {
    const links = (html = '') => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links(english?.pages[0]?.description ?? '')).toEqual(['/projects/bank', '/cv/team-lead'])
  })
})

test('a translation counts its visits with the service of the site, which the policy of all pages allows', async () => {
  const counted = (id: number) => `analytics: { name: matomo, url: 'https://stats.example.org', id: ${id} }\n`
  const { catalogue, translations } = await compile(
    sourcesOf({
      'site.md': GOOD_SITE.replace('---\n', `---\nlang: [fr, en]\n${counted(3)}`),
      'en/site.md': `---\ntrade: Developer\n${counted(4)}---\n`,
    }),
  )
  expect(catalogue?.site.analytics).toMatchObject({ id: '3' })
  expect(translations[0]?.site.analytics).toEqual(catalogue?.site.analytics)
})

test('what a translation chooses itself exists in the original, and what it takes over is said once', async () => {
  const files = (own: string) =>
    sourcesOf({
      'site.md': GOOD_SITE.replace('---\n', '---\nlang: [fr, en]\nfeatured: [absent]\n'),
      'cv.md': GOOD_CV.replace('---\n', '---\nprojects: [absent]\n'),
      'projets/banque.md': projectFile(),
      'en/site.md': `---\ntrade: Developer\n${own === '' ? '' : `featured: ${own}\n`}---\n`,
      'en/cv.md': `---\ntitle: Developer\n${own === '' ? '' : `projects: ${own}\n`}---\n`,
    })
  const unknown = async (own: string) =>
    (await compile(files(own))).diagnostics
      .filter(({ code }) => code === 'featured/unknown')
      .map(({ file, actual }) => [file, actual])
  const ofOriginal = [
    ['content/cv.md', 'absent'],
    ['content/site.md', 'absent'],
  ]
  expect(await unknown('')).toEqual(ofOriginal)
  expect(await unknown('[banque, banqe]')).toEqual([
    ['content/cv.md', 'absent'],
    ['content/en/cv.md', 'banqe'],
    ['content/en/site.md', 'banqe'],
    ['content/site.md', 'absent'],
  ])
})

test.each(['images/banque.png', '../../projets/images/banque.png'])(
  'a translation shows %s of its original',
  async (path) => {
    const body = (words: string, picture: string) => project(7, 'Banque', `${words}\n\n![${words}](${picture})`)
    const { diagnostics, translations } = await compile(
      sourcesOf({
        ...LANGUAGES,
        'projets/banque.md': body('Une banque.', 'images/banque.png').replace(
          'state:',
          'image: images/banque.png\nstate:',
        ),
        'en/projets/banque.md': `---\ntitle: Bank\ntheme: A subject\nimage: ${path}\n---\n\nA bank.\n\n![A bank.](${path})\n`,
      }),
    )
    expect(diagnostics.filter(({ code }) => /^(?:picture|translation\/(?:left-out|added))/.test(code))).toEqual([])
    const file = 'content/projets/images/banque.png'
    expect(translations[0]?.projects[0]).toMatchObject({ image: { file }, description: expect.stringContaining(file) })
  },
)

test('a translation shows no file beside the content', async () => {
  const { diagnostics } = await compile(
    sourcesOf({
      ...LANGUAGES,
      'projets/banque.md': project(7, 'Banque', 'Une banque.'),
      'en/projets/banque.md': '---\ntitle: Bank\ntheme: A subject\n---\n\n![A bank](../../../images/banque.png)\n',
    }),
  )
  expect(diagnostics.map(({ code }) => code)).toContain('picture/outside')
})

describe('what the first language hides', () => {
  const CV = { 'cv.md': '---\ntitle: Développeuse\n---\n', 'en/cv.md': '---\ntitle: Developer\n---\n' }
  const { 'cv.md': french, 'en/cv.md': english } = CV

  test('a CV that is a draft is one in all languages, and so are the links to it', async () => {
    const { translations } = await compile(sourcesOf({ ...LANGUAGES, ...CV }))
    expect(translations.map(({ cv }) => cv?.title)).toEqual(['Developer'])
    const drafts = await compile(sourcesOf({ ...LANGUAGES, 'cv.md': null, '_cv.md': french, 'en/cv.md': english }))
    expect(drafts.translations).toMatchObject([{ cv: null, cvs: [] }])
    const page = (link: string) => `---\ntitle: About\n---\n\nSee [the CV](${link}).\n`
    const linked = async (link: string) => {
      const pages = { 'pages/a-propos.md': page('/'), 'en/pages/a-propos.md': page(link) }
      const files = { ...LANGUAGES, ...pages, 'cv.md': null, '_cv.md': french, 'en/cv.md': english }
      const { diagnostics } = await compile(sourcesOf(files))
      return diagnostics.flatMap(({ code, file }) => (code.startsWith('body/') ? `${file} ${code}` : []))
    }
    for (const link of ['../cv.md', '/cv', '/cv.pdf'])
      expect(await linked(link), link).toEqual(['content/en/pages/a-propos.md body/link-draft'])
  })

  test('no CV names a project that is a draft in its language', async () => {
    const drafts = {
      'projets/_carte.md': project(8, 'Carte', 'Une carte.'),
      'en/projets/carte.md': '---\ntitle: Secret map\ntheme: A secret\n---\n\nA map.\n',
      'projets/banque.md': project(7, 'Banque', 'Une banque.'),
      'en/projets/_banque.md': '---\ntitle: Secret bank\ntheme: A secret\n---\n\nA bank.\n',
      'cv.md': '---\ntitle: Développeuse\nprojects: [banque]\n---\n',
      'cvs/lead.md': '---\ntitle: Responsable\n---\n',
      'en/cvs/lead.md': '---\ntitle: Lead\n---\n',
    }
    const compiled = (own: string) =>
      compile(sourcesOf({ ...LANGUAGES, ...drafts, 'en/cv.md': `---\ntitle: Developer\n${own}---\n` }))
    expect((await compiled('projects: [carte]\n')).diagnostics.filter(isError)).toMatchObject([
      { code: 'featured/draft', file: 'content/en/cv.md' },
    ])
    for (const own of ['', 'projects: [banque]\n']) {
      const { catalogue, translations } = await compiled(own)
      expect(catalogue && withoutDrafts(catalogue).cv?.projects).toMatchObject([{ slug: 'banque' }])
      expect(translations, own).toHaveLength(1)
      const published = JSON.stringify(translations.map(withoutDrafts))
      expect(published).toContain('Lead')
      expect(published, own).not.toMatch(/secret/i)
    }
  })

  test('an entry that is kept from a CV does not become public by an entry more in another language', async () => {
    const points = (...lines: string[]) => `points: [${lines.join(', ')}]`
    const experience = (title: string, text: string) =>
      `---\ntitle: ${title}\nexperience: [{ title: ${title}, organisation: Port, start: '2024-09', ${text} }]\n---\n`
    const codesOf = async (original: string, translation: string, lead: string | null = '---\ntitle: Lead\n---\n') => {
      const files = {
        ...LANGUAGES,
        ...{ 'cvs/lead.md': '---\ntitle: Responsable\n---\n', 'en/cvs/lead.md': lead },
        ...{ 'cv.md': experience('Développeuse', original), 'en/cv.md': experience('Developer', translation) },
      }
      const { translations, diagnostics } = await compile(sourcesOf(files))
      expect(JSON.stringify(translations.map(({ cv }) => cv))).not.toContain('secret')
      return diagnostics.flatMap(({ code, file }) => (file === 'content/en/cv.md' ? code : []))
    }
    for (const tag of ['only: [lead]', 'hide: [cv]']) {
      const original = points('Un.', `{ text: Deux., ${tag} }`)
      expect(await codesOf(original, points('One.', 'A secret.'))).toEqual([])
      expect(await codesOf(original, points('One.', 'A secret.', 'Three.'))).toEqual(['translation/tags'])
      expect(await codesOf(original, points('A secret.'))).toEqual(['translation/tags'])
      expect(await codesOf(original, points('One.', `{ text: A secret., ${tag} }`, 'Three.'))).toEqual([
        'translation/entries',
      ])
      // A tag may name a CV that this language lacks, but none that no language has.
      const own = points('One.', `{ text: A secret., ${tag} }`)
      expect(await codesOf(points('Un.', 'Deux.'), own, null)).toEqual([])
      expect(await codesOf(points('Un.', 'Deux.'), own.replace(/\[(lead|cv)\] /, '[$1x] '), null)).toEqual([
        'cv/tag-unknown',
      ])
      // The tags are below the entries of which there is another number.
      const twice = experience('Developer', points('One.', 'A secret.')).replace(/\[(\{.*\})\]\n/, '[$1, $1]\n')
      const files = { ...LANGUAGES, 'cvs/lead.md': '---\ntitle: Responsable\n---\n', 'en/cv.md': twice }
      const { diagnostics } = await compile(sourcesOf({ ...files, 'cv.md': experience('Développeuse', original) }))
      expect(diagnostics.map(({ code }) => code)).toContain('translation/tags')
    }
  })
})

test('an entry that is refused makes no other number of entries', async () => {
  const post = (title: string) => `  - { title: ${title}, organisation: Port, start: 2024-09 }`
  const codesOf = async (original: readonly string[], translation: readonly string[]) => {
    const cv = (title: string, posts: readonly string[]) =>
      `---\ntitle: ${title}\nexperience:\n${posts.join('\n')}\n---\n`
    const files = { 'cv.md': cv('Développeuse', original), 'en/cv.md': cv('Developer', translation) }
    const { diagnostics } = await compile(sourcesOf({ ...LANGUAGES, ...files }))
    return diagnostics.flatMap(({ code, file }) => (file.endsWith('cv.md') ? `${file} ${code}` : []))
  }
  const [fr, en, refused] = [[post('Une'), post('Deux')], [post('One'), post('Two')], '  - [[12]]']
  expect(await codesOf(fr, [post('One'), refused])).toEqual(['content/en/cv.md value/type'])
  expect(await codesOf([refused, post('Deux')], en)).toEqual(['content/cv.md value/type'])
  expect(await codesOf(fr, [refused])).toEqual(['content/en/cv.md value/type'])
  // What is wrong besides is said in the same run.
  expect(await codesOf([...fr, post('Trois')], [post('One'), refused])).toEqual([
    'content/en/cv.md translation/entries',
    'content/en/cv.md value/type',
  ])
})

describe('a link between languages', () => {
  /** Returns what is said of a link in an English text, or in a French one, and its address in the HTML. */
  async function linkTo(address: string, lang: 'fr' | 'en') {
    const linked = (own: boolean) => (own ? `Voir [la page](${address}).` : 'Rien.')
    const { catalogue, translations, diagnostics } = await compile(
      sourcesOf(
        {
          ...LANGUAGES,
          'projets/a.md': project(1, 'A', linked(lang === 'fr')),
          'en/projets/a.md': `---\nslug: one\ntitle: One\ntheme: A subject\n---\n\n${linked(lang === 'en')}\n`,
          'projets/audit.md': project(2, 'Audit', '## Les bacs\n\nUn audit.'),
          'projets/_ebauche.md': project(3, 'Ébauche', 'Une ébauche.'),
        },
        ['un été.pdf', 'Dossier/Plan.pdf'],
      ),
    )
    const pages = lang === 'fr' ? catalogue : translations[0]
    const html = pages?.projects.find(({ name }) => name === 'a')?.description ?? ''
    const ofLinks = diagnostics.filter(({ code }) => /^body|^translation.(?:added|left-out)/.test(code))
    return { said: ofLinks.map(({ code, suggestion }) => [code, suggestion]), href: /href="([^"]*)"/.exec(html)?.[1] }
  }

  test.each([
    ['fr', '/en', '/en'],
    ['fr', '/en/projects/one', '/en/projects/one'],
    ['en', '/projets/audit', '/projets/audit'],
    ['en', '/fr/projets/audit#les-bacs', '/fr/projets/audit#titre-les-bacs'],
    ['en', '/projets/audit#les-bacs', '/projets/audit#titre-les-bacs'],
    ['en', '/fr', '/fr'],
    ['en', '../../projets/audit.md', '/fr/projets/audit'],
    ['en', '../../projets/a.md', '/fr/projets/a'],
  ] as const)('from a text in %s to %s is right, and no addition', async (lang, address, href) => {
    expect(await linkTo(address, lang)).toEqual({ said: [], href })
  })

  test('to a text that is not translated leads to the original, and that is a notice', async () => {
    const { said, href } = await linkTo('audit.md#les-bacs', 'en')
    expect(said).toContainEqual(['body/link-untranslated', null])
    expect(said.filter(([code]) => code !== 'translation/added')).toHaveLength(1)
    expect(href).toBe('/fr/projets/audit#titre-les-bacs')
  })

  test.each([
    ['fr', '/en/projects/two', 'body/link', '/en/projects/one'],
    ['fr', '/de/contact', 'body/link', '/en/contact'],
    ['fr', '/en/projets/one', 'body/link', '/en/projects/one'],
    ['en', '/fr/projets/autre', 'body/link', null],
    ['en', 'autre.md', 'body/link', null],
    ['en', 'ebauche.md', 'body/link', null],
    ['en', '../../projets/_ebauche.md', 'body/link-draft', null],
  ] as const)(
    'from a text in %s to %s is refused, because no language has the page',
    async (lang, address, code, near) => {
      const found = (await linkTo(address, lang)).said.find(([said]) => said === code)
      expect(found?.[0]).toBe(code)
      if (near !== null) expect(found?.[1]).toBe(near)
    },
  )

  test.each([
    ['/un été.pdf', '/un%20%C3%A9t%C3%A9.pdf'],
    ['</un été.pdf>', '/un%20%C3%A9t%C3%A9.pdf'],
    ['/un%20e%CC%81te%CC%81.pdf#page=2', '/un%20%C3%A9t%C3%A9.pdf#page=2'],
    ['/Dossier/Plan.pdf?v=2#a', '/Dossier/Plan.pdf?v=2#a'],
    ['/projets?techno=React', '/projets?techno=React'],
    ['/cv.pdf#page=2', '/cv.pdf#page=2'],
  ])('to the file or filter %s is right', async (address, href) => {
    expect(await linkTo(address, 'fr')).toEqual({ said: [['translation/left-out', null]], href })
  })

  test.each([
    ['images/banque.png', 'body/link-file', '/banque.png'],
    ['/dossier/plan.pdf', 'body/link', '/Dossier/Plan.pdf'],
    ['un ete.pdf', 'body/link', '/un été.pdf'],
    ['public/un été.pdf', 'body/link', '/un été.pdf'],
    ['../../public/un été.pdf', 'body/link', '/un été.pdf'],
    ['rien.pdf', 'body/link', null],
    ['{{site.baseurl}}/contact', 'body/link', '/contact'],
  ])('to %s is refused, with the address of the file', async (address, code, suggestion) => {
    expect((await linkTo(address, 'fr')).said).toContainEqual([code, suggestion])
  })
})

/** Returns the diagnostics of the sample with one change in a file: the code, the line, the wrong text or the key. */
async function faultsOf(file: string, change: (text: string) => string) {
  const path = `content/${file}`
  const sources = readSources(join(ROOT, 'content'))
  const before = sources.files.find((source) => source.path === path)
  const text = change(new TextDecoder().decode(before?.bytes))
  expect(text).not.toBe(new TextDecoder().decode(before?.bytes))
  const bytes = new TextEncoder().encode(text)
  const files = sources.files.map((source) => (source === before ? { ...source, bytes } : source))
  return (await compile({ ...sources, files })).diagnostics
    .filter(({ code }) => code !== 'sample/leftovers')
    .map(({ code, file: at, line, field, actual }) => {
      expect(at).toBe(path)
      return [code, text.split('\n')[line - 1]?.slice(0, 16), actual || field]
    })
}

const without = (lines: string) => (text: string) => text.replace(`${lines}\n`, '')
const THEME = 'Des annonces de logements, ma première application React'
const PARAGRAPH =
  'Le site d’une photographe de mariage pesait 30 Mo, et les moteurs de recherche n’y lisaient presque rien. Il fallait le rendre plus léger, plus clair et plus accessible, sans toucher à son apparence.'
const TABLE = 'https://developer.mozilla.org/fr/docs/Web/HTML/Reference/Elements/table'

// A missing part is reported at the beginning of the header or of the text.
test.each<[fault: string, file: string, change: (text: string) => string, ...found: unknown[]]>([
  ['a heading left out', 'en/projets/banque.md', without('## What comes next'), 'translation/headings', '', '## ##'],
  [
    ...(['a link left out', 'en/projets/librairie.md'] as const),
    (text) => text.replace(/\[real table\]\([^)]*\)/, 'real table'),
    ...['translation/left-out', '', TABLE],
  ],
  [
    ...(['a picture of its own', 'en/projets/banque.md'] as const),
    (text) => `${text}\n![The accounts](images/banque.png)\n`,
    ...['translation/added', '![The accounts](', 'images/banque.png'],
  ],
  [
    ...(['another figure', 'en/projets/evenementiel.md'] as const),
    (text) => text.replace('84%', '48%'),
    ...['translation/added', '- **twenty-two**', '48'],
  ],
  [
    ...(['a number of its own', 'en/projets/location.md'] as const),
    (text) => text.replace('slug:', 'number: 99\nslug:'),
    ...['translation/added', 'number: 99', '99'],
  ],
  [
    ...(['a key left in French', 'en/projets/location.md'] as const),
    (text) => text.replace(/^theme: .*/m, `theme: ${THEME}`),
    ...['translation/same', 'theme: Des annon', THEME],
  ],
  [
    ...(['a paragraph left in French', 'en/projets/photographe.md'] as const),
    (text) => text.replace(/^A wedding.*/m, PARAGRAPH),
    ...['translation/same', 'Le site d’une ph', PARAGRAPH],
  ],
  [
    ...(['a key left out', 'en/projets/location.md', without('role: React developer')] as const),
    ...['translation/missing', '---', 'role'],
  ],
  [
    ...(['an entry left out', 'en/cv.md', without('  - name: Spanish\n    level: A2')] as const),
    ...['translation/entries', '  - name: French', 'languages'],
  ],
  [
    ...(['an address that is none', 'en/projets/librairie.md'] as const),
    (text) => text.replace('slug: bookshop', 'slug: Book Shop'),
    ...['translation/slug-form', 'slug: Book Shop', 'Book Shop'],
  ],
  [
    ...(['an address where there can be none', 'en/site.md'] as const),
    (text) => text.replace('trade:', 'slug: home\ntrade:'),
    ...['key/foreign', 'slug: home', 'slug'],
  ],
  [
    ...(['a state of the original that has passed', 'en/projets/banque.md'] as const),
    (text) => text.replace('slug:', "translated: '00000000'\nslug:"),
    ...['translation/older', "translated: '000", 'translated'],
  ],
])('of the faults of a translation, check finds %s at its place', async (_fault, file, change, ...found) => {
  expect(await faultsOf(file, change)).toContainEqual(found)
})

test('a translation that follows its original as it is has nothing said against it', async () => {
  const original = readSources(join(ROOT, 'content')).files.find(({ path }) => path === 'content/projets/banque.md')
  const line = `translated: '${stateOf(original?.bytes ?? new Uint8Array())}'\nslug:`
  expect(await faultsOf('en/projets/banque.md', (text) => text.replace('slug:', line))).toEqual([])
})

test('names, addresses and numbers may be the same in a translation, and a translation may be a draft', async () => {
  const legal =
    "legal: { publisher: Zoé, host: { name: Un, address: '2 rue de la Gare, Sète', phone: '+41 22 820 35 44' } }"
  const job = "experience: [{ title: Dev, organisation: Chantier Naval du Ponant, start: '2023-01' }]"
  const { diagnostics } = await compile(
    sourcesOf({
      'site.md': LANGUAGES['site.md'].replace('trade:', `${legal}\ntrade:`),
      'en/site.md': LANGUAGES['en/site.md'].replace('trade:', `${legal}\ntrade:`),
      'cv.md': `---\ntitle: Développeuse\n${job}\n---\n`,
      'en/cv.md': `---\ntitle: Developer\n${job}\n---\n`,
      'projets/a.md': project(1, 'Essai', 'Un texte.'),
      'en/projets/_a.md': '---\ntitle: Trial\n---\n\nSee [the list](/en/projets).\n',
    }),
  )
  expect(diagnostics.filter(({ code }) => /^translation.same|^file.ignored/.test(code))).toEqual([])
  expect(diagnostics.find(({ code }) => code === 'body/link')).toMatchObject({ suggestion: '/projects' })
})

test('a link or picture of the original that is wrong is not asked for in the translation', async () => {
  const { diagnostics } = await compile(
    sourcesOf({
      'site.md': GOOD_SITE.replace('trade:', 'lang: [fr, en]\ntrade:'),
      'projets/a.md': projectFile(
        {},
        'Voir [ceci](absent.md), [un rapport](file:///C:/a.pdf), ![une vue](images/absente.png) et [cela](https://exemple.fr/page).',
      ),
      'en/projets/a.md': '---\ntitle: Trial\ntheme: A trial\n---\n\nSee this.\n',
    }),
  )
  const left = diagnostics.filter(({ code }) => code === 'translation/left-out')
  expect(left.map(({ actual }) => actual)).toEqual(['https://exemple.fr/page'])
})

test.each([
  ['nesting', '['.repeat(2000), 'body/nesting'],
  ['quotations inside each other', `${'> '.repeat(60_000)}a`, 'file/limit'],
  [
    'a table of many cells',
    `${'|a'.repeat(60)}\n${'|-'.repeat(60)}\n${`${'|a'.repeat(60)}\n`.repeat(2000)}`,
    'file/limit',
  ],
  ['marks', '*a_ '.repeat(60_000), 'file/limit'],
])('a text with too much %s is not read to be compared with its translation', async (_, body, code) => {
  const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`
  const texts = [page(body), page('A text.')]
  for (const [original = '', translation = ''] of [texts, texts.toReversed()]) {
    const sources = sourcesOf({ ...LANGUAGES, 'pages/a.md': original, 'en/pages/a.md': translation })
    const { diagnostics } = await compile(sources)
    const found = diagnostics.filter(({ file }) => file.endsWith('pages/a.md')).map((one) => one.code)
    expect(found).toContain(code)
    expect(found.filter((one) => /file.failed|translation.(?:left-out|added|headings|same)/.test(one))).toEqual([])
  }
})

test('figures are counted, and none is looked for in a list of all', async () => {
  const searched = vi.spyOn(Array.prototype, 'indexOf')
  const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`
  const numbers = Array.from({ length: 400 }, (_, at) => 4000 + at)
  const { diagnostics } = await compile(
    sourcesOf({
      ...LANGUAGES,
      'pages/a.md': page(`${numbers.join(' ; ')} ; 120 ; 120 ; 250`),
      'en/pages/a.md': page(`${numbers.toReversed().join(' ; ')} ; 120 ; 250 ; 250`),
    }),
  )
  const times = searched.mock.calls.filter(([sought]) => sought === '4000').length
  searched.mockRestore()
  const found = diagnostics.filter(({ code }) => /^translation.(?:added|left-out)$/.test(code))
  expect(found.map(({ code, actual }) => [code, actual])).toEqual([
    ['translation/left-out', '120'],
    ['translation/added', '250'],
  ])
  expect(times).toBe(0)
})

test('what a translation leaves out is put back in good French', async () => {
  const left = 'Voir ![Une vue](images/banque.png) et [le site](https://a.example.org) des 120.'
  const sources = sourcesOf({
    ...LANGUAGES,
    'projets/a.md': project(1, 'Essai', left),
    'en/projets/a.md': '---\ntitle: Trial\ntheme: A trial\n---\n\nSee this.\n',
  })
  const { diagnostics } = await compile(sources)
  const messages = diagnostics.filter(({ code }) => code === 'translation/left-out').map((found) => messageOf(found))
  expect(messages.map((text) => /^Il manque (\S+).*(Remettez-\S+)/.exec(text)?.slice(1))).toEqual([
    ['ce', 'Remettez-le'],
    ['cette', 'Remettez-la'],
    ['ce', 'Remettez-le'],
  ])
})
