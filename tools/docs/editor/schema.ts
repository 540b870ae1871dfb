import { exampleIn, type Field, type FieldType } from '../../../scripts/fields/field.ts'
import { spokenLang } from '../../../scripts/spoken/lang.ts'
import { spoken } from '../../../scripts/spoken/spoken.ts'

/** A part of a JSON Schema (draft-07, which every editor knows). */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** Makes the schema of a front matter: editors use it for completion, descriptions and a first check. */
export function schemaOf(title: string, fields: readonly Field[]): JsonSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...groupSchema(fields) }
}

function groupSchema(fields: readonly Field[]): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: fields.filter(({ presence }) => presence !== 'optional').map(({ key }) => key),
    properties: Object.fromEntries(fields.map((field) => [field.key, fieldSchema(field)])),
  }
}

function fieldSchema(field: Field): JsonSchema {
  const { type, presence } = field
  const value = typeSchema(type)
  const schema = presence === 'required' ? value : { anyOf: [value, { type: 'null' }, { const: '' }] }
  return {
    description: field.description[spokenLang()] + spoken().init.exampleOf(exampleIn(spokenLang(), field)),
    ...schema,
  }
}

const PLAIN_TYPES: Partial<Record<FieldType['kind'], JsonSchema>> = {
  integer: { type: 'integer', minimum: 1 },
  figure: { anyOf: [{ type: 'number' }, { type: 'string', pattern: '\\d' }] },
  boolean: { type: 'boolean' },
  url: { type: 'string', format: 'uri', pattern: '^https?://' },
  origin: { type: 'string', format: 'uri', pattern: '^https?://[^/]+/?$' },
  email: { type: 'string', format: 'email' },
  date: { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  colour: {
    anyOf: [
      { type: 'integer', minimum: 0, maximum: 360 },
      { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    ],
  },
  month: { type: 'string', pattern: '^\\d{4}(-(0[1-9]|1[0-2])(-\\d{2})?)?$' },
}

function typeSchema(type: FieldType): JsonSchema {
  if (type.kind === 'choice') return { enum: type.values }
  if (type.kind === 'typeface') return { anyOf: [{ enum: type.values }, { type: 'string', pattern: '\\.woff2$' }] }
  if (type.kind === 'group') {
    const short = type.fields.find(({ key }) => key === type.shorthand)
    const schema = groupSchema(type.fields)
    return short ? { anyOf: [typeSchema(short.type), schema] } : schema
  }
  if (type.kind !== 'list') return PLAIN_TYPES[type.kind] ?? { type: 'string', minLength: 1 }
  const { of, longest, alone } = type
  const items = typeSchema(of)
  const list = { type: 'array', items, ...(longest && { maxItems: longest }) }
  return alone ? { anyOf: [items, list] } : list
}
