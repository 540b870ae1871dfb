// Decodes pictures, one after the other. It is plain JavaScript because it starts twice as fast without the TypeScript compiler.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import sharp from 'sharp'

sharp.concurrency(1)
// No picture comes twice.
sharp.cache(false)
// Memory grows by some 2 MB in a millisecond.
const WATCH_MS = 20
let memoryMaxMb = 0

process.on('message', async (/** @type {import('./decoder.ts').DecodeOrder} */ order) => {
  const start = cpuSeconds()
  memoryMaxMb = order.memoryMax.other
  // Only ending the process can stop the decoding of a drawing.
  const watch = setInterval(() => {
    if (cpuSeconds() - start > order.seconds || memoryMb() > memoryMaxMb) process.kill(process.pid, 'SIGKILL')
  }, WATCH_MS)
  const decoded = await decode(order)
  clearInterval(watch)
  process.send?.({ ...decoded, memoryMb: memoryMb(), seconds: cpuSeconds() - start })
})
// The parent process has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

/**
 * Decodes the whole picture, unless its header says that it is too large.
 * @returns {Promise<Omit<import('./decoder.ts').Decoded, 'memoryMb' | 'seconds'>>}
 */
async function decode({ path, drawing, areaMax, memoryMax, drawn, layers, sheet, inks }) {
  let hash = null
  let look = null
  try {
    const bytes = drawing === undefined ? await readFile(path) : Buffer.from(drawing)
    hash = createHash('sha256').update(bytes).digest('hex')
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format === 'svg') memoryMaxMb = memoryMax.svg
    const area = format === 'heif' ? areaMax.avif : format === 'jpeg' ? areaMax.jpeg : areaMax.other
    if (drawing !== undefined || width * height <= area) {
      // The build draws it at this size (picture.ts), so a drawing that is fast enough here is fast enough there.
      const density = Math.max(1, 72 * Math.min(drawn.width / width, drawn.height / height))
      // Its layers may be filled faster than this process looks at its memory. Most drawings fill them only in part.
      const layersMb = (4 * layers * width * height * (density / 72) ** 2) / 1024 ** 2
      if (format === 'svg' && layersMb > 2 * memoryMaxMb) process.kill(process.pid, 'SIGKILL')
      const pixels = (/** @type {sharp.SharpOptions} */ options) =>
        // One channel, because the pixels are thrown away, but for what they look like.
        sharp(bytes, { failOn: 'error', ...(format === 'svg' && { density }), ...options })
          .extractChannel(0)
          .raw()
          .toBuffer({ resolveWithObject: true })
      const { data, info } = await pixels({})
      if (format === 'svg' && sheet !== null) await pixels({ svg: { stylesheet: sheet } })
      if (format !== 'svg') look = lookOf(data, info)
    }
    return {
      hash,
      facts: {
        ...{ width: autoOrient.width, height: autoOrient.height },
        ...(inks && { inks: await inHex(inks) }),
        ...(look && { look }),
      },
    }
  } catch {
    return { hash, facts: { problem: 'format', is: 'unknown' } }
  }
}

/** The parts of a row that are compared, each with the next one, and the rows. */
const [PARTS, ROWS] = [9, 8]
/** The most pixels of a part that are read in a row or a column. */
const PART_PIXELS = 32

/**
 * Returns what a picture looks like: for each of 64 places, whether it is darker than the place on its right. Another size or format of the
 * same picture changes few of these bits (difference hash).
 * @param {Uint8Array} pixels one byte for each
 * @param {{ width: number, height: number }} size
 * @returns {string} 16 hexadecimal digits
 */
function lookOf(pixels, { width, height }) {
  const meanOf = (/** @type {number} */ part, /** @type {number} */ row) => {
    const [left, right] = [Math.floor((part * width) / PARTS), Math.ceil(((part + 1) * width) / PARTS)]
    const [top, bottom] = [Math.floor((row * height) / ROWS), Math.ceil(((row + 1) * height) / ROWS)]
    const [stepX, stepY] = [right - left, bottom - top].map((side) => Math.max(1, Math.floor(side / PART_PIXELS)))
    let [sum, count] = [0, 0]
    for (let y = top; y < bottom; y += stepY)
      for (let x = left; x < right; x += stepX, count++) sum += pixels[y * width + x] ?? 0
    return sum / count
  }
  let digits = ''
  for (let row = 0; row < ROWS; row++) {
    const means = Array.from({ length: PARTS }, (_, part) => meanOf(part, row))
    const bits = means.slice(1).map((mean, part) => (means[part] ?? 0) < mean)
    digits += parseInt(bits.map(Number).join(''), 2).toString(16).padStart(2, '0')
  }
  return digits
}

/**
 * Writes colours as `#rrggbb` or `currentColor`.
 * @param {readonly string[]} inks
 * @returns {Promise<string[] | null>} `null` if a colour is unknown
 */
async function inHex(inks) {
  const toHex = async (/** @type {string} */ background) => {
    if (background === 'currentcolor') return 'currentColor'
    const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background } })
    return `#${(await pixel.raw().toBuffer()).toString('hex')}`
  }
  return Promise.all(inks.map(toHex)).catch(() => null)
}

function memoryMb() {
  return process.memoryUsage.rss() / 1024 ** 2
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
