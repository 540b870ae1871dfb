/** `npm run docs`: writes the generated pages of docs/ again. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diagnosticsDocument } from '../../scripts/docs/diagnostics.ts'
import { fieldsDocument } from '../../scripts/docs/fields.ts'
import { exampleOf } from './examples.ts'
import { ROOT } from './preview-server.ts'

writeFileSync(join(ROOT, 'docs/fields.md'), fieldsDocument())
writeFileSync(join(ROOT, 'docs/diagnostics.md'), diagnosticsDocument(exampleOf))
