import { writeFile } from 'node:fs/promises'
import { setTimeout as later } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { PICTURE } from '../../scripts/images/profile.ts'
import { Studio } from '../../scripts/images/studio.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

vi.mock(
  '../../scripts/disk/threads/in-process.ts',
  async () => (await import('../support/same-process.ts')).SAME_PROCESS,
)

const at = folderForEachTest()

/** The widths that are encoded now, and the largest number of pixels that were at once. */
const now = vi.hoisted(() => ({ pixels: 0, count: 0, most: 0, mostWithOthers: 0 }))
const HEIGHT = 4400

vi.mock('../../scripts/images/picture.ts', async (original) => ({
  ...(await original<object>()),
  async encodePicture(_pixels: unknown, width: number) {
    const own = (width * width * HEIGHT) / 1340
    now.pixels += own
    now.count += 1
    now.most = Math.max(now.most, now.pixels)
    if (now.count > 1) now.mostWithOthers = Math.max(now.mostWithOthers, now.pixels)
    await later(20)
    now.pixels -= own
    now.count -= 1
    return new Uint8Array()
  },
}))

test('a large picture is encoded alone, because encoders take many times its pixels', async () => {
  const studio = new Studio({ locate: at, outDir: at('site'), cacheDir: at('cache') })
  await Promise.all(
    ['red', 'blue'].map(async (background) => {
      const size = { width: 1340, height: HEIGHT, channels: 3, background } as const
      await writeFile(at(background), await sharp({ create: size }).png().toBuffer())
      return studio.picture({ file: background, alt: '' }, PICTURE)
    }),
  )
  expect(now.most).toBeGreaterThanOrEqual(1340 * HEIGHT)
  expect(Math.max(now.most, now.mostWithOthers)).toBeLessThanOrEqual(6_000_000)
})

test('a very tall picture is shown from a narrower file', async () => {
  const studio = new Studio({ locate: at, outDir: at('site'), cacheDir: at('cache') })
  const size = { width: 1340, height: 9000, channels: 3, background: 'green' } as const
  await writeFile(at('tall'), await sharp({ create: size }).png().toBuffer())
  const { width, height, widths } = await studio.picture({ file: 'tall', alt: '' }, PICTURE)
  expect({ width, height, widths }).toEqual({ width: 1340, height: 9000, widths: [335, 512, 670] })
})
