import { expect, test } from 'vitest'
import { compile } from '../support/compile.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

const SITE = GOOD_SITE.replace(/^---\n/, '---\nlang: de\n')
/** Without the keys that are written under another name, because a key that is there is not proposed. */
const WITHOUT = SITE.replace(/^(?:trade|place|goals):.*\n(?: {2}-.*\n)*/gm, '')
const PROJECT = `---
number: 1
title: Stadtkarte
theme: Eine Karte
technologie: [React]
category: Privat
state: OK
---

Eine Karte der Werkstätten.
`
const CV = '---\ntitle: Entwickler\n---\n\nIch baue Seiten.\n'

/** Returns what each finding about a word proposes, by what is written. */
async function proposedIn(files: Record<string, string>) {
  const { diagnostics } = await compile(sourcesOf({ 'site.md': SITE, 'projets/a.md': PROJECT, 'cv.md': CV, ...files }))
  const ofWords = diagnostics.filter(({ code }) => ['key/unknown', 'value/unknown', 'value/type'].includes(code))
  return ofWords.map((found) => [found.actual, found.suggestion])
}

test.each<[file: string, text: string, line: string, suggestion: string]>([
  ['site.md', WITHOUT, 'beruf: Entwickler', 'trade'],
  // « order » is only spelled like it.
  ['site.md', WITHOUT, 'ort: Köln', 'place'],
  ['site.md', WITHOUT, 'verfügbarkeit: Ab sofort', 'availability'],
  ['site.md', WITHOUT, 'lernziele: [Rust]', 'goals'],
  ['projets/a.md', PROJECT, 'bild: images/banque.png', 'image'],
  ['projets/a.md', PROJECT, 'zeitraum: 2026', 'period'],
  ['projets/a.md', PROJECT, 'vertraulich: true', 'confidential'],
  ['cv.md', CV, 'berufserfahrung: []', 'experience'],
  ['cv.md', CV, 'ausbildung: []', 'education'],
  ['cv.md', CV, 'sprachen: []', 'languages'],
  ['cv.md', CV, 'führerschein: B', 'licence'],
])('in %#, a German word for a key is understood', async (file, text, line, suggestion) => {
  const written = await proposedIn({ [file]: text.replace(/^---\n/, `---\n${line}\n`) })
  expect(written).toContainEqual([line.split(':')[0], suggestion])
})

test.each([
  ['category', 'Persönlich', 'Privat'],
  ['category', 'Studium', 'Ausbildung'],
  ['state', 'fertig', 'OK'],
  ['state', 'in Arbeit', 'PROGRESS'],
  ['responsive', 'ja', 'true'],
  ['confidential', 'nein', 'false'],
])('of %s, the German word %s is understood', async (key, word, suggestion) => {
  const others = PROJECT.split('\n').filter((line) => !line.startsWith(`${key}:`))
  const text = others.join('\n').replace(/^---\n/, `---\n${key}: ${word}\n`)
  expect(await proposedIn({ 'projets/a.md': text })).toContainEqual([word, suggestion])
})

test.each(['Max Mustermann', 'Dein Name', 'Musterstraße 1, 12345 Musterstadt'])(
  'what a German template has in the place of a value is said: %s',
  async (words) => {
    const site = SITE.replace(/^name: .*$/m, `name: '${words}'`)
    const { diagnostics } = await compile(sourcesOf({ 'site.md': site, 'projets/a.md': PROJECT }))
    expect(diagnostics.map(({ code, actual }) => [code, actual])).toContainEqual(['text/to-write', words])
  },
)
