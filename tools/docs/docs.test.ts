import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { FIELDS_OF } from '../../scripts/fields/definitions.ts'
import { inEnglish } from '../../tests/support/in-english.ts'
import { ROOT } from '../../tests/support/preview-server.ts'
import { readPart } from '../document-part.ts'
import { diagnosticsDocument, englishDiagnosticsDocument } from './diagnostics.ts'
import { editorFiles, englishEditorFiles } from './editor/files.ts'
import { exampleOf } from './examples.ts'
import { fieldRows, fieldsDocument } from './fields.ts'
import { messageTable } from './message.ts'
import { rooms, roomTable } from './rooms.ts'
import { sampleModule } from './sample.ts'
import { limitsTable, SENTENCES, triedTable } from './security.ts'
import { textsDocument } from './texts.ts'

test.each<[file: string, write: () => string | Promise<string>]>([
  ['scripts/compile/validate/sample-hashes.ts', () => sampleModule(join(ROOT, 'content'))],
  ['docs/fields.md', fieldsDocument],
  ['docs/texts.md', textsDocument],
  ['docs/diagnostics.md', () => diagnosticsDocument(exampleOf)],
  ['docs/en/fields.md', () => inEnglish(fieldsDocument)],
  ['docs/en/texts.md', () => inEnglish(textsDocument)],
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

test('docs/fiabilite.md has the figures of the lists that the tests try, and of the limits in the code', () => {
  expect(readPart('fiabilite.md', 'tried')).toBe(triedTable())
  expect(readPart('fiabilite.md', 'limits')).toBe(limitsTable())
})

test.each(SENTENCES)('%s says the figure of the code: %s', (file, sentence) => {
  expect(readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' ')).toContain(sentence)
})

test('CONTRIBUTING.md has the rooms as `npm run docs` writes them', () => {
  expect(readPart('../CONTRIBUTING.md', 'rooms')).toBe(roomTable())
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

/** The pages of each guide, in the order of its table of contents. */
const [FRENCH, ENGLISH] = ['docs/guide', 'docs/en/guide'].map((folder) => {
  const contents = readFileSync(join(ROOT, folder, 'README.md'), 'utf8')
  return [...contents.matchAll(/^\d+\. \[[^\]]*\]\(([\w-]+\.md)\)/gm)].map(([, page = '']) => `${folder}/${page}`)
}) as [string[], string[]]

test('the table of contents of each guide names every page', () => {
  for (const pages of [FRENCH, ENGLISH]) {
    const folder = dirname(pages[0] ?? '')
    const files = readdirSync(join(ROOT, folder)).filter((name) => /^(?!README).*\.md$/.test(name))
    expect(pages.toSorted()).toEqual(files.map((name) => `${folder}/${name}`).sort())
  }
  expect(ENGLISH).toHaveLength(FRENCH.length)
})

test.each(FRENCH.map((page, index) => [page, ENGLISH[index] ?? '']))(
  '%s and %s have the same sections, examples, tables, pictures, options and keys',
  (page, translation) => {
    const [french = '', english = ''] = [page, translation].map((file) => readFileSync(join(ROOT, file), 'utf8'))
    const counted = (text: string) =>
      ['## ', '### ', '```', '| ', '- ', '!['].map((begin) => [begin, text.split(`\n${begin}`).length - 1])
    expect(counted(english)).toEqual(counted(french))
    const named = (text: string) => new Set(text.match(/--[a-z][a-z-]+|(?<=`)[a-z][A-Za-z]+(?=`)/g))
    expect([...named(french)].filter((name) => !named(english).has(name))).toEqual([])
  },
)

test.each([...FRENCH, ...ENGLISH])('the examples of %s have only keys that exist', (page) => {
  const known = new Set<string>(Object.values(FIELDS_OF).flatMap((fields) => fields.map(({ key }) => key)))
  const headers = [
    ...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(?:yaml|md)\n(?:---\n)?([\s\S]*?)(?:---\n[\s\S]*?)?```$/gm),
  ]
  expect(headers.flatMap(([, header = '']) => Object.keys(parse(header)).filter((key) => !known.has(key)))).toEqual([])
})
