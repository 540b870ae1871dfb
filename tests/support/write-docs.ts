/** `npm run docs`: writes the generated pages of docs/ again, what editors read, and the report of each case of tests/cases. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diagnosticsDocument } from '../../scripts/docs/diagnostics.ts'
import { fieldsDocument } from '../../scripts/docs/fields.ts'
import { editorFiles } from '../../scripts/editor/files.ts'
import { CASE_NAMES, readCase, reportOf } from './cases.ts'
import { exampleOf } from './examples.ts'
import { ROOT } from './preview-server.ts'

writeFileSync(join(ROOT, 'docs/fields.md'), fieldsDocument())
writeFileSync(join(ROOT, 'docs/diagnostics.md'), diagnosticsDocument(exampleOf))
for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
}
for (const name of CASE_NAMES) {
  const shown = readCase(name)
  writeFileSync(shown.reportPath, reportOf(shown))
}
