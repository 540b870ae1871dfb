import { expect, test } from 'vitest'
import { sourcesByLanguage } from '../../scripts/compile/language.ts'
import { sourcesOf } from '../support/sources.ts'

test.each([
  ['lang: en', 'en'],
  ['lang: EN', 'en'],
  ['lang: English', 'en'],
  ['language: en', 'en'],
  ['Langue: anglais', 'en'],
  ['lang: en-GB', 'en'],
  ['lang: [Deutsch, fr]', 'de'],
  ['locale: fr_FR', 'fr'],
  ['lang: es', 'fr'],
  ['name: english', 'fr'],
])('« %s » names the language of the site, even where it is refused', (line, lang) => {
  const [first] = sourcesByLanguage(sourcesOf({ 'site.md': `---\n${line}\n---\n` }))
  expect(first.lang).toBe(lang)
})
