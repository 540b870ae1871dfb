/**
 * The night versions of the sample's drawings: `npm run -w tools night`. They have no other source than their pixels, so each tone gets
 * another light: grounds and panels go down, the yellow lamp stays, and thin dark marks on what is dark now become light.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../scripts/site/root.ts'
import { fromOklab, type Lab, toOklab } from './oklab.ts'
import { Plane } from './plane.ts'

const FOLDER = join(ROOT, 'content/projets/images')
/** The drawings are the PNG files. Captures are WebP. */
const DRAWING = /^(?!.*-nuit).*\.png$/

/** Of panels and of thin light marks. */
const WHITE = 0.76

/** Lightness by day and by night, in OKLab. Bands of light and white panels are close by day and apart by night. */
const CURVE = [
  [0, 0.06],
  [0.25, 0.16],
  [0.5, 0.36],
  [0.75, 0.44],
  [0.88, 0.29],
  [0.91, 0.3],
  [0.95, 0.36],
  [0.975, 0.64],
  [1, WHITE],
] as const

/** Half of the width of marks, in pixels: letters, axes, arrows. Hard shadows are wider. */
const THIN_PX = 6
/** Drawings whose titles on the ground are larger, or smaller than what stands on panels. */
const THIN_IN: Readonly<Record<string, number>> = {
  'architecte.png': 8,
  'carte-animee.png': 12,
  'photographe.png': 3,
  'portfolio.png': 0,
}
/** Ink is darker than hard shadows. */
const INK = 0.48
/** Wider than a line of letters: what is around it is the ground that they stand on. */
const AROUND_PX = 24
/** How far a mark must stand out from what is around it. */
const CONTRAST = 0.22

for (const name of readdirSync(FOLDER).filter((file) => DRAWING.test(file))) {
  const drawing = await night(join(FOLDER, name), THIN_IN[name] ?? THIN_PX)
  await drawing.png({ palette: true, effort: 10 }).toFile(join(FOLDER, name.replace('.png', '-nuit.png')))
}

async function night(file: string, thin: number) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const toneAt = (index: number) => toOklab(data[3 * index] ?? 0, data[3 * index + 1] ?? 0, data[3 * index + 2] ?? 0)
  const tones = Array.from({ length: info.width * info.height }, (_, index) => toneAt(index))
  const planeOf = (measure: (tone: Lab) => number) => new Plane(Float32Array.from(tones, measure), info.width)
  const light = planeOf(({ l }) => l)
  const planes = {
    // The blurred edges of large letters are no ground.
    ground: light.most(thin).least(thin).most(2),
    floor: light.least(thin).most(thin),
    darkest: light.least(3),
    around: light.mean(AROUND_PX),
    lamp: planeOf(lampOf).most(2 * thin),
  }
  const pixels = Buffer.alloc(data.length)
  for (const [index, tone] of tones.entries()) {
    const place = {
      ground: planes.ground.at(index),
      floor: planes.floor.at(index),
      darkest: planes.darkest.at(index),
      around: planes.around.at(index),
      lamp: planes.lamp.at(index),
    }
    pixels.set(fromOklab(relit(tone, place)), 3 * index)
  }
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
}

/** The lightness of a place by day. */
interface Surroundings {
  /** Without thin dark marks. */
  ground: number
  /** Without thin light marks. */
  floor: number
  /** Of the darkest pixel that touches it. */
  darkest: number
  /** Of all that is near. */
  around: number
  /** 1 beside the yellow thing of the drawing. */
  lamp: number
}

/** 1 if it is the yellow thing of the drawing. */
function lampOf({ l, a, b }: Lab): number {
  return step(0.11, 0.14, Math.hypot(a, b)) * step(0.7, 0.78, l) * step(0, 0.04, b - Math.abs(a))
}

function relit(tone: Lab, { ground, floor, darkest, around, lamp }: Surroundings): Lab {
  const { l, a, b } = tone
  const behind = curve(ground)
  // A faint line on a panel stays faint.
  const plain = mix(curve(l), (behind * l) / ground, step(0.95, 0.97, ground))
  const isOnLight = step(0.5, 0.56, around)
  const isOnDark = (1 - step(0.46, 0.54, behind)) * (1 - lamp)
  const isInk = step(CONTRAST, CONTRAST + 0.1, ground - l) * (1 - step(INK, INK + 0.04, darkest)) * isOnLight * isOnDark
  // The darker the mark by day, the lighter by night; the edges of letters stay smooth.
  const marked = behind + (ground - l) * 0.85
  const isChalk = step(0.3, 0.45, l - floor) * (1 - isOnLight)
  const isLamp = lampOf(tone)
  const dark = mix(plain, marked, isInk)
  const lit = mix(dark, Math.max(dark, WHITE), isChalk)
  const saturation = mix(0.9, 0.2, isInk)
  // Grounds turn a little blue, and white is lit by a lamp.
  const blue = mix(-0.012, 0.022, step(0.95, 1, l))
  return {
    l: mix(lit, Math.min(l, 0.8), isLamp),
    a: mix(a * saturation, a, isLamp),
    b: mix(b * saturation + blue, b * 0.95, isLamp),
  }
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

/** 0 up to `from`, 1 beyond `to`. */
function step(from: number, to: number, value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}
