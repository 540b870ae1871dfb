import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FRENCH } from '../../../scripts/fields/site-texts/languages.ts'
import { UrlContext } from '../Url/Url.ts'
import { WordsContext } from '../Words/Words.tsx'
import { Stack } from './Stack.tsx'

/** Returns what the page says below a skill that was used in these places. */
function usesIn(places: readonly string[]): string {
  const skill = { title: 'Java', logo: null, use: null }
  const evidence = { projects: 0, path: null, years: null, places }
  const html = renderToStaticMarkup(
    <UrlContext value={(path) => `/${path}`}>
      <WordsContext value={FRENCH}>
        <Stack title="Outils" skills={[skill]} goals={[]} evidence={[evidence]} />
      </WordsContext>
    </UrlContext>,
  )
  return /<span>([^<]*)<\/span>/.exec(html)?.[1]?.trim() ?? ''
}

test.each([
  [['A'], 'A'],
  [['A', 'B', 'C', 'D'], 'A, B, C, D'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C et 2 autres'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'], 'A, B, C et 6 autres'],
])('a skill that was used in %j names at most four places', (places, text) => {
  expect(usesIn(places)).toBe(text)
})
