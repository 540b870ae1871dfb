import { paletteOf, type Tints, turned } from '../../styles/palette.ts'
import type { CharacterDrawings } from '../character.ts'

/** The sun behind shutters. */
export const drawings: CharacterDrawings = {
  mark: [
    { fill: 'sun', d: 'M6 16a10 10 0 0 1 20 0a10 10 0 0 1-20 0z' },
    { fill: 'accent', d: 'M5 12.5h22v2.6H5zM5 18h22v2.6H5zM5 23.5h22v2.6H5z' },
  ],
  stamp: [
    { fill: 'sun', d: 'M0 29a29 29 0 0 1 58 0a29 29 0 0 1-58 0z' },
    { fill: 'paper', d: slats() },
  ],
  scene: openWindow,
}

/** Returns the slats across the stamp, at the 115° of the site's gradients, which are measured from the vertical. */
function slats(): string {
  const [middle, step, height] = [29, 9, 3]
  const [sine, cosine] = [Math.sin((25 * Math.PI) / 180), Math.cos((25 * Math.PI) / 180)]
  const point = (x: number, y: number) =>
    `${(middle + x * cosine - y * sine).toFixed(2)} ${(middle + x * sine + y * cosine).toFixed(2)}`
  const tops = Array.from({ length: 6 }, (_, index) => (index + 1) * step - middle)
  return tops
    .map((top) => [point(-middle, top), point(middle, top), point(middle, top + height), point(-middle, top + height)])
    .map((corners) => `M${corners.join('L')}z`)
    .join('')
}

/** Draws a wall with light that falls through a shutter, and an open window with a view of the sea. */
function openWindow(tints: Tints): string {
  const { background, surface, accent, sun } = paletteOf(tints).light
  const [light, shade] = [turned('#f6f0e4', tints), turned('#e6dcca', tints)]
  const [accentLight, accentDeep] = [turned('#3f6dd7', tints), turned('#0b2f93', tints)]
  const [stone, tile, sky] = ['#f3dcc9', '#cf7855', '#c3ebf5']
  return `<defs>
    <path id="band" d="M248 0h120L120 532H0z" fill="${light}"/>
    <pattern id="slats" width="90" height="22" patternUnits="userSpaceOnUse">
      <rect width="90" height="22" fill="${accentDeep}"/>
      <rect width="90" height="13.6" fill="${accentLight}"/>
    </pattern>
    <g id="leaf">
      <rect width="112" height="384" rx="4" fill="${accent}"/>
      <rect transform="translate(11 11)" width="90" height="198" fill="url(#slats)"/>
      <rect transform="translate(11 220)" width="90" height="153" fill="url(#slats)"/>
    </g>
    <clipPath id="view"><rect x="886" y="92" width="212" height="348"/></clipPath>
  </defs>
  <rect width="1200" height="532" fill="${background}"/>
  <use href="#band" x="-60"/><use href="#band" x="250"/><use href="#band" x="560"/><use href="#band" x="870"/>
  <path d="M770 88h112v384H770zM1130 88h112v384h-112zM862 472h288v18H862z" fill="${shade}"/>
  <rect x="858" y="60" width="268" height="14" rx="4" fill="${stone}"/>
  <use href="#leaf" x="756" y="74"/><use href="#leaf" x="1116" y="74"/>
  <rect x="868" y="74" width="248" height="384" fill="${stone}"/>
  <rect x="878" y="84" width="228" height="364" fill="${surface}"/>
  <rect x="848" y="458" width="288" height="18" rx="4" fill="${tile}"/>
  <g clip-path="url(#view)">
    <rect x="886" y="92" width="212" height="216" fill="${sky}"/>
    <circle cx="992" cy="272" r="66" fill="${sun}"/>
    <path d="M886 308v-34c34-24 64-18 92 2s46 28 84 32z" fill="${accentLight}"/>
    <rect x="886" y="308" width="212" height="132" fill="${accent}"/>
    <path d="M944 330h96M957 354h70M970 378h44M983 402h18" stroke="${sun}" stroke-width="8" stroke-linecap="round"/>
  </g>`
}
