import { paletteOf } from '../../../src/styles/palette.ts'
import type { CharacterDrawings } from './drawings.ts'

/** Graph paper and crop marks. */
export const atelier: CharacterDrawings = {
  mark: [{ fill: 'sun', d: 'M8 8h16v16H8z' }],
  stamp: [{ fill: 'accent', d: 'M0 0h58v58H0z' }],
  scene: (look) => `<rect width="1200" height="532" fill="${paletteOf(look).light.background}"/>`,
}
