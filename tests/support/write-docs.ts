/** `npm run docs`: writes the generated pages of docs/ again, what editors read, and what tests/cases and tests/transcripts expect. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diagnosticsDocument } from '../../scripts/docs/diagnostics.ts'
import { fieldsDocument } from '../../scripts/docs/fields.ts'
import { editorFiles } from '../../scripts/editor/files.ts'
import { CASE_NAMES, findIn, readCase, reportOn } from './cases.ts'
import { exampleOf } from './examples.ts'
import { ROOT } from './preview-server.ts'
import { TRANSCRIPTS } from './transcripts.ts'

writeFileSync(join(ROOT, 'docs/fields.md'), fieldsDocument())
writeFileSync(join(ROOT, 'docs/diagnostics.md'), diagnosticsDocument(exampleOf))
for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
}
for (const name of CASE_NAMES) {
  const { input, expected, reportPath } = readCase(name)
  writeFileSync(reportPath, reportOn(input.sources, findIn(input.sources, expected.answers)))
}
for (const [file, write] of Object.entries(TRANSCRIPTS)) writeFileSync(join(ROOT, 'tests/transcripts', file), write())
