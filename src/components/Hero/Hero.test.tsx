import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FRENCH } from '../../../scripts/fields/site-texts/languages.ts'
import type { Site } from '../../catalogue/types.ts'
import { UrlContext } from '../Url/Url.ts'
import { WordsContext } from '../Words/Words.tsx'
import { Hero } from './Hero.tsx'

const PORTRAIT = { name: 'portrait', width: 400, height: 400, widths: [400], alt: '', hue: 0 }

function htmlOf({
  name = 'Camille Persienne',
  sentences = [],
}: {
  name?: string
  sentences?: readonly string[]
}): string {
  const hero = { words: [], sentences, portrait: PORTRAIT } as unknown as Site['hero']
  return renderToStaticMarkup(
    <UrlContext value={(path) => `/${path}`}>
      <WordsContext value={FRENCH}>
        <Hero site={{ name, trade: 'Développeuse', hero, contact: 'none', booking: null }} />
      </WordsContext>
    </UrlContext>,
  )
}

test.each([
  [[], 0],
  [['Des sites rapides.', 'Et accessibles\u202F!'], 1],
  [['Des sites rapides', 'Et accessibles'], 2],
  [['Des sites rapides.', 'Et accessibles'], 2],
])('the sentences %j stand in %i paragraphs, and never run into each other', (sentences, expected) => {
  // The trade is one more paragraph.
  expect(htmlOf({ sentences }).match(/<p[ >]/g)).toHaveLength(expected + 1)
})

test.each([
  ['Camille Persienne', true],
  ['Anne-Sophie Vandenbroucke', false],
])('the name %s has the largest letters: %j, because a long word would be broken', (name, isLarge) => {
  const titleOf = (name: string) => /<h1 class="([^"]*)"/.exec(htmlOf({ name }))?.[1]
  expect(titleOf(name) === titleOf('Léa')).toBe(isLarge)
})
