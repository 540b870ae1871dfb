import { writeFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureQueue } from '../../scripts/images/picture-queue.ts'
import type { Pixels } from '../../scripts/images/picture-work.ts'
import { PICTURE } from '../../scripts/images/profile.ts'
import { Studio } from '../../scripts/images/studio.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()

/** Collects what nothing holds any more. */
async function collect() {
  await nextTurn()
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

test('of the pictures of a page, the pixels of one are kept until all its sizes are encoded', async () => {
  const queue = new PictureQueue(at('site'))
  const decoded: WeakRef<Pixels>[] = []
  const pixelsOf = queue.pixelsOf.bind(queue)
  queue.pixelsOf = (key, decode) =>
    pixelsOf(key, async () => {
      const pixels = await decode()
      decoded.push(new WeakRef(pixels))
      return pixels
    })
  const held = async () => {
    await collect()
    return decoded.filter((one) => one.deref() !== undefined).length
  }

  const studio = new Studio({ locate: at, outDir: at('site'), cacheDir: at('cache'), queue })
  const colours = ['red', 'green', 'blue', 'white']
  const pictures = await Promise.all(
    colours.map(async (background) => {
      await writeFile(
        at(background),
        await sharp({ create: { width: 400, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      )
      return studio.picture({ file: background, alt: '' }, PICTURE)
    }),
  )
  const ask = (size: string) => Promise.all(pictures.map(({ name }) => queue.need(`${name}-${size}`)))
  await ask('335.avif')
  expect(decoded).toHaveLength(colours.length)
  // Those of the last messages to the process of pictures are let go a little later.
  await expect.poll(held).toBeLessThanOrEqual(1)

  await queue.work()
  await expect.poll(held).toBe(0)
  // Sizes that follow each other are made from the same pixels.
  expect(decoded.length).toBeLessThanOrEqual(2 * colours.length)
})
