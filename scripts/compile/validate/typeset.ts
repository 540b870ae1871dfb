import type { Field, FieldType } from '../../fields/field.ts'
import { own } from '../../fields/own.ts'
import type { Language } from '../../fields/site-texts/language.ts'
import { LANGUAGES } from '../../fields/site-texts/languages.ts'
import type { Surroundings } from '../contract/surroundings.ts'

/**
 * Sets the spaces of their language in the values of a header: in sentences, in titles, and in the names of categories, by which projects
 * find them. Names of people and products, identifiers and addresses stay unchanged.
 */
export function typeset<Values extends object>(
  values: Values,
  fields: readonly Field[],
  { lang }: Pick<Surroundings, 'lang'>,
): Values {
  return group(values as Record<string, unknown>, fields, LANGUAGES[lang]) as Values
}

function group(values: Readonly<Record<string, unknown>>, fields: readonly Field[], language: Language) {
  return Object.fromEntries(fields.map(({ key, type }) => [key, typesetValue(own(values, key), type, language)]))
}

function typesetValue(value: unknown, type: FieldType, language: Language): unknown {
  if (Array.isArray(value) && type.kind === 'list') return value.map((item) => typesetValue(item, type.of, language))
  if (value && type.kind === 'group') return group(value as Record<string, unknown>, type.fields, language)
  return typeof value === 'string' && isWords(type) ? language.typography(value) : value
}

function isWords(type: FieldType): boolean {
  return type.kind === 'category' || (type.kind === 'text' && (type.reads === undefined || type.reads === 'title'))
}
