import { writeFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { PictureQueue } from '../../scripts/images/picture-queue.ts'
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
  const decoded: WeakRef<Sharp>[] = []
  const pixelsOf = queue.pixelsOf.bind(queue)
  queue.pixelsOf = (key, decode) =>
    pixelsOf(key, async () => {
      const pixels = await decode()
      decoded.push(new WeakRef(pixels))
      return pixels
    })
  const held = () => decoded.filter((one) => one.deref() !== undefined).length

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
  await collect()
  expect(decoded).toHaveLength(colours.length)
  expect(held()).toBeLessThanOrEqual(1)

  await queue.work()
  await collect()
  expect(held()).toBe(0)
  // Sizes that follow each other are made from the same pixels.
  expect(decoded.length).toBeLessThanOrEqual(2 * colours.length)
})
