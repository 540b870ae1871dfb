import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FIELDS_OF } from '../../../scripts/fields/definitions.ts'
import { FRENCH } from '../../../scripts/fields/site-texts/languages.ts'
import { withoutValues } from '../../../scripts/fields/values.ts'
import type { Slug } from '../../catalogue/types.ts'
import { UrlContext } from '../Url/Url.ts'
import { WordsContext } from '../Words/Words.tsx'
import { Figure } from './Figure.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import type { ProjectText } from './project-text.ts'

const BARE: ProjectText = {
  ...withoutValues(FIELDS_OF.project),
  ...{ slug: 'banque' as Slug, number: 9, title: 'Banque', label: 'Projet 9', badge: 'Projet terminé !' },
  ...{ links: [], technologie: [], results: [], category: 'Formation', state: 'OK', description: '<p>…</p>' },
  ...{ confidential: false, canAsk: false, hasMedia: false },
}

const WORDS = { ...FRENCH, project: { ...FRENCH.project, noRepository: 'Dépôt non disponible' } }

function rendered(own: Partial<ProjectText>, layout: 'page' | 'dialog' = 'page') {
  return renderToStaticMarkup(
    <UrlContext value={(path) => `/${path}`}>
      <WordsContext value={WORDS}>
        <ProjectDetails project={{ ...BARE, ...own }} layout={layout} styles={{}} />
      </WordsContext>
    </UrlContext>,
  )
}

/** Returns the text as readers meet it, on one line. */
const read = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a project of which only the category is known shows no empty fact', () => {
  const html = rendered({})
  expect(html.match(/<dt>/g)).toHaveLength(1)
  expect(read(html)).toContain('Catégorie Formation')
  expect(html).not.toMatch(/<b>|→|<figure/)
})

test('the facts are those that the owner wrote', () => {
  const facts = { role: 'Chef', team: 'Trois', client: 'Une banque', duration: 'Un an' }
  const text = read(rendered({ ...facts, period: 'depuis\u00a0nov.\u00a02025' }))
  expect(text).toContain(
    'Rôle Chef Équipe Trois Client Une banque Période depuis\u00a0nov.\u00a02025'.replaceAll('\u00a0', ' '),
  )
  expect(text).toContain('Durée Un an')
})

test('the dialog asks the browser for no formatter, whose first answer takes a slow telephone 50 ms', () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const asked = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')]
  const results = [{ label: 'Poids', before: '3', after: '1', unit: 'Mo', proof: null }]
  expect(rendered({ period: '2025', results }, 'dialog')).toContain('<b>1</b> Mo')
  for (const formatter of asked) expect(formatter).not.toHaveBeenCalled()
})

test.each([
  ['fr', '84</b> %'],
  ['en', '84</b>%'],
] as const)('%s: a percentage is written as in that language', (lang, shown) => {
  const html = renderToStaticMarkup(
    <WordsContext value={{ ...WORDS, lang }}>
      <Figure before={null} after="84" unit="%" />
    </WordsContext>,
  )
  expect(html).toContain(shown)
})

test('a figure is seen with an arrow and heard with a word; its label leads to its proof', () => {
  const measured = { label: 'Score', before: '57', after: '94', unit: '/ 100', proof: 'https://mesures.fr/' }
  const html = rendered({ result: 'Plus vite.', results: [measured] })
  expect(html).toContain(
    '<span>57</span><span aria-hidden="true"> → </span><span class="visually-hidden"> puis </span><b>94</b> / 100',
  )
  expect(html).toMatch(/<dt><a href="https:\/\/mesures\.fr\/" target="_blank" rel="noopener noreferrer">Score</)
  expect(rendered({ results: [{ ...measured, before: null, unit: null, proof: null }] })).toContain(
    '<dt>Score</dt><dd><b>94</b></dd>',
  )
  expect(read(html)).toContain('Plus vite.')
})

test('a quote has its author, and a link if there is one', () => {
  const quote = { text: 'Soigné.', author: 'Awa Diop', post: 'directrice', url: null }
  expect(rendered({ quote })).toContain('<b>Awa Diop</b>, directrice')
  expect(rendered({ quote: { ...quote, post: null, url: 'https://a.fr/' } })).toMatch(/<a href="https:\/\/a\.fr\/"/)
})

test('a confidential project says so, has no button for what is missing, and leads to the contact page if there is one', () => {
  expect(read(rendered({}))).toContain('Dépôt non disponible')
  const html = rendered({ confidential: true, canAsk: true })
  expect(read(html)).toContain('Accès Projet confidentiel')
  expect(read(html)).not.toContain('Dépôt')
  expect(html).toMatch(/<a [^>]*href="\/contact">Demander à en savoir plus</)
  expect(rendered({ confidential: true })).not.toContain('/contact')
})

test('only the window leads to the pictures of the page', () => {
  expect(rendered({ hasMedia: true }, 'dialog')).toMatch(/href="\/projets\/banque">Voir en images</)
  expect(rendered({ hasMedia: true })).not.toContain('Voir en images')
  expect(rendered({}, 'dialog')).not.toContain('Voir en images')
})
