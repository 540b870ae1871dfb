import { setTimeout as later } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture, decoding, openPicture } from '../../scripts/images/picture.ts'
import { toJpeg } from '../../scripts/share/jpeg.ts'

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="9" height="9"/></svg>',
)
const flat = sharp({ create: { width: 400, height: 300, channels: 3, background: 'green' } })

/** Returns how many of several decodings are done at once. */
async function atOnce(original: Uint8Array): Promise<number> {
  const now = { count: 0, most: 0 }
  const decode = async () =>
    decoding(await openPicture(original), async () => {
      now.count += 1
      now.most = Math.max(now.most, now.count)
      await later(20)
      now.count -= 1
    })
  await Promise.all(Array.from({ length: 4 }, decode))
  return now.most
}

test('drawings are drawn one after the other, because each may take the memory that the check allows', async () => {
  expect(await atOnce(DRAWING)).toBe(1)
  expect(await atOnce(await flat.png().toBuffer())).toBe(4)
})

test('what the check and browsers forgive in a photograph does not stop a build', async () => {
  const jpeg = await flat.jpeg().toBuffer()
  const first = 4 + jpeg.readUInt16BE(4)
  const padded = Buffer.concat([jpeg.subarray(0, first), Buffer.alloc(3), jpeg.subarray(first)])
  await expect(sharp(padded).raw().toBuffer()).rejects.toThrow('extraneous bytes')
  expect(await decodePicture(padded, { widths: [335] })).toMatchObject({ width: 400, widths: [335] })
})

test('an original is decoded once, however many qualities are tried for what others share', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff', noise } })
  let count = 0
  const counted: Partial<typeof picture> = {
    clone: () => counted as typeof picture,
    flatten: (options) => {
      count += 1
      return picture.clone().flatten(options)
    },
  }
  // Noise needs a lower quality than the first.
  expect((await toJpeg(counted as typeof picture)).length).toBeGreaterThan(100_000)
  expect(count).toBe(1)
})
