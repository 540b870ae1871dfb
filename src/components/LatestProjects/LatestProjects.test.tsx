import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FRENCH } from '../../../scripts/fields/site-texts/languages.ts'
import type { Project } from '../../catalogue/types.ts'
import { UrlContext } from '../Url/Url.ts'
import { WordsContext } from '../Words/Words.tsx'
import { LatestProjects } from './LatestProjects.tsx'

const image = { name: 'assets/images/banque', widths: [335], width: 1340, height: 840, hue: 'sea', alt: '' }
const BARE = {
  ...{ slug: 'banque', number: 9, title: 'Banque', label: 'Projet 9', state: 'OK', technologie: [], captures: [] },
  ...{ theme: null, image, role: null, client: null, period: null, date: null, draft: false },
  ...{ result: null, results: [], quote: null },
} as unknown as Project

/** Returns the text of a band as readers meet it, on one line. */
function read(own: Partial<Project>): string {
  const html = renderToStaticMarkup(
    <UrlContext value={(path) => `/${path}`}>
      <WordsContext value={FRENCH}>
        <LatestProjects title="Projets choisis" projects={[{ ...BARE, ...own }]} />
      </WordsContext>
    </UrlContext>,
  )
  const text = html.slice(html.indexOf(own.image === null ? '<ul' : '<h3')).replace(/<[^>]*>/g, ' ')
  return text.replace(/\s+/g, ' ').trim()
}

test('a project of which only the title is known says nothing else', () => {
  expect(read({})).toBe('Banque')
})

test('a band says the theme, the first figure and three technologies', () => {
  const results = [
    { label: 'Accueil', before: '57', after: '94', unit: '/ 100', proof: null },
    { label: 'Poids', before: null, after: '3', unit: 'Ko', proof: null },
  ]
  const technologie = ['HTML', 'Sass', 'React', 'Vite']
  expect(read({ theme: 'Payer en ligne', results, technologie })).toBe(
    'Banque Payer en ligne 57 → puis 94 / 100 Accueil HTML, Sass, React',
  )
})

test('without a figure it says the result', () => {
  expect(read({ theme: 'Payer en ligne', result: 'Exact au centime' })).toBe('Banque Payer en ligne Exact au centime')
})

test('what somebody says of the project takes the place of the theme', () => {
  const quote = { text: 'Soigné.', author: 'Awa Diop', post: 'directrice', url: null }
  expect(read({ theme: 'Payer en ligne', quote })).toBe('Banque Soigné. Awa Diop, directrice')
  expect(read({ quote: { ...quote, post: null } })).toBe('Banque Soigné. Awa Diop')
})

test('a band without a picture says nothing that the poster in its place says already', () => {
  const project = { image: null, theme: 'Payer en ligne', technologie: ['HTML', 'Sass'], category: 'Client' }
  expect(read({ ...project, label: 'Client' })).toBe('Banque Client Payer en ligne HTML · Sass')
  expect(read({ ...project, role: 'Seule', result: 'Exact' })).toBe(
    'Seule Banque Exact Client Payer en ligne HTML · Sass',
  )
})
