// Decodes pictures, one after the other. It is plain JavaScript because it starts twice as fast without the TypeScript compiler.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import sharp from 'sharp'

sharp.concurrency(1)
const WATCH_MS = 100

process.on('message', async (/** @type {import('./decoder.ts').DecodeOrder} */ order) => {
  const start = cpuSeconds()
  // Only ending the process can stop the decoding of a drawing.
  const watch = setInterval(() => {
    if (cpuSeconds() - start > order.seconds) process.kill(process.pid, 'SIGKILL')
  }, WATCH_MS)
  process.send?.(await decode(order))
  clearInterval(watch)
})
// The parent process has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

/**
 * Decodes the whole picture, unless its header says that it is too large.
 * @returns {Promise<import('./decoder.ts').Decoded>}
 */
async function decode({ path, areaMax, drawn }) {
  let hash = null
  try {
    const bytes = await readFile(path)
    hash = createHash('sha256').update(bytes).digest('hex')
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height <= (format === 'heif' ? areaMax.avif : areaMax.other)) {
      // The build draws it at this size (picture.ts), so a drawing that is fast enough here is fast enough there.
      const density = Math.max(1, 72 * Math.min(drawn.width / width, drawn.height / height))
      // One channel, because the pixels are thrown away.
      await sharp(bytes, { failOn: 'error', ...(format === 'svg' && { density }) })
        .extractChannel(0)
        .raw()
        .toBuffer()
    }
    return { hash, facts: { width: autoOrient.width, height: autoOrient.height } }
  } catch {
    return { hash, facts: { problem: 'format', is: 'unknown' } }
  }
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
