import { paletteOf, type Tints } from '../../styles/palette.ts'
import type { CharacterDrawings } from '../character.ts'

/** The registration mark of printers, and a drawing on graph paper. */
export const drawings: CharacterDrawings = {
  mark: [
    {
      fill: 'on-accent',
      d: 'M15 3h2v26h-2zM3 15h26v2H3zM7 16a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM9 16a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
    },
    { fill: 'sun', d: 'M12.5 16a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0z' },
  ],
  stamp: [
    {
      fill: 'text',
      d: 'M28 3h2v52h-2zM3 28h52v2H3zM11 29a18 18 0 1 1 36 0a18 18 0 1 1-36 0zM13.5 29a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0-31 0z',
    },
    { fill: 'accent', d: 'M20 29a9 9 0 1 1 18 0a9 9 0 1 1-18 0z' },
  ],
  scene: drawingBoard,
}

/** Draws graph paper, and a plate between crop marks: a disc, a square and hatching. */
function drawingBoard(tints: Tints): string {
  const { background, surface, line, text, accent, sun } = paletteOf(tints).light
  return `<defs>
    <pattern id="grid" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M0 .5h24M.5 0v24" stroke="${line}" fill="none"/></pattern>
    <pattern id="hatching" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v12" stroke="${text}" stroke-width="2.5"/></pattern>
  </defs>
  <rect width="1200" height="532" fill="${background}"/><rect width="1200" height="532" fill="url(#grid)"/>
  <rect x="832" y="104" width="288" height="360" fill="none" stroke="${accent}" stroke-width="5"/>
  <rect x="816" y="88" width="288" height="360" fill="${surface}" stroke="${text}" stroke-width="3"/>
  <path d="M816 268h288v180H816z" fill="${accent}"/>
  <path d="M816 448V268l180 180z" fill="url(#hatching)"/>
  <circle cx="996" cy="232" r="96" fill="${sun}" stroke="${text}" stroke-width="3"/>
  <path d="M816 268h288M996 88v360" stroke="${text}" stroke-width="3"/>
  <path d="M816 44v24M1104 44v24M816 468v24M1104 468v24M772 88h24M1124 88h24M772 448h24M1140 448h24" stroke="${text}" stroke-width="3"/>`
}
