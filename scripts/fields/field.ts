/** The type of a value of the front matter. */
export type FieldType =
  /**
   * `longest`: number of characters that fit where the text is shown. `values`: names that `{…}` in it may use. `keepsEmpty`: an empty text
   * is a value, which hides the text; with `false` it is reported, because the default text would be shown. `reads`: how the proofreader
   * reads a text that is not prose; `code` is an identifier, which is not read.
   */
  | {
      kind: 'text'
      longest?: number
      values?: readonly string[]
      keepsEmpty?: boolean
      reads?: 'name' | 'title' | 'code'
    }
  | { kind: 'integer' }
  /** A number as it is shown, or a text with one: `94`, `1,2`. */
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
  /** `frame`: the place that crops the picture to its proportion. `drawing`: an SVG of plain shapes. */
  | { kind: 'picture'; frame?: PictureFrame; drawing?: true }
  /** The path of a file that is published unchanged. */
  | { kind: 'media'; of: MediaKind }
  /** A typeface of the product, or the path of the owner's file. */
  | { kind: 'typeface'; values: readonly string[] }
  /** YYYY-MM-DD */
  | { kind: 'date' }
  /** YYYY, YYYY-MM or YYYY-MM-DD */
  | { kind: 'month' }
  | { kind: 'analytics' }
  /** As issued by a service: letters, digits, dots and hyphens. */
  | { kind: 'id' }
  /** An angle of OKLCH in degrees, or `#rrggbb`. `tint`: one of the two colours of the palette (src/styles/palette.ts). */
  | { kind: 'colour'; tint: 'hue' | 'second' }
  /** `names`: a comma in an entry separates two names. `alone`: a value without brackets is a list with one entry. */
  | { kind: 'list'; of: FieldType; longest?: number; names?: true; alone?: true }
  /** A text that is written instead of the group is the value of `shorthand`, or else is refused and probably means that of `bare`. */
  | { kind: 'group'; fields: readonly Field[]; shorthand?: string; bare?: string }

export type PictureFrame = 'card' | 'portrait'
export type MediaKind = 'video' | 'captions'

/** A text for the owner in each language of the generator (scripts/spoken). */
export type OwnerText = Readonly<Record<'fr' | 'en', string>>

/** One key of the front matter. Validation, types, documentation and editor help all use this definition. */
export interface Field {
  key: string
  type: FieldType
  /**
   * `required`: the key and a value. `nullable`: the key, whose value may be null or empty. `optional`: neither; absent, null and empty all
   * mean that there is no value.
   */
  presence: 'required' | 'nullable' | 'optional'
  description: OwnerText
  /** A value as written in YAML, on one line: the same for all owners, or in each language. */
  example: string | OwnerText
  /** Other names that an owner may try for this key. */
  aliases?: readonly string[]
  sample?: SampleRule
}

/**
 * What it means that a value, or one below it, is the same as in the sample. `person`: it is about the sample's owner, however short it is.
 * `choice`: nobody has chosen it, if the comment of the sample still stands above it. Without a rule, an address, a phone number and a
 * sentence are somebody's, and a name or a few words are not.
 */
export type SampleRule = 'person' | 'choice'

/** Returns the example of a key as an owner who reads this language would write it. */
export function exampleIn(lang: keyof OwnerText, { example }: Pick<Field, 'example'>): string {
  return typeof example === 'string' ? example : example[lang]
}
