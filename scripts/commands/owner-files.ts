import { existsSync } from 'node:fs'
import { extname, relative } from 'node:path'
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

/** The path, or one with a number behind its name when something is there already. */
export function freeName(path: string): string {
  const extension = extname(path)
  const stem = path.slice(0, path.length - extension.length)
  for (let count = 1; ; count++) {
    const name = count === 1 ? path : `${stem}-${count}${extension}`
    if (!existsSync(name)) return name
  }
}

/** As the owner would type it. */
export function shown(path: string): string {
  return relative(process.cwd(), path) || '.'
}
