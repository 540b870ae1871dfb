import type { Field, FieldType } from '../fields/field.ts'

/** A part of a JSON Schema (draft-07, which every editor knows). */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** The schema of a front matter: editors use it for completion, descriptions and a first check. */
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

function fieldSchema({ type, presence, description, example }: Field): JsonSchema {
  const value = typeSchema(type)
  const schema = presence === 'required' ? value : { anyOf: [value, { type: 'null' }, { const: '' }] }
  return { description: `${description} Exemple : ${example}`, ...schema }
}

function typeSchema(type: FieldType): JsonSchema {
  switch (type.kind) {
    case 'integer':
      return { type: 'integer', minimum: 1 }
    case 'boolean':
      return { type: 'boolean' }
    case 'choice':
      return { enum: type.values }
    case 'url':
      return { type: 'string', format: 'uri', pattern: '^https?://' }
    case 'origin':
      return { type: 'string', format: 'uri', pattern: '^https?://[^/]+/?$' }
    case 'email':
      return { type: 'string', format: 'email' }
    case 'date':
      return { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }
    case 'month':
      return { type: 'string', pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$' }
    case 'list':
      return {
        type: 'array',
        items: typeSchema(type.of),
        ...(type.shortest && { minItems: type.shortest }),
        ...(type.longest && { maxItems: type.longest }),
      }
    case 'group':
      return groupSchema(type.fields)
    default:
      return { type: 'string', minLength: 1 }
  }
}
