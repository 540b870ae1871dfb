import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inEnglish } from '../../tests/support/in-english.ts'
import { ROOT } from '../../tests/support/preview-server.ts'
import { readPart } from '../document-part.ts'
import { diagnosticsDocument, englishDiagnosticsDocument } from './diagnostics.ts'
import { editorFiles, englishEditorFiles } from './editor/files.ts'
import { exampleOf } from './examples.ts'
import { fieldRows, fieldsDocument } from './fields.ts'
import { messageTable } from './message.ts'
import { rooms, roomTable } from './rooms.ts'

test.each<[file: string, write: () => string | Promise<string>]>([
  ['docs/fields.md', fieldsDocument],
  ['docs/diagnostics.md', () => diagnosticsDocument(exampleOf)],
  ['docs/en/fields.md', () => inEnglish(fieldsDocument)],
  ['docs/en/diagnostics.md', () => inEnglish(() => englishDiagnosticsDocument(exampleOf))],
  ...Object.entries(await inEnglish(englishEditorFiles)).map(
    ([file, text]) => [file, () => text] as [string, () => string],
  ),
  ...Object.entries(editorFiles()).map(([file, text]) => [file, () => text] as [string, () => string]),
])('%s is what `npm run docs` writes', async (file, write) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(await write())
})

test('docs/fiabilite.md has each case of the message as the browser tests play it, and no other', () => {
  expect(readPart('fiabilite.md', 'message')).toBe(messageTable())
})

test('README.md has the rooms as `npm run docs` writes them', () => {
  expect(readPart('../README.md', 'rooms')).toBe(roomTable())
})

test('every folder of scripts/ and src/ has an import rule, and scripts/ has at most 18 entries', () => {
  const entries = (side: string) => readdirSync(join(ROOT, side), { withFileTypes: true })
  const folders = (side: string) =>
    entries(side).flatMap((entry) => (entry.isDirectory() ? `${side}/${entry.name}` : []))
  expect(
    rooms()
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...folders('scripts'), ...folders('src')].sort())
  expect(entries('scripts').length).toBeLessThanOrEqual(18)
})

test('a room may only import rooms that stand above it in the table', () => {
  const all = rooms()
  for (const [index, { path, forbidden }] of all.entries()) {
    const [side = ''] = path.split('/')
    const later = all.slice(index + 1).map((room) => room.path)
    expect(later.filter((other) => other.startsWith(`${side}/`) && !forbidden.has(other))).toEqual([])
  }
})

test('a key is a row with its values, its example and its meaning', () => {
  const type = { kind: 'choice', values: ['court', 'long'] } as const
  const description = { fr: 'La durée.', en: 'The duration.' }
  const field = { key: 'duree', type, presence: 'optional', description, example: 'court' } as const
  expect(fieldRows([field])).toEqual(['| `duree` | non | `court`, `long` | `court` | La durée. |'])
})

test('the English guide has all that the French one has: sections, examples, tables, options and keys', () => {
  const [french = '', english = ''] = ['guide.md', 'en/guide.md'].map((file) =>
    readFileSync(join(ROOT, 'docs', file), 'utf8'),
  )
  const counted = (text: string) => ['## ', '### ', '```', '| '].map((begin) => text.split(`\n${begin}`).length - 1)
  const [sections = 0, ...others] = counted(french)
  // The English guide has one section more, which says how to make the tool speak English.
  expect(counted(english)).toEqual([sections + 1, ...others])
  const named = (text: string) => new Set(text.match(/--[a-z][a-z-]+|(?<=`)[a-z][A-Za-z]+(?=`)/g))
  expect([...named(french)].filter((name) => !named(english).has(name))).toEqual([])
  const anchors = [...english.matchAll(/^##+ (.*)$/gm)].map(([, title = '']) => title.toLowerCase().replace(/ /g, '-'))
  const links = [...english.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor)
  expect(links.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([])
})
