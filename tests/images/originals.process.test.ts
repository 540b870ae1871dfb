import { truncate, writeFile } from 'node:fs/promises'
import { setTimeout as later } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { WorkProcess } from '../../scripts/disk/threads/in-process.ts'
import { withOriginal } from '../../scripts/images/picture.ts'
import { PictureQueue } from '../../scripts/images/picture-queue.ts'
import { PICTURE } from '../../scripts/images/profile.ts'
import { Studio } from '../../scripts/images/studio.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

/** What is sent to the process of pictures. */
const orders = vi.hoisted(() => [] as Readonly<Record<string, unknown>>[])

vi.mock('../../scripts/disk/threads/in-process.ts', async () => {
  const { SAME_PROCESS } = await import('../support/same-process.ts')
  const { run } = SAME_PROCESS.openProcess()
  const recorded: WorkProcess['run'] = (module, order) => {
    orders.push({ ...order })
    return run(module, order)
  }
  return { openProcess: (): WorkProcess => ({ run: recorded, close() {} }) }
})

const at = folderForEachTest()
const MB = 1_000_000

test('of the originals that are decoded at once, no more are read than one of the largest weighs', async () => {
  const now = { bytes: 0, most: 0 }
  await Promise.all(
    [20, 20, 20, 50, 5, 5, 50, 20].map(async (weight, index) => {
      const path = at(String(index))
      await writeFile(path, '')
      await truncate(path, weight * MB)
      await withOriginal(path, async ({ length }) => {
        now.bytes += length
        now.most = Math.max(now.most, now.bytes)
        await later(10)
        now.bytes -= length
      })
    }),
  )
  expect(now).toEqual({ bytes: 0, most: 50 * MB })
})

test('originals are not sent to the process of pictures, built or served, and one that changes meanwhile is said', async () => {
  const size = { width: 400, height: 300, channels: 3 } as const
  const draw = async (background: string) =>
    writeFile(
      at('picture'),
      await sharp({ create: { ...size, background } })
        .png()
        .toBuffer(),
    )
  await draw('red')
  const studio = (cache: string, queue: PictureQueue | null) =>
    new Studio({ locate: at, outDir: at('site'), cacheDir: at(cache), queue }).picture(
      { file: 'picture', alt: '' },
      PICTURE,
    )
  await studio('built', null)
  const queue = new PictureQueue(at('site'))
  const { name } = await studio('served', queue)
  await queue.need(`${name}-335.avif`)
  expect(orders.map(({ kind }) => kind)).toEqual(['encode', 'facts', 'pixels', 'variant'])
  const bytes = orders.slice(0, 3).flatMap((order) => Object.values(order).filter(ArrayBuffer.isView))
  expect(bytes).toEqual([])

  const other = new PictureQueue(at('site'))
  const changed = await studio('changed', other)
  await draw('blue')
  await expect(other.need(`${changed.name}-400.avif`)).rejects.toThrow('le fichier a changé depuis')
})
