import { readFileSync } from 'node:fs'
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

test.each<[file: string, write: () => string]>([
  ['docs/fields.md', fieldsDocument],
  ['docs/diagnostics.md', () => diagnosticsDocument(exampleOf)],
  ['docs/en/fields.md', () => inEnglish(fieldsDocument)],
  ['docs/en/diagnostics.md', () => inEnglish(() => englishDiagnosticsDocument(exampleOf))],
  ...Object.entries(inEnglish(englishEditorFiles)).map(([file, text]) => [file, () => text] as [string, () => string]),
  ...Object.entries(editorFiles()).map(([file, text]) => [file, () => text] as [string, () => string]),
])('%s is what `npm run docs` writes', (file, write) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(write())
})

test('docs/fiabilite.md has each case of the message as the browser tests play it, and no other', () => {
  expect(readPart('fiabilite.md', 'message')).toBe(messageTable())
})

test('a key is a row with its values, its example and its meaning', () => {
  const type = { kind: 'choice', values: ['court', 'long'] } as const
  const field = { key: 'duree', type, presence: 'optional', description: 'La durée.', example: 'court' } as const
  expect(fieldRows([field])).toEqual(['| `duree` | non | `court`, `long` | `court` | La durée. |'])
})
