import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isError } from '../../scripts/diagnostics/diagnostic.ts'
import { proofread } from '../../scripts/proofread/proofread.ts'
import { ACCESSIBILITY } from '../../src/catalogue/accessibility.ts'
import type { Site } from '../../src/catalogue/types.ts'
import { AccessibilityStatement } from '../../src/components/AccessibilityStatement/AccessibilityStatement.tsx'
import { LegalNotice } from '../../src/components/LegalNotice/LegalNotice.tsx'
import { PrivacyNotice } from '../../src/components/PrivacyNotice/PrivacyNotice.tsx'
import { WordsContext } from '../../src/components/Words/Words.tsx'
import { compile } from '../support/compile.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

const inLanguage = (lang: string) => GOOD_SITE.replace('---\n', `---\nlang: ${lang}\n`)

function compiled(lang: string, body = '') {
  const project = `---\nnumber: null\ntitle: Bank\ntheme: Test\ntechnologie: []\ncategory: ${lang === 'en' ? 'Personal' : 'Personnel'}\nstate: OK\n---\n\n${body}`
  return compile(sourcesOf({ 'site.md': inLanguage(lang), 'projets/bank.md': project }))
}

const BODY =
  'Really ? [A site](https://example.org). A word[^a].\n\n> [!NOTE]\n> Yes.\n\n|A|B|\n|-|-|\n|1|2|\n\n[^a]: A note.\n'

test('the texts that the frame adds to a body are in the language of the site, and French spaces are in French only', () => {
  const bodies = ['en', 'fr'].map((lang) => compiled(lang, BODY).catalogue?.projects[0]?.description ?? '')
  const added = [
    ['Really ?', '(new tab)', 'Table: A, B', 'Back to the text', '>Note<'],
    ['Really\u202F?', '(nouvel onglet)', 'Tableau : A, B', 'Retour au texte', '>À noter<'],
  ]
  for (const [index, words] of added.entries()) for (const word of words) expect(bodies[index]).toContain(word)
  for (const word of added[1] ?? []) expect(bodies[0]).not.toContain(word)
})

test('an English site has an English frame, and a form for telephones of every country', () => {
  const { catalogue, diagnostics } = compiled('en')
  expect(diagnostics.filter(isError)).toEqual([])
  expect(catalogue?.site).toMatchObject({ lang: 'en', form: { phoneFormat: 'international' } })
  expect(catalogue?.site.texts.pages.home).toBe('Home')
  expect(compiled('fr').catalogue?.site).toMatchObject({ lang: 'fr', form: { phoneFormat: 'france' } })
})

test('a language without a table is reported where it stands', () => {
  const { diagnostics } = compiled('es')
  expect(diagnostics.filter(isError)).toMatchObject([
    { code: 'value/unknown', file: 'content/site.md', line: 2, actual: 'es', expected: ['fr', 'en'] },
  ])
})

/** Words of French sentences that English has not. */
const FRENCH =
  /(?<![\p{L}’])(?:le|la|les|des|du|une|dans|vers|pour|vous|votre|est|et|avec|qui|que|ce|cette|aux|par)(?![\p{L}’])/giu

const NAMES = ['Défenseur des droits, Libre réponse 71120']

test.each(['emailjs', 'formspree', 'web3forms', 'netlify', 'endpoint'])(
  'no run of the notices of an English site is in French with %s, but for the runs that say so',
  (provider) => {
    const site = {
      ...compiled('en').catalogue?.site,
      analytics: { name: 'plausible', url: null, id: null },
      mail: { provider, endpoint: 'https://mail.example.org/send' },
    } as unknown as Site
    const parts = [
      createElement(LegalNotice, { site }),
      createElement(PrivacyNotice, { site }),
      createElement(AccessibilityStatement, { site, figures: ACCESSIBILITY }),
    ]
    const textIn = (lang: 'fr' | 'en') => {
      const provided = createElement(WordsContext, { value: { ...site.texts, lang } }, ...parts)
      const marked = renderToStaticMarkup(provided).replace(/<span lang="fr">.*?<\/span>/g, '')
      return NAMES.reduce((rest, name) => rest.replaceAll(name, ''), marked.replace(/<[^>]+>/g, '\n'))
    }
    expect(textIn('en').match(FRENCH) ?? []).toEqual([])
    expect(textIn('fr').match(FRENCH)?.length).toBeGreaterThan(50)
    expect(textIn('en')).not.toMatch(/\{\w+\}/)
  },
)

test('the prose of an English site is read as English', async () => {
  const body = 'The visitors wanted thier money back without a word of explanation.\n'
  const { files } = sourcesOf({ 'site.md': inLanguage('en'), 'projets/bank.md': `---\ntitle: Bank\n---\n\n${body}` })
  const diagnostics = await proofread(files, { ownWords: '', today: '2026-11-20', commits: async () => new Map() })
  const told = diagnostics.filter(({ file }) => file.endsWith('bank.md'))
  expect(told.map(({ actual }) => actual)).toEqual(['thier'])
})
