import { exampleIn, type Field, type FieldType } from '../../../scripts/fields/field.ts'
import { spokenLang } from '../../../scripts/spoken/lang.ts'

/** A snippet as VS Code reads it. */
export interface Snippet {
  scope: 'markdown'
  prefix: string
  body: readonly string[]
  description: string
}

/** Makes one snippet per key: its name, then its possible values or an example. Nested keys are part of the snippet of their group. */
export function snippetsOf(file: string, fields: readonly Field[]): Record<string, Snippet> {
  return Object.fromEntries(
    fields.map((field) => [
      `${file}${spokenLang() === 'fr' ? ' :' : ':'} ${field.key}`,
      {
        scope: 'markdown' as const,
        prefix: field.key,
        body: [`${field.key}: ${placeholder(field.type, exampleIn(spokenLang(), field))}`],
        description: `${field.description[spokenLang()]} (${file})`,
      },
    ]),
  )
}

function placeholder(type: FieldType, example: string): string {
  const values = choicesOf(type)
  return values === null ? `\${1:${example.replace(/[\\$}]/g, '\\$&')}}` : `\${1|${values.join(',')}|}`
}

function choicesOf(type: FieldType): readonly string[] | null {
  if (type.kind === 'choice') return type.values
  return type.kind === 'boolean' ? ['true', 'false'] : null
}
