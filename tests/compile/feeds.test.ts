import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { atomFile, jsonFeedFile } from '../../scripts/outputs/feeds.ts'
import type { OutputInput } from '../../scripts/outputs/output.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'

async function feedsOf(files: Readonly<Record<string, string>>) {
  const { catalogue } = await compile(sourcesOf(files))
  if (catalogue === null) throw new Error('The content has errors.')
  // No project has a picture, so the compiled catalogue equals that of the pages. The feeds read nothing else.
  const input = { catalogue, base: '/dossier/', root: '/dossier/' } as unknown as OutputInput
  const atom = String(await atomFile.make(input))
  // feedsmith accepts XML that is not well formed.
  new SaxesParser().write(atom).close()
  const { entries = [] } = parseAtomFeed(atom)
  const { items = [] } = parseJsonFeed(String(await jsonFeedFile.make(input)))
  return { entries, items }
}

test('the latest project comes first, those without a date last; drafts and what has not begun are left out', async () => {
  const { entries, items } = await feedsOf({
    'projets/a.md': projectFile({ title: 'Sans date' }),
    'projets/b.md': projectFile({ title: 'Ancien', date: '2024-05-01' }),
    'projets/c.md': projectFile({ title: 'Récent', date: '2025-05-01' }),
    'projets/d.md': projectFile({ title: 'À venir', date: '2025-06-01', state: 'NOT_STARTED' }),
    'projets/_e.md': projectFile({ title: 'Brouillon', date: '2025-07-01' }),
  })
  expect(entries.map(({ title }) => title?.value)).toEqual(['Récent', 'Ancien', 'Sans date'])
  expect(items.map((item) => item?.title)).toEqual(['Récent', 'Ancien', 'Sans date'])
})

test('a project without a date is not of 1970, on a site without any date either', async () => {
  const { entries, items } = await feedsOf({ 'projets/a.md': projectFile({}) })
  expect(entries[0]?.updated).toMatch(/^20\d\d-01-01T/)
  expect(items[0]).not.toHaveProperty('date_modified')
})

test('a text that holds signs of XML is read back as it was written', async () => {
  const { entries } = await feedsOf({
    'projets/a.md': projectFile({ title: "'Q & R'", theme: "'Du <b> & du ]]>'", technologie: "['C & <D>']" }),
  })
  expect(entries[0]?.title?.value).toBe('Q & R')
  expect(entries[0]?.summary?.value).toBe('Du <b> & du ]]>')
  expect(entries[0]?.categories?.map(({ term }) => term)).toEqual(['C & <D>'])
})

test('an address within the site becomes a whole one, and one of another host stays', async () => {
  const body = 'Une page [du site](/contact), et un [autre site](https://exemple.fr/a).'
  const { items } = await feedsOf({ 'projets/a.md': projectFile({}, body) })
  const origin = /^(https?:\/\/[^/]+)/.exec(items[0]?.url ?? '')?.[1]
  expect(items[0]?.content_html).toContain(`href="${origin}/dossier/contact"`)
  expect(items[0]?.content_html).toContain('href="https://exemple.fr/a"')
})
