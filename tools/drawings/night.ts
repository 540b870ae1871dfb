/**
 * Makes the night versions of the sample's drawings: `npm --prefix tools run night`. They have no other source than their pixels, so each tone gets
 * another light: the pale grounds become deep and saturated, white is lit by a lamp, and what is dark stays dark upon both. Letters
 * that stand on a ground become light, because dark ones could not be read there; pale ones on dark things stay as light as they were.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../scripts/disk/root.ts'
import { lettersOnDark, lettersOnGround } from './letters.ts'
import { fromOklab, type Lab, toOklab } from './oklab.ts'

const FOLDER = join(ROOT, 'content/projets/images')
/** Finds the drawings: they are the PNG files, because captures are WebP. */
const DRAWING = /^(?!.*-nuit).*\.png$/

/** The lightness by day and by night, in OKLab. The pale grounds lie between 0.88 and 0.96. */
const CURVE = [
  [0, 0.06],
  [0.25, 0.16],
  [0.5, 0.4],
  [0.75, 0.6],
  [0.84, 0.6],
  [0.88, 0.42],
  [0.91, 0.43],
  [0.96, 0.48],
  [0.985, 0.84],
  [1, 0.88],
] as const

const LETTER = 0.9

for (const name of readdirSync(FOLDER).filter((file) => DRAWING.test(file))) {
  const drawing = await night(join(FOLDER, name))
  await drawing.png({ palette: true, effort: 10 }).toFile(join(FOLDER, name.replace('.png', '-nuit.png')))
}

async function night(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const tones = Array.from({ length: data.length / 3 }, (_, at) =>
    toOklab(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0),
  )
  const lightness = tones.map(({ l }) => l)
  const letters = lettersOnGround(lightness, info.width)
  const pale = lettersOnDark(lightness, info.width)
  for (const [at, tone] of tones.entries()) {
    const ground = letters.get(at)
    const dark = pale.get(at)
    const lit =
      ground !== undefined ? litLetter(tone, ground) : dark !== undefined ? keptLetter(tone, dark) : relit(tone)
    data.set(fromOklab(lit), at * 3)
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
}

function relit({ l, a, b }: Lab): Lab {
  // The yellow thing of each drawing is its lamp.
  const isLamp = step(0.11, 0.14, Math.hypot(a, b)) * step(0.7, 0.78, l) * step(0, 0.04, b - Math.abs(a))
  const isGround = step(0.84, 0.88, l) * (1 - step(0.965, 0.985, l))
  // The bands of light on the grounds are paler than these.
  const depth = mix(1.9, 2.8, step(0.92, 0.95, l))
  const saturation = mix(mix(0.92, depth, isGround), 0.95, isLamp)
  const warmth = 0.014 * step(0.975, 1, l)
  return { l: mix(curve(l), Math.min(l, 0.82), isLamp), a: a * saturation, b: b * saturation + warmth }
}

/** @param ground lightness by day of the ground around the letter: the nearer a tone is to it, the less of the letter it holds */
function litLetter({ l, a, b }: Lab, ground: number): Lab {
  const behind = relit({ l: ground, a, b })
  const ink = step(0, 0.5, ground - l)
  return { l: mix(behind.l, LETTER, ink), a: behind.a * (1 - ink), b: mix(behind.b, 0.02, ink) }
}

/** @param ground lightness by day of the dark thing around the letter */
function keptLetter({ l, a, b }: Lab, ground: number): Lab {
  const night = relit({ l: ground, a, b })
  return { ...night, l: mix(night.l, Math.min(l, 0.88), step(0, 0.4, l - ground)) }
}

function curve(l: number): number {
  const end = CURVE.findIndex(([day]) => day >= l)
  const [to, from] = [CURVE[end === -1 ? CURVE.length - 1 : end], CURVE[Math.max(end - 1, 0)]]
  if (!to || !from || to === from) return to?.[1] ?? l
  return mix(from[1], to[1], (l - from[0]) / (to[0] - from[0]))
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Rises smoothly from 0 at `from` to 1 at `to`. */
function step(from: number, to: number, value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}
