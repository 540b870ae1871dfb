import type { Look } from '../../../src/catalogue/types.ts'
import type { ColourRole } from '../../../src/styles/palette.ts'

/** What a character draws outside of pages. */
export interface CharacterDrawings {
  /** On icons and share cards: shapes on a square of 32 units that has the accent colour. */
  mark: readonly Shape[]
  /** In the upper right corner of the CV: shapes in a square of 58 points. */
  stamp: readonly Shape[]
  /** The share card above its foot, as SVG: 1200 × 532 pixels. Name and sentence stand in its left half. */
  scene(look: Look): string
}

export interface Shape {
  /** Path data of SVG. */
  d: string
  /** `paper` is white. */
  fill: ColourRole | 'paper'
}
