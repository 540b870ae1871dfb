import type { ImageReference } from '../../src/catalogue/types.ts'
import type { Field, FieldType } from './field.ts'

/** The value that a type of field gives once it was found right; types of the catalogue follow from the definitions. */
export type ValueOf<Type extends FieldType> = Type extends { kind: 'integer' }
  ? number
  : Type extends { kind: 'boolean' }
    ? boolean
    : Type extends { kind: 'choice'; values: readonly (infer Choice)[] }
      ? Choice
      : Type extends { kind: 'picture' }
        ? ImageReference
        : Type extends { kind: 'list'; of: infer Item extends FieldType }
          ? readonly ValueOf<Item>[]
          : Type extends { kind: 'group'; fields: infer Fields extends readonly Field[] }
            ? ValuesOf<Fields>
            : string

/** The values of a group by key; `null` where there is none. */
export type ValuesOf<Fields extends readonly Field[]> = {
  [F in Fields[number] as F['key']]: F['presence'] extends 'required' ? ValueOf<F['type']> : ValueOf<F['type']> | null
}

/** The values of a header in which something is wrong: what is missing or wrong is `null`, even where a value is required. */
export type Incomplete<Values> = { [Key in keyof Values]: Values[Key] | null }
