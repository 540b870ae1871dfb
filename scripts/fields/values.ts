import type { Field, FieldType } from './field.ts'

/** A picture file that the compiler found, before it is encoded. */
export interface ImageReference {
  /** Path from the project's folder, with slashes: `content/projets/images/banque.png` or `public/images/banque.png`. */
  file: string
  /** Alternative text. Empty if the text beside the picture already describes it. */
  alt: string
  /** The version of the file for the dark scheme. */
  night?: string | undefined
}

/** The type of a valid value of a field. `Image` is the type of its pictures. */
type ValueOf<Type extends FieldType, Image = ImageReference> = Type extends { kind: 'integer' }
  ? number
  : Type extends { kind: 'boolean' }
    ? boolean
    : Type extends { kind: 'choice'; values: readonly (infer Choice)[] }
      ? Choice
      : Type extends { kind: 'picture' }
        ? Image
        : Type extends { kind: 'list'; of: infer Item extends FieldType }
          ? readonly ValueOf<Item, Image>[]
          : Type extends { kind: 'group'; fields: infer Fields extends readonly Field[] }
            ? ValuesOf<Fields, Image>
            : string

/** Values of a group by key; `null` where there is none. The types of the catalogue derive from it (src/catalogue/types.ts). */
export type ValuesOf<Fields extends readonly Field[], Image = ImageReference> = {
  [F in Fields[number] as F['key']]: F['presence'] extends 'required'
    ? ValueOf<F['type'], Image>
    : ValueOf<F['type'], Image> | null
}

/** Values of a header with errors. Missing and invalid values are `null`, even where a value is required. */
export type Incomplete<Values> = { [Key in keyof Values]: Values[Key] | null }

/** Returns `null` for each key. */
export function withoutValues<Key extends string>(fields: readonly { key: Key }[]): Record<Key, null> {
  return Object.fromEntries(fields.map(({ key }) => [key, null])) as Record<Key, null>
}
