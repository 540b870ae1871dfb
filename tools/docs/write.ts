/** `npm run docs`: writes the generated pages of docs/ again, what editors read, and what tests/cases and tests/transcripts expect. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CASE_NAMES, findIn, readCase, reportOn } from '../../tests/support/cases.ts'
import { ROOT } from '../../tests/support/preview-server.ts'
import { TRANSCRIPTS } from '../../tests/support/transcripts.ts'
import { replacePart } from '../document-part.ts'
import { diagnosticsDocument } from './diagnostics.ts'
import { editorFiles } from './editor/files.ts'
import { exampleOf } from './examples.ts'
import { fieldsDocument } from './fields.ts'
import { messageTable } from './message.ts'

writeFileSync(join(ROOT, 'docs/fields.md'), fieldsDocument())
writeFileSync(join(ROOT, 'docs/diagnostics.md'), diagnosticsDocument(exampleOf))
replacePart('fiabilite.md', 'message', messageTable())
for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
}
for (const name of CASE_NAMES) {
  const { input, expected, reportPath } = readCase(name)
  writeFileSync(reportPath, reportOn(input.sources, findIn(input.sources, expected)))
}
for (const [file, write] of Object.entries(TRANSCRIPTS)) writeFileSync(join(ROOT, 'tests/transcripts', file), write())
