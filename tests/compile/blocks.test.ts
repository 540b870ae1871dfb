import { expect, test } from 'vitest'
import { compile } from '../support/compile.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

const HEADER = `---
number: null
title: Exemple
theme: Un essai
technologie: [Markdown]
category: Personnel
state: OK
---

`

async function projectOf(body: string) {
  const { catalogue, diagnostics } = await compile(sourcesOf({ 'projets/a.md': HEADER + body }))
  expect(diagnostics).toEqual([])
  return catalogue?.projects[0] ?? expect.fail('no project')
}

const htmlOf = async (body: string) => (await projectOf(body)).description ?? ''

test('footnotes stand below the text in the order of their calls, each with a way back to every call', async () => {
  const html = await htmlOf('Un[^b], deux[^a], un[^b].\n\n[^a]: La *deuxième*.\n[^b]: La première.')
  const calls = [...html.matchAll(/<sup><a href="#(note-\d)" id="([^"]*)">/g)].map(([, note, id]) => [note, id])
  expect(calls).toEqual([
    ['note-1', 'appel-1'],
    ['note-2', 'appel-2'],
    ['note-1', 'appel-1-2'],
  ])
  const notes = html.slice(html.indexOf('<section aria-label="Notes"'))
  expect(notes).toMatch(/<li id="note-1">La première\. <a href="#appel-1">.*↩<\/a> <a href="#appel-1-2">.*<\/li>/)
  expect(notes).toMatch(/<li id="note-2">La <em>deuxième<\/em>\. <a href="#appel-2">/)
})

test('a footnote may name another, end with code, and is no part of what search engines are told', async () => {
  const { description, text } = await projectOf('Un mot[^a].\n\n[^a]: Une note[^b].\n[^b]: Du code.\n\n        let a\n')
  expect(description).toContain('<li id="note-2">')
  expect(description).toMatch(/<\/pre>\s*<a href="#appel-2">/)
  expect(text).toBe('Un mot.')
})

test.each([
  ['> [!NOTE]\n> Un **détail**.', 'note', 'À noter', '<p>Un <strong>détail</strong>.</p>'],
  ['> [!warning]\n> Un détail.', 'warning', 'Attention', '<p>Un détail.</p>'],
  ['> [!TIP]\n>\n> - un', 'tip', 'Conseil', '<ul>\n<li>un</li>\n</ul>'],
  ['> [!CAUTION]\\\n> Un détail.', 'caution', 'Prudence', '<p>Un détail.</p>'],
  ['> [!x y] sur la ligne', null, null, '[!x y] sur la ligne'],
])('%j is a callout of kind %s', async (body, kind, label, content) => {
  const html = await htmlOf(body)
  expect(html).toContain(content)
  if (kind === null) expect(html).toMatch(/^<blockquote>/)
  else expect(html).toMatch(new RegExp(`^<div data-callout="${kind}">\n<p><strong>${label}</strong></p>\n<`))
})

test('a translation has the titles of its language', async () => {
  const { translations, diagnostics } = await compile(
    sourcesOf({
      'site.md': GOOD_SITE.replace('---\n', '---\nlang: [fr, en]\n'),
      'en/site.md': '---\ntrade: Developer\n---\n',
      'projets/a.md': `${HEADER}> [!NOTE]\n> Un détail.\n`,
      'en/projets/a.md': '---\ntitle: Example\ntheme: A try\n---\n\n> [!NOTE]\n> A detail.\n',
    }),
  )
  if (!translations[0]) throw new Error(JSON.stringify(diagnostics))
  const { description, text } = translations[0].projects[0] ?? expect.fail('no project')
  expect(description).toContain('<strong>Note</strong>')
  expect(text).toBe('Note A detail.')
})

test('a table scrolls in a region that the keyboard reaches, with a name of its own', async () => {
  const table = '| Mesure | *Avant* |\n|---|---|\n| a | 1 |\n'
  const html = await htmlOf(`${table}\n${table}`)
  const regions = [...html.matchAll(/<section tabindex="0" aria-label="([^"]*)">\n<table>/g)]
  expect(regions.map(([, label]) => label)).toEqual(['Tableau : Mesure, Avant', 'Tableau : Mesure, Avant (2)'])
  expect(await htmlOf('| | |\n|---|---|\n| a | 1 |')).toContain('aria-label="Tableau"')
})

test('an empty cell heads nothing, and a row of them does not show', async () => {
  const corner = await htmlOf('| | 2025 |\n|---|---|\n| Ventes | 3 |\n| | 4 |')
  expect(corner).toContain('<td></td>\n<th scope="col">2025</th>')
  expect(corner).toContain('<td></td>\n<td>4</td>')
  expect(await htmlOf('| | |\n|---|---|\n| React | 3 ans |')).toContain('<tr hidden>\n<td></td>\n<td></td>\n</tr>')
})

test('<br> within a line breaks it, in a cell of a table too', async () => {
  const html = await htmlOf('Adresse<br>12 rue<BR />Nantes</br>France\n\n| A |\n|---|\n| un<br/>deux |\n')
  expect(html).toMatch(/<p>Adresse<br>\s*12 rue<br>\s*Nantes<br>\s*France<\/p>/)
  expect(html).toMatch(/un<br>\s*deux/)
})

test('the box of a task has a name', async () => {
  const html = await htmlOf('- [x] fait\n- [ ] à faire\n')
  expect([...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<input type="checkbox" disabled checked aria-label="fait">',
    '<input type="checkbox" disabled aria-label="à faire">',
  ])
})

test('the paragraphs of a footnote stay apart', async () => {
  expect(await htmlOf('Note[^1].\n\n[^1]: Premier.\n\n    Second.\n')).toMatch(/<p>Premier\.<\/p>\s*<p>Second\. <a/)
})
