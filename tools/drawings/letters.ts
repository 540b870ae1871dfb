/** Lightness of a drawing's grounds and of their bands of light, by day. White panels are lighter, the yellow thing is darker. */
const GROUND = { from: 0.87, to: 0.975 }
/** The lightness below which a pixel may belong to a letter or its fringe. */
const INK = 0.8
/** The largest letter, in pixels of a drawing 1,340 pixels wide. Larger shapes are things. */
const LARGEST_LETTER = { width: 110, height: 100 }
/** The width of the soft edge of a letter, in pixels. */
const FRINGE = 2
/** The share of pixels around a shape that must be ground. The others are mostly neighbouring letters. */
const SURROUNDED = 0.3
/** The share of ground among those pixels around a shape that are as light as a ground or lighter. */
const ON_GROUND = 0.9
/** The lightness above which a pixel may belong to a letter on a dark thing. */
const PALE = 0.76
const DARK = 0.6
/** The share of pixels around a pale shape that must be dark. */
const SURROUNDED_BY_DARK = 0.7
/** More pixels than the stroke of any dark letter has. Beyond them the pale inside of a letter meets a pale ground again. */
const STROKE = 36

/**
 * Finds the pixels of letters that stand on a ground, soft edges included.
 * @param lightness of each pixel in OKLab, row after row
 * @param width of the drawing in pixels
 * @returns for each such pixel, by its place in `lightness`, the lightness of the ground around its letter
 */
export function lettersOnGround(lightness: readonly number[], width: number): Map<number, number> {
  const letters = new Map<number, number>()
  const seen = new Uint8Array(lightness.length)
  for (const start of lightness.keys()) {
    if (seen[start] || !isInk(lightness[start])) continue
    const shape = shapeFrom(start, lightness, width, seen)
    if (!isLetterSized(shape, width)) continue
    const around = ringAround(shape, width, lightness.length).map((at) => lightness[at] ?? 0)
    const light = around.filter((l) => l >= GROUND.from)
    const grounds = light.filter((l) => l <= GROUND.to)
    if (grounds.length < around.length * SURROUNDED || grounds.length < light.length * ON_GROUND) continue
    const ground = grounds.sort((one, other) => one - other)[grounds.length >> 1] ?? GROUND.to
    for (const at of grown(shape, width, lightness.length, FRINGE)) letters.set(at, ground)
  }
  return letters
}

/**
 * Finds the pixels of pale letters that stand on a dark thing, as dark as `DARK` or darker all around.
 */
export function lettersOnDark(lightness: readonly number[], width: number): Map<number, number> {
  const letters = new Map<number, number>()
  const seen = new Uint8Array(lightness.length)
  for (const start of lightness.keys()) {
    if (seen[start] || !isPale(lightness[start])) continue
    const shape = shapeFrom(start, lightness, width, seen, isPale)
    if (!isLetterSized(shape, width)) continue
    const ring = (reach: number) => ringAround(shape, width, lightness.length, reach).map((at) => lightness[at] ?? 0)
    const around = ring(FRINGE)
    const dark = around.filter((l) => l <= DARK).sort((one, other) => one - other)
    if (dark.length < around.length * SURROUNDED_BY_DARK) continue
    const beyond = ring(STROKE)
    if (beyond.filter((l) => l <= DARK).length < beyond.length / 2) continue
    const ground = dark[dark.length >> 1] ?? DARK
    for (const at of grown(shape, width, lightness.length, FRINGE)) letters.set(at, ground)
  }
  return letters
}

function isInk(l: number | undefined): boolean {
  return l !== undefined && l < INK
}

function isPale(l: number | undefined): boolean {
  return l !== undefined && l > PALE
}

/** Gathers all ink that touches the ink at `start`. */
function shapeFrom(
  start: number,
  lightness: readonly number[],
  width: number,
  seen: Uint8Array,
  is: typeof isInk = isInk,
): number[] {
  const shape = [start]
  seen[start] = 1
  // The list grows during the loop.
  for (const at of shape)
    for (const next of neighbours(at, width, lightness.length)) {
      if (seen[next] || !is(lightness[next])) continue
      seen[next] = 1
      shape.push(next)
    }
  return shape
}

function isLetterSized(shape: readonly number[], width: number): boolean {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0]
  for (const at of shape) {
    const x = at % width
    const y = Math.floor(at / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right - left < LARGEST_LETTER.width && bottom - top < LARGEST_LETTER.height
}

/** Lists the pixels just beyond the soft edge of a shape, or farther away. */
function ringAround(shape: readonly number[], width: number, length: number, reach = FRINGE): number[] {
  const inner = grown(shape, width, length, reach)
  return [...grown(inner, width, length, 1)].filter((at) => !inner.has(at))
}

function grown(shape: Iterable<number>, width: number, length: number, steps: number): Set<number> {
  const all = new Set(shape)
  let edge: Iterable<number> = [...all]
  for (let step = 0; step < steps; step++) {
    const next: number[] = []
    for (const at of edge)
      for (const neighbour of neighbours(at, width, length)) {
        if (all.has(neighbour)) continue
        all.add(neighbour)
        next.push(neighbour)
      }
    edge = next
  }
  return all
}

function neighbours(at: number, width: number, length: number): number[] {
  const x = at % width
  const found: number[] = []
  for (const dy of [-width, 0, width])
    for (const dx of [-1, 0, 1]) {
      const next = at + dy + dx
      if (next !== at && next >= 0 && next < length && x + dx >= 0 && x + dx < width) found.push(next)
    }
  return found
}
