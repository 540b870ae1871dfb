import { paletteOf, type Tints } from '../../styles/palette.ts'
import type { CharacterDrawings } from '../character.ts'

/** A leaf of two papers, and overlapping cuttings. */
export const drawings: CharacterDrawings = {
  mark: [
    { fill: 'sun', d: 'M6 6A20 20 0 0 1 26 26z' },
    { fill: 'on-accent', d: 'M26 26A20 20 0 0 1 6 6z' },
  ],
  stamp: [
    { fill: 'sun', d: 'M5 5A48 48 0 0 1 53 53z' },
    { fill: 'accent', d: 'M53 53A48 48 0 0 1 5 5z' },
  ],
  scene: cuttings,
}

/** Draws an arch with a sun, and leaves, on large shapes that leave the card. */
function cuttings(tints: Tints): string {
  const { background, light, 'accent-soft': soft, accent, sun, night, 'on-accent': paper } = paletteOf(tints).light
  const leaf = 'M0 0C40 26 62 84 34 150C-6 128-32 60 0 0z'
  return `<rect width="1200" height="532" fill="${background}"/>
  <path d="M1200 0v532H900C730 500 640 330 690 190C730 80 850 0 960 0z" fill="${soft}"/>
  <path d="M0 532c10-90 130-130 230-96s140 60 150 96z" fill="${light}"/>
  <path d="M1010 150c90-20 150 60 140 150s-60 180-160 170s-150-110-120-190s60-112 140-130z" fill="${sun}"/>
  <path d="M832 470V250a124 124 0 0 1 248 0v220z" fill="${accent}"/>
  <path d="M900 258c0-42 34-66 66-62s62 34 56 72s-40 56-72 52s-50-28-50-62z" fill="${sun}"/>
  <path d="M832 470v-66c40-30 84-22 124 4s84 26 124-2v64z" fill="${paper}"/>
  <path transform="translate(840 330) rotate(24) scale(1.15)" d="${leaf}" fill="${night}"/>
  <path transform="translate(1100 92) rotate(38)" d="${leaf}" fill="${accent}"/>`
}
