import type { ColourRole, Tints } from '../styles/palette.ts'

/** A way to draw a whole site. Each folder beside this file holds one. */
export interface Character {
  /** Values of `look` in site.md for an owner who chose none; `null` keeps what the style sheets say. */
  look: {
    hue: string | null
    second: string | null
    typeface: string | null
    radius: 'none' | 'small' | 'large' | null
  }
  words: Readonly<Record<'fr' | 'en', CharacterWords>>
  /**
   * The files of its style sheets in its folder, by the folder below `src` whose own sheets each of them follows. The sheets of all
   * characters give the same class names (vite.config.ts), so components import those of the default character.
   */
  sheets: Readonly<Record<DrawnFolder, string>>
  /** The hero moves on telephones too while it arrives, so browsers wait for it there before they paint (pages/Document.tsx). */
  movesOnPhones: boolean
  /** The pattern in the digits of the page for unknown addresses; `null` if its sheet fills them. */
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
  /** Beside its name, where `init` offers it. */
  choice: string
}

/** A tile in the class `ground`, and an SVG element upon it in the class `mark`. */
export interface DigitPattern {
  width: number
  height: number
  transform?: string
  mark: readonly ['rect', { x: number; width: number; height: number }] | readonly ['path', { d: string }]
}

/** The drawings of a character outside of pages. */
export interface CharacterDrawings {
  /** The mark on icons and share cards: shapes in a square of 32 units with the accent colour. */
  mark: readonly Shape[]
  /** The stamp in the upper right corner of the CV: shapes in a square of 58 points. */
  stamp: readonly Shape[]
  /** Draws the share card above its footer, as SVG of 1200 × 532 pixels. Name and sentence are in its left half. */
  scene(tints: Tints): string
}

export interface Shape {
  /** The path data of SVG. */
  d: string
  /** The role of its colour; `paper` is white. */
  fill: ColourRole | 'paper'
}
