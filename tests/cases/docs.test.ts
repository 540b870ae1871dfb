import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diagnosticsDocument } from '../../scripts/docs/diagnostics.ts'
import { fieldsDocument } from '../../scripts/docs/fields.ts'
import { editorFiles } from '../../scripts/editor/files.ts'
import { exampleOf } from '../support/examples.ts'
import { ROOT } from '../support/preview-server.ts'

test.each<[file: string, write: () => string]>([
  ['docs/fields.md', fieldsDocument],
  ['docs/diagnostics.md', () => diagnosticsDocument(exampleOf)],
  ...Object.entries(editorFiles()).map(([file, text]) => [file, () => text] as [string, () => string]),
])('%s is what `npm run docs` writes', (file, write) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(write())
})
