import type { Look } from '../../../src/catalogue/types.ts'
import type { ColourRole } from '../../../src/styles/palette.ts'

/** The drawings of a character outside of pages. */
export interface CharacterDrawings {
  /** The mark on icons and share cards: shapes in a square of 32 units with the accent colour. */
  mark: readonly Shape[]
  /** The stamp in the upper right corner of the CV: shapes in a square of 58 points. */
  stamp: readonly Shape[]
  /** Draws the share card above its footer, as SVG of 1200 × 532 pixels. Name and sentence are in its left half. */
  scene(look: Look): string
}

export interface Shape {
  /** The path data of SVG. */
  d: string
  /** The role of its colour; `paper` is white. */
  fill: ColourRole | 'paper'
}
