import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { missingLegalFacts } from '../../scripts/commands/legal-facts.ts'
import { isError } from '../../scripts/diagnostics/diagnostic.ts'
import { messageOf } from '../../scripts/diagnostics/message.ts'
import { LANGS, LANGUAGES, type Lang } from '../../scripts/fields/site-texts/languages.ts'
import { proofread } from '../../scripts/proofread/proofread.ts'
import { ACCESSIBILITY } from '../../src/catalogue/accessibility.ts'
import type { Site } from '../../src/catalogue/types.ts'
import { AccessibilityStatement } from '../../src/components/AccessibilityStatement/AccessibilityStatement.tsx'
import { LegalNotice } from '../../src/components/LegalNotice/LegalNotice.tsx'
import { PrivacyNotice } from '../../src/components/PrivacyNotice/PrivacyNotice.tsx'
import { UrlContext } from '../../src/components/Url/Url.ts'
import { WordsContext } from '../../src/components/Words/Words.tsx'
import { compile } from '../support/compile.ts'
import { readHere } from '../support/read-here.ts'
import { GOOD_CV, GOOD_SITE, sourcesOf } from '../support/sources.ts'

const inLanguage = (lang: string) => GOOD_SITE.replace('---\n', `---\nlang: ${lang}\n`)

function compiled(lang: string, body = '') {
  const project = `---\nnumber: null\ntitle: Bank\ntheme: Test\ntechnologie: []\ncategory: ${{ en: 'Personal', de: 'Privat' }[lang] ?? 'Personnel'}\nstate: OK\n---\n\n${body}`
  return compile(sourcesOf({ 'site.md': inLanguage(lang), 'projets/bank.md': project }))
}

const BODY =
  'Really ? [A site](https://example.org). A word[^a].\n\n> [!NOTE]\n> Yes.\n\n|A|B|\n|-|-|\n|1|2|\n\n[^a]: A note.\n'

test('the texts that the frame adds to a body are in the language of the site, and French spaces are in French only', async () => {
  const bodyIn = async (lang: string) => (await compiled(lang, BODY)).catalogue?.projects[0]?.description ?? ''
  const bodies = [await bodyIn('en'), await bodyIn('fr')]
  const added = [
    ['Really ?', '(new tab)', 'Table: A, B', 'Back to the text', '>Note<'],
    ['Really\u202F?', '(nouvel onglet)', 'Tableau : A, B', 'Retour au texte', '>À noter<'],
  ]
  for (const [index, words] of added.entries()) for (const word of words) expect(bodies[index]).toContain(word)
  for (const word of added[1] ?? []) expect(bodies[0]).not.toContain(word)
})

test('French spaces stand in what a header says, but not in names, and a project finds its category', async () => {
  const header = async (lang: string) => {
    const categories = "categories: [{ name: 'Pour qui ?' }]"
    const project = `---
number: null
title: Où courir ?
theme: 'Une carte : dix parcours'
results: [{ label: 'Score : accueil', after: 94 }]
client: Qui ?
technologie: [C !]
category: Pour qui ?
state: OK
---

Un texte.
`
    const site = inLanguage(lang).replace('---\n', `---\n${categories}\n`)
    const { catalogue, diagnostics } = await compile(sourcesOf({ 'site.md': site, 'projets/courir.md': project }))
    expect(diagnostics.filter(isError)).toEqual([])
    return catalogue
  }
  expect(await header('fr')).toMatchObject({
    site: { categories: [{ name: 'Pour qui\u202F?' }] },
    projects: [
      {
        ...{ title: 'Où courir\u202F?', theme: 'Une carte\u00A0: dix parcours', category: 'Pour qui\u202F?' },
        ...{ results: [{ label: 'Score\u00A0: accueil' }], client: 'Qui ?', technologie: ['C !'] },
      },
    ],
  })
  expect((await header('en'))?.projects[0]).toMatchObject({ title: 'Où courir ?', category: 'Pour qui ?' })
})

test('an English site has an English frame, and a form for telephones of every country', async () => {
  const { catalogue, diagnostics } = await compiled('en')
  expect(diagnostics.filter(isError)).toEqual([])
  expect(catalogue?.site).toMatchObject({ lang: 'en', form: { phoneFormat: 'international' } })
  expect(catalogue?.site.texts.pages.home).toBe('Home')
  expect((await compiled('fr')).catalogue?.site).toMatchObject({ lang: 'fr', form: { phoneFormat: 'france' } })
})

test.each([
  ['place: Sète', 'place: Namur, Belgique'],
  ['06 12 34 56 78', '+32 470 12 34 56'],
])('the form of a French-speaking owner in another country takes its numbers: %s, then %s', async (here, there) => {
  const { catalogue } = await compile(sourcesOf({ 'site.md': GOOD_SITE.replace(here, there) }))
  expect(catalogue?.site.form.phoneFormat).toBe('international')
})

test('a language without a table is reported where it stands', async () => {
  const { diagnostics } = await compiled('es')
  expect(diagnostics.filter(isError)).toMatchObject([
    { code: 'value/unknown', file: 'content/site.md', line: 2, actual: 'es', expected: ['fr', 'en', 'de'] },
  ])
})

test.each([
  ['english', 'en'],
  ['Français', 'fr'],
  ['de-DE', 'de'],
])('the language %s is meant to be %s', async (lang, suggestion) => {
  const { diagnostics } = await compiled(lang)
  expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'value/unknown', actual: lang, suggestion }))
})

/** Words of French sentences that neither English nor German has. */
const FRENCH =
  /(?<![\p{L}’])(?:le|la|les|une|dans|vers|pour|vous|votre|est|et|avec|qui|que|ce|cette|aux|par)(?![\p{L}’])/giu

const NAMES = ['Défenseur des droits, Libre réponse 71120']

/** Returns the text of the three notices without the passages that are marked as French. */
async function noticesIn(lang: Lang, changes: Readonly<Record<string, unknown>>): Promise<string> {
  const site = { ...(await compiled(lang)).catalogue?.site, ...changes } as unknown as Site
  const parts = [
    createElement(LegalNotice, { site }),
    createElement(PrivacyNotice, { site }),
    createElement(AccessibilityStatement, { site, figures: ACCESSIBILITY }),
  ]
  const provided = createElement(WordsContext, { value: { ...site.texts, lang } }, ...parts)
  const marked = renderToStaticMarkup(
    createElement(UrlContext, { value: (path: string) => `/${path}` }, provided),
  ).replace(/<span lang="fr">.*?<\/span>/g, '')
  return NAMES.reduce((rest, name) => rest.replaceAll(name, ''), marked.replace(/<[^>]+>/g, '\n'))
}

const TRANSLATIONS = LANGS.filter((lang) => lang !== 'fr')
const PROVIDERS = ['emailjs', 'formspree', 'web3forms', 'netlify', 'endpoint']

test.each(TRANSLATIONS.flatMap((lang) => PROVIDERS.map((provider) => [lang, provider] as const)))(
  '%s: no run of the notices is in French with %s, but for the runs that say so',
  async (lang, provider) => {
    const site = {
      analytics: { name: 'plausible', url: null, id: null },
      mail: { provider, endpoint: 'https://mail.example.org/send' },
    }
    expect((await noticesIn(lang, site)).match(FRENCH) ?? []).toEqual([])
    expect((await noticesIn('fr', site)).match(FRENCH)?.length).toBeGreaterThan(50)
    expect(await noticesIn(lang, site)).not.toMatch(/\{\w+\}/)
  },
)

test.each(TRANSLATIONS)(
  '%s: the statement says in its language why the template misses each criterion that it misses',
  (lang) => {
    expect(Object.keys(LANGUAGES[lang].failures)).toEqual(ACCESSIBILITY.failures.map(({ number }) => number))
  },
)

describe.each(LANGS)('the law of the notices in %s', (lang) => {
  const FRENCH_LAW = /LCEN|CNIL|2004.575|2005.102|2019.768|Défenseur/
  const GDPR = /RGPD|GDPR|DSGVO/
  const said = (law: string, host: object = {}) =>
    noticesIn(lang, {
      email: null,
      mail: { provider: 'emailjs' },
      legal: {
        law,
        publisher: null,
        address: null,
        siret: null,
        vat: null,
        retention: null,
        host: { ...NO_HOST, ...host },
      },
    })
  const unknown = (text: string) => text.split(LANGUAGES[lang].notices.page.unknown).length - 1

  test('is the French one unless the owner names another', async () => {
    expect((await compiled(lang)).catalogue?.site.legal.law).toBe('france')
    expect(await said('france')).toMatch(FRENCH_LAW)
    expect(await said('france')).toMatch(GDPR)
    expect(unknown(await said('france'))).toBe(5)
  })

  test('is the GDPR in the rest of Europe, with the authority of the visitor’s country', async () => {
    expect(await said('europe')).not.toMatch(FRENCH_LAW)
    expect(await said('europe')).toMatch(GDPR)
    expect(await said('europe')).toContain(LANGUAGES[lang].notices.legal.authorityEurope)
    expect(unknown(await said('europe'))).toBe(2)
  })

  test('is none elsewhere, where the page still says who publishes and hosts the site and what becomes of a message', async () => {
    const text = await said('none', { name: 'Host & Co' })
    expect(text).not.toMatch(FRENCH_LAW)
    expect(text).not.toMatch(GDPR)
    expect(text).not.toContain(LANGUAGES[lang].notices.legal.basis)
    expect(text).not.toContain(LANGUAGES[lang].notices.legal.rights)
    for (const fact of ['Zoé Martin', 'Host &amp; Co', 'EmailJS', LANGUAGES[lang].notices.legal.purposeIs])
      expect(text).toContain(fact)
    expect(unknown(text)).toBe(0)
  })
})

const NO_HOST = { name: null, address: null, phone: null }

test('the gaps that the build names are those that the law of the owner wants filled', () => {
  const missing = (law: 'france' | 'europe' | 'none', contact: 'form' | 'mail') =>
    missingLegalFacts({
      contact,
      legal: { law, publisher: null, address: null, siret: null, vat: null, retention: null, host: NO_HOST },
    })
  expect(missing('france', 'form')).toHaveLength(5)
  expect(missing('europe', 'form')).toEqual(['legal.retention'])
  expect(missing('europe', 'mail')).toEqual([])
  expect(missing('none', 'form')).toEqual([])
})

test.each([
  ['fr', 'Développeuse', 'développeuse'],
  ['fr', 'UX designer', 'UX designer'],
  ['en', 'React developer', 'React developer'],
  ['en', 'Reactive systems engineer', 'reactive systems engineer'],
  ['de', 'Webentwicklerin', 'Webentwicklerin'],
] as const)('%s: inside a sentence, %s is %s', async (lang, trade, inside) => {
  const site = inLanguage(lang).replace(/^trade: .*$/m, `trade: ${trade}`)
  const { catalogue } = await compile(sourcesOf({ 'site.md': site }))
  expect(catalogue?.site.texts.titles.home).toBe(`${catalogue?.site.name}, ${inside}`)
})

test('German sets a no-break space before a unit and inside an abbreviation, and changes nothing else', () => {
  expect(LANGUAGES.de.typography('5 % in 3 s, z. B. „so“ ! 10 Sekunden, d. h. 2 px')).toBe(
    '5\u00a0% in 3\u00a0s, z.\u00a0B. „so“ ! 10 Sekunden, d.\u00a0h. 2\u00a0px',
  )
})

const AROUND = {
  ...{ ownWords: '', today: '2026-11-20' },
  read: readHere,
  commits: async () => new Map(),
}

test('no word of a German site is checked, because there is no dictionary, but names and doubled words are', async () => {
  const body = 'Der Besucher wollte und und sein Gelt mit Javascript zurück.\n'
  const { files } = sourcesOf({ 'site.md': inLanguage('de'), 'projets/bank.md': `---\ntitle: Bank\n---\n\n${body}` })
  const diagnostics = await proofread(files, AROUND)
  const reported = diagnostics.filter(({ file }) => file.endsWith('bank.md'))
  expect(reported.map(({ actual }) => actual).sort()).toEqual(['Javascript', 'und und'])
})

test('the prose of an English site is read as English', async () => {
  const body = 'The visitors wanted thier money back without a word of explanation.\n'
  const { files } = sourcesOf({ 'site.md': inLanguage('en'), 'projets/bank.md': `---\ntitle: Bank\n---\n\n${body}` })
  // A syntax error in the header of site.md hides its other values, but not its language.
  for (const unread of [new Set<string>(), new Set(['content/site.md'])]) {
    const reported = (await proofread(files, { ...AROUND, unread })).filter(({ code }) => code === 'spelling/unknown')
    const ofBank = reported.filter(({ file }) => file.endsWith('bank.md'))
    expect(ofBank.map(({ actual }) => actual)).toEqual(['thier'])
  }
})

describe('a language that site.md does not name', () => {
  const ignored = async (site: string) =>
    (await compile(sourcesOf({ 'site.md': site, 'en/site.md': GOOD_SITE, 'en/cv.md': GOOD_CV }))).diagnostics.map(
      (found) => `${found.file} ${messageOf(found)}`,
    )

  test('is to be named there, not in the name of a file', async () => {
    const said = await ignored(GOOD_SITE)
    expect(said).toHaveLength(2)
    for (const message of said)
      expect(message).toMatch(/^content\/en\/\w+\.md .*écrivez-y « lang: \[fr, en\] »\)\. Déplacez-le ou effacez-le\.$/)
  })

  test.each(['', '\uFEFF\n', 'Texte.\n'])('is not reported beside a site.md that says nothing: %j', async (site) => {
    expect((await ignored(site)).filter((message) => message.startsWith('content/en/'))).toEqual([])
  })
})
