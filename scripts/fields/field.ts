/** What a value of the front matter may be. */
export type FieldType =
  /**
   * `longest`: characters beyond which it does not fit where it is shown. `values`: what `{…}` in it may name. `keepsEmpty`: an empty
   * text is a value, which says that nothing is to be shown; `false`: it is reported, because a text of ours would stay.
   * `reads`: what the proofreader takes it for when it is no prose; `code` is an identifier, which nobody reads.
   */
  | {
      kind: 'text'
      longest?: number
      values?: readonly string[]
      keepsEmpty?: boolean
      reads?: 'name' | 'title' | 'code'
    }
  | { kind: 'integer' }
  /** A number as it is to be read, or a text with one: `94`, `1,2`. */
  | { kind: 'figure' }
  | { kind: 'boolean' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'url' }
  /** Scheme and host only. */
  | { kind: 'origin' }
  | { kind: 'email' }
  | { kind: 'phone' }
  /** @name@server */
  | { kind: 'fediverse' }
  /** One of the categories in `site.md`. */
  | { kind: 'category' }
  /** `frame`: the place that shows a part of it, if it has another proportion. `drawing`: an SVG of plain shapes. */
  | { kind: 'picture'; frame?: PictureFrame; drawing?: true }
  /** The path of a file that is published as it is. */
  | { kind: 'media'; of: MediaKind }
  /** One of ours, or the path of the owner's own file. */
  | { kind: 'typeface'; values: readonly string[] }
  /** YYYY-MM-DD */
  | { kind: 'date' }
  /** YYYY, YYYY-MM or YYYY-MM-DD */
  | { kind: 'month' }
  | { kind: 'analytics' }
  /** As a service gives it: letters, digits, dots and hyphens. */
  | { kind: 'id' }
  /** An angle of OKLCH in degrees, or `#rrggbb`. `tint`: which of the two colours of the palette (src/styles/palette.ts). */
  | { kind: 'colour'; tint: 'hue' | 'second' }
  /** `names`: a comma in an entry separates two of them. `alone`: a value without brackets is a list of one. */
  | { kind: 'list'; of: FieldType; longest?: number; names?: true; alone?: true }
  /** `shorthand`: the key that a text alone, in the place of the group, is the value of. */
  | { kind: 'group'; fields: readonly Field[]; shorthand?: string }

export type PictureFrame = 'card' | 'portrait'
export type MediaKind = 'video' | 'captions'

/** A text for the owner in each language that the generator speaks (scripts/spoken). */
export type OwnerText = Readonly<Record<'fr' | 'en', string>>

/** One key of the front matter: the only definition that validation, types, documentation and editor help stand on. */
export interface Field {
  key: string
  type: FieldType
  /**
   * `required`: the key and a value. `nullable`: the key, whose value may be null or empty. `optional`: neither; absent, null
   * and empty all mean none.
   */
  presence: 'required' | 'nullable' | 'optional'
  description: OwnerText
  /** A value as one writes it in YAML, on one line: the same for all owners, or in each language. */
  example: string | OwnerText
  /** Other names that an owner may take for this one. */
  aliases?: readonly string[]
}

/** Returns the example of a key as an owner who reads this language would write it. */
export function exampleIn(lang: keyof OwnerText, { example }: Pick<Field, 'example'>): string {
  return typeof example === 'string' ? example : example[lang]
}
