/** `npm run docs`: writes the generated pages of docs/ again, what editors read, and what tests/cases and tests/transcripts expect. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CASE_NAMES, findIn, readCase, reportOn } from '../../tests/support/cases.ts'
import { inEnglish } from '../../tests/support/in-english.ts'
import { ROOT } from '../../tests/support/preview-server.ts'
import { TRANSCRIPTS } from '../../tests/support/transcripts.ts'
import { replacePart } from '../document-part.ts'
import { diagnosticsDocument, englishDiagnosticsDocument } from './diagnostics.ts'
import { editorFiles, englishEditorFiles } from './editor/files.ts'
import { exampleOf } from './examples.ts'
import { fieldsDocument } from './fields.ts'
import { messageTable } from './message.ts'
import { roomTable } from './rooms.ts'
import { sampleModule } from './sample.ts'
import { limitsTable, triedTable } from './security.ts'
import { textsDocument } from './texts.ts'

replacePart('fiabilite.md', 'message', messageTable())
replacePart('fiabilite.md', 'tried', triedTable())
replacePart('fiabilite.md', 'limits', limitsTable())
replacePart('../CONTRIBUTING.md', 'rooms', roomTable())
const documents = {
  'scripts/compile/validate/sample-hashes.ts': sampleModule(join(ROOT, 'content')),
  'docs/fields.md': fieldsDocument(),
  'docs/texts.md': textsDocument(),
  'docs/diagnostics.md': await diagnosticsDocument(exampleOf),
  ...(await inEnglish(async () => ({
    'docs/en/fields.md': fieldsDocument(),
    'docs/en/texts.md': textsDocument(),
    'docs/en/diagnostics.md': await englishDiagnosticsDocument(exampleOf),
    ...englishEditorFiles(),
  }))),
  ...editorFiles(),
}
for (const [file, text] of Object.entries(documents)) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
}
for (const name of CASE_NAMES) {
  const { input, expected, reportPath } = readCase(name)
  writeFileSync(reportPath, reportOn(input.sources, await findIn(input.sources, expected)))
}
for (const [file, write] of Object.entries(TRANSCRIPTS))
  writeFileSync(join(ROOT, 'tests/transcripts', file), await write())
