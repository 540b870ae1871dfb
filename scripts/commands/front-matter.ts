import { stringify } from 'yaml'
import type { Field } from '../fields/field.ts'

/** A front matter in which each key says what it is for. */
export function withComments(values: Record<string, unknown>, fields: readonly Field[], body = ''): string {
  const lines = fields.flatMap(({ key, description, example }) => {
    const value = values[key] ?? null
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
    const yaml = isEmpty
      ? `${key}:`
      : stringify({ [key]: value }, { lineWidth: 0, nullStr: '', singleQuote: true }).trim()
    return [`# ${description}${isEmpty ? ` Exemple : ${example}` : ''}`, yaml.replace(/^(.*[^ ])? *$/gm, '$1')]
  })
  return `---\n${lines.join('\n')}\n---\n${body && `\n${body}\n`}`
}
