import type { Field, FieldType, OwnerText } from './field.ts'

type PlainKind = Exclude<FieldType['kind'], 'choice' | 'colour' | 'media' | 'typeface' | 'list' | 'group'>

/** Texts of a key for the owner: its description in each language, an example, its other names, and what a value of the sample means. */
export type KeyWords = OwnerText & Pick<Field, 'example' | 'aliases' | 'sample'>

/** Defines one key: its name, its type (or the name of its kind), and its texts for the owner. */
const field =
  <Presence extends Field['presence']>(presence: Presence) =>
  <const Key extends string, Type extends FieldType | PlainKind>(
    key: Key,
    type: Type,
    { fr, en, ...words }: KeyWords,
  ) => ({
    key,
    type: (typeof type === 'string' ? { kind: type } : type) as Type extends PlainKind ? { kind: Type } : Type,
    presence,
    description: { fr, en },
    ...words,
  })

export const required = field('required')
export const nullable = field('nullable')
export const optional = field('optional')

export const choice = <const Values extends readonly string[]>(values: Values) => ({ kind: 'choice', values }) as const
export const group = <Fields extends readonly Field[]>(fields: Fields) => ({ kind: 'group', fields }) as const
export const groups = <Fields extends readonly Field[]>(fields: Fields, shorthand?: Fields[number]['key']) =>
  ({ kind: 'list', of: { ...group(fields), ...(shorthand && { shorthand }) } }) as const

/** A text that is not spell-checked: a person, a place, an organisation, a technology. */
export const NAME = { kind: 'text', reads: 'name' } as const
/** An identifier, which visitors do not read. */
export const CODE = { kind: 'text', reads: 'code' } as const
