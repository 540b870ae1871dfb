/** The kit all pictures of the sample are drawn with: one light, one ink, one shadow, one yellow thing in each. */
export const WIDTH = 1340
export const HEIGHT = 840

export const INK = '#161f32'
export const MUTED = '#566076'
export const PAPER = '#fffefb'
export const LINE = '#dcd7cb'
export const SUN = '#febf32'

/** Hues of the brief, in OKLCH degrees. */
export const HUES = { sea: 215, tile: 42, cobalt: 264, sun: 82, olive: 128, lavender: 300 } as const
export type Hue = keyof typeof HUES

/** Tones of one hue, from the ground to the ink of its shadows. */
export function tones(hue: Hue) {
  const degrees = HUES[hue]
  const tone = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${degrees})`
  return {
    ground: tone(0.9, 0.055),
    band: tone(0.945, 0.035),
    soft: tone(0.84, 0.08),
    middle: tone(0.66, 0.12),
    shadow: tone(0.58, 0.115),
    strong: tone(0.46, 0.125),
    deep: tone(0.3, 0.08),
  }
}
export type Tones = ReturnType<typeof tones>

interface TextOptions {
  size?: number
  weight?: number
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  /** Letter spacing in em. */
  spacing?: number
  mono?: boolean
}

export function text(x: number, y: number, words: string, options: TextOptions = {}): string {
  const { size = 24, weight = 450, fill = INK, anchor = 'start', spacing = -0.01, mono = false } = options
  const family = mono ? 'DejaVu Sans Mono, monospace' : 'Bricolage'
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing * size}" xml:space="preserve">${escapeText(words)}</text>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
}

export function path(shape: string, fill: string, more = ''): string {
  return `<path d="${shape}" fill="${fill}" ${more}/>`
}

export function stroke(shape: string, colour: string, width: number, more = ''): string {
  return `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

/** An object on the ground: its hard shadow, 14 px down to the right, then what is in it, cut at its edge. */
export function object(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  shadow: string,
  inside: string,
  fill = PAPER,
): string {
  const id = `cut-${x}-${y}-${width}-${height}`.replace(/\./g, '_')
  return `${rect(x + 14, y + 14, width, height, radius, shadow)}${rect(x, y, width, height, radius, fill)}
  <clipPath id="${id}">${rect(x, y, width, height, radius, '#000')}</clipPath><g clip-path="url(#${id})">${inside}</g>`
}

/** A label in a rounded box. */
export function pill(
  x: number,
  y: number,
  width: number,
  words: string,
  fill: string,
  colour: string,
  size = 22,
  height = 46,
): string {
  return (
    rect(x, y, width, height, height / 2, fill) +
    text(x + width / 2, y + height / 2 + size * 0.35, words, { size, weight: 600, fill: colour, anchor: 'middle' })
  )
}

/** Five points of a star around its middle. */
export function star(x: number, y: number, radius: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI / 5) * index - Math.PI / 2
    const length = index % 2 === 0 ? radius : radius * 0.45
    return `${(x + length * Math.cos(angle)).toFixed(1)},${(y + length * Math.sin(angle)).toFixed(1)}`
  })
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`
}

/** The ground of a picture, with the light of the shutters across it. */
export function picture(hue: Hue, scene: (colours: Tones) => string): string {
  const colours = tones(hue)
  const bands = Array.from({ length: 9 }, (_, index) => {
    const x = -420 + index * 236
    return `<polygon points="${x + 392},0 ${x + 494},0 ${x + 102},${HEIGHT} ${x},${HEIGHT}" fill="${colours.band}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  ${rect(0, 0, WIDTH, HEIGHT, 0, colours.ground)}${bands.join('')}${scene(colours)}</svg>`
}

function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
