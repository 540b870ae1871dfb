import { Document, isScalar, visit } from 'yaml'
import { needsQuotes } from '../compile/validate/plain-text.ts'
import { exampleIn, type Field } from '../fields/field.ts'
import { own } from '../fields/own.ts'
import { spokenLang } from '../spoken/lang.ts'
import { spoken } from '../spoken/spoken.ts'

/** Writes a front matter with the purpose of each key above it. */
export function withComments(values: Record<string, unknown>, fields: readonly Field[], body = ''): string {
  const lines = fields.flatMap((field) => {
    const { key } = field
    const example = exampleIn(spokenLang(), field)
    const description = field.description[spokenLang()]
    const value = own(values, key) ?? null
    const isEmpty = value === null || (typeof value === 'object' && Object.keys(value).length === 0)
    const yaml = isEmpty ? `${key}:` : yamlOf({ [key]: value })
    return [`# ${description}${isEmpty ? spoken().init.exampleOf(example) : ''}`, yaml.replace(/^(.*[^ ])? *$/gm, '$1')]
  })
  return `---\n${lines.join('\n')}\n---\n${body && `\n${body}\n`}`
}

/** The longest list of names that stays on one line: `[HTML, CSS]`. */
const ONE_LINE = 72

/** Writes a value like an owner: dates in quotes, short lists on one line. */
function yamlOf(value: unknown): string {
  const document = new Document(value)
  visit(document, {
    Scalar(key, node) {
      const text = typeof node.value === 'string' ? node.value : ''
      // In a list of names, a comma without quotes separates two names.
      const isJoined = typeof key === 'number' && /[,;]/.test(text)
      // The check refuses joiners of emoji in double quotes, where any character may be written by its number.
      const isOfJoined = /\p{Cf}/u.test(text)
      if (isJoined || isOfJoined || needsQuotes(text))
        node.type = text.includes("'") && !isOfJoined ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE'
    },
    Seq(_, node) {
      const texts = node.items.map((item) => (isScalar(item) ? String(item.value) : null))
      if (texts.every((text) => text !== null) && texts.join(', ').length <= ONE_LINE) node.flow = true
    },
  })
  const options = { lineWidth: 0, nullStr: '', singleQuote: true, flowCollectionPadding: false }
  return document.toString(options).trim()
}
