import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectTemplate } from '../../../scripts/commands/new.ts'
import { parseFile } from '../../../scripts/compile/parse/parse.ts'
import { validateHeader } from '../../../scripts/compile/validate/validate.ts'
import { Findings } from '../../../scripts/diagnostics/findings.ts'
import { LINE_PATTERN, linesReport } from '../../../scripts/diagnostics/report.ts'
import { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../../../scripts/fields/definitions.ts'
import type { Field } from '../../../scripts/fields/field.ts'
import { compile } from '../../../tests/support/compile.ts'
import { sourcesOf } from '../../../tests/support/sources.ts'
import { editorFiles } from './files.ts'
import { schemaOf } from './schema.ts'
import { snippetsOf } from './snippets.ts'

const ajv = formats.default(new Ajv({ allErrors: true, strict: true }))
const CONTENT = join(import.meta.dirname, '../../../content')
const headerOf = (file: string) => parse(readFileSync(join(CONTENT, file), 'utf8').split(/^---$/m)[1] ?? '')

test.each<[file: string, fields: readonly Field[]]>([
  ['site.md', SITE_FIELDS],
  ['cv.md', CV_FIELDS],
  ...readdirSync(join(CONTENT, 'projets'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => [`projets/${name}`, PROJECT_FIELDS] as [string, readonly Field[]]),
])('the schema accepts content/%s', (file, fields) => {
  const validate = ajv.compile(schemaOf(file, fields))
  validate(headerOf(file))
  expect(validate.errors).toBeNull()
})

test.each([
  ['a state in lower case', { state: 'ok' }],
  ['an unknown key', { titre: 'Banque' }],
  ['a text for a list', { technologie: 'React' }],
  ['a number below 1', { number: 0 }],
])('the schema refuses %s', (_name, change) => {
  const validate = ajv.compile(schemaOf('projet', PROJECT_FIELDS))
  expect(validate({ ...headerOf('projets/banque.md'), ...change })).toBe(false)
})

test('a problem matcher finds every part of a line', async () => {
  const { diagnostics } = await compile(sourcesOf({ 'projets/a.md': '---\ntitle: 1\nstate: ok\n---\n' }))
  const lines = linesReport(diagnostics).split('\n')
  expect(lines).toHaveLength(diagnostics.length)
  const pattern = new RegExp(
    JSON.parse(editorFiles()['.vscode/tasks.json'] ?? '').tasks[0].problemMatcher.pattern.regexp,
  )
  expect(pattern.source).toBe(new RegExp(LINE_PATTERN).source)
  const found = lines.map((line) => pattern.exec(line)?.slice(1))
  expect(found.map((parts) => [parts?.[0], Number(parts?.[1]), Number(parts?.[2]), parts?.[7]])).toEqual(
    diagnostics.map(({ file, line, column, code }) => [file, line, column, code]),
  )
})

const LENGTH: Field = {
  key: 'longueur',
  type: { kind: 'choice', values: ['court', 'long'] },
  presence: 'optional',
  description: { fr: 'La longueur du film.', en: 'The length of the film.' },
  example: 'court',
  aliases: ['length'],
}

test('a field that is added to the definition is checked, documented, completed and in the scaffold', () => {
  const fields: readonly Field[] = [...PROJECT_FIELDS, LENGTH]
  const check = (line: string) => {
    const findings = new Findings()
    const bytes = new TextEncoder().encode(`---\n${line}\n---\n`)
    const file = parseFile({ path: 'content/projets/a.md', kind: 'project', bytes }, findings)
    if (file) validateHeader(file, fields, { ...sourcesOf({}), onPicture: () => undefined }, findings)
    return findings.diagnostics.filter(({ field }) => field === 'longueur' || field === 'length')
  }
  expect(check('longueur: court')).toEqual([])
  expect(check('longueur: Long')).toMatchObject([{ code: 'value/unknown', suggestion: 'long', mend: 'long' }])
  expect(check('length: court')).toMatchObject([{ code: 'key/unknown', suggestion: 'longueur' }])
  expect(schemaOf('projet', fields)).toMatchObject({
    properties: { longueur: { anyOf: [{ enum: ['court', 'long'] }, {}, {}] } },
  })
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a snippet's own placeholder
  expect(snippetsOf('projet', fields)['projet : longueur']?.body).toEqual(['longueur: ${1|court,long|}'])
  expect(projectTemplate('Banque', 1, fields)).toContain('# La longueur du film. Exemple : court\nlongueur:\n')
})
