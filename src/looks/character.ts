import type { ColourRole, Tints } from '../styles/palette.ts'

/** A way to draw a whole site. Each folder beside this file contains one. */
export interface Character {
  /** Values of `look` in site.md for an owner who chose none; `null` keeps those of the style sheets. */
  look: {
    hue: string | null
    second: string | null
    typeface: string | null
    radius: 'none' | 'small' | 'large' | null
  }
  words: Readonly<Record<'fr' | 'en', CharacterWords>>
  /**
   * Files of its style sheets in its folder. Each is named by the folder below `src` whose own sheets it follows. The sheets of all
   * characters have the same class names (vite.config.ts), so components import those of the default character.
   */
  sheets: Readonly<Record<DrawnFolder, string>>
  /** Pattern in the digits of the page for unknown addresses; `null` if its sheet fills them. */
  digits: DigitPattern | null
  drawings: CharacterDrawings
}

type DrawnFolder =
  | 'components/Bar'
  | 'components/Footer'
  | 'components/Hero'
  | 'components/NotFound'
  | 'components/Poster'
  | 'components/ProjectDetails'
  | 'components/Skeleton'
  | 'islands/ProjectModal'
  | 'styles'

interface CharacterWords {
  /** In the description of the key: « soleil (lumière et persiennes) ». */
  key: string
  /** In the list that `init` shows, beside its name. */
  choice: string
}

/** A tile in the class `ground`, and an SVG element on top of it in the class `mark`. */
export interface DigitPattern {
  width: number
  height: number
  transform?: string
  mark: readonly ['rect', { x: number; width: number; height: number }] | readonly ['path', { d: string }]
}

/** Drawings of a character outside of pages. */
export interface CharacterDrawings {
  /** The mark on icons and share cards: shapes in a square of 32 units with the accent colour. */
  mark: readonly Shape[]
  /** The stamp in the upper right corner of the CV: shapes in a square of 58 points. */
  stamp: readonly Shape[]
  /** Draws the share card above its footer, as SVG of 1200 × 532 pixels. Name and sentence are in its left half. */
  scene(tints: Tints): string
}

export interface Shape {
  /** Path data of SVG. */
  d: string
  /** Role of its colour; `paper` is white. */
  fill: ColourRole | 'paper'
}
