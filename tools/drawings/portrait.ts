/** Draws the portrait of the sample, by day and by night: `npm --prefix tools run portrait`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../scripts/disk/root.ts'
import { paletteOf } from '../../src/styles/palette.ts'

const { light, dark } = paletteOf({ hue: null, second: null })

/**
 * Flat tones, from those of the site: cobalt, tile, navy and cream. The page goes on with the same wall
 * (src/looks/soleil/Hero.module.scss). At night the room is lit by a lamp at the left. `shade` is the matrix of colours between two
 * bands of light (feColorMatrix).
 */
const PALETTES = {
  portrait: {
    wall: light.wall,
    slat: light['wall-light'],
    skin: '#f0b083',
    skinShade: '#c4734a',
    neckShade: '#ab5c38',
    line: '#8a4527',
    lip: '#b4553f',
    eye: '#fff6e6',
    eyeShade: '#ecd3bd',
    hair: '#161d2f',
    hairLight: '#3d4a6b',
    glasses: '#161d2f',
    coat: '#d9603b',
    coatShade: '#ab4022',
    coatDark: '#7d2b14',
    collar: '#ec7c52',
    tee: '#fdf3e0',
    teeShade: '#dcc8ae',
    shade: '0.84 0 0 0 0 0 0.74 0 0 0 0 0 0.75 0 0.02 0 0 0 1 0',
  },
  'portrait-nuit': {
    wall: dark.wall,
    slat: dark['wall-light'],
    skin: '#d99663',
    skinShade: '#8a4a38',
    neckShade: '#723b30',
    line: '#5b2a20',
    lip: '#8f4336',
    eye: '#f3dcb8',
    eyeShade: '#b98f78',
    hair: '#0a0e1a',
    hairLight: '#57463f',
    glasses: '#0a0f1c',
    coat: '#a9442a',
    coatShade: '#6e2a1e',
    coatDark: '#431710',
    collar: '#d0633c',
    tee: '#d9bf96',
    teeShade: '#8c7868',
    shade: '0.77 0 0 0 0 0 0.68 0 0 0 0 0 0.76 0 0.02 0 0 0 1 0',
  },
}

const WIDTH = 1128

for (const [name, palette] of Object.entries(PALETTES)) {
  const drawing = readFileSync(join(import.meta.dirname, 'portrait.svg'), 'utf8')
  const tones: Readonly<Record<string, string>> = palette
  const svg = drawing.replace(/\{(\w+)\}/g, (_, tone: string) => tones[tone] ?? tone)
  await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: WIDTH })
    .png({ palette: true, effort: 10 })
    .toFile(join(ROOT, 'content/images', `${name}.png`))
}
