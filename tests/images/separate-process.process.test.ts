import { writeFile } from 'node:fs/promises'
import { setTimeout as later } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { openProcess } from '../../scripts/disk/threads/in-process.ts'
import { decodePicture, encodePicture } from '../../scripts/images/picture.ts'
import { pictureProcess } from '../../scripts/images/picture-process.ts'
import { PictureQueue } from '../../scripts/images/picture-queue.ts'
import { PICTURE } from '../../scripts/images/profile.ts'
import { Studio, type StudioOptions } from '../../scripts/images/studio.ts'
import { fingerprint, siteFiles } from '../support/built-site.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

vi.mock('../../scripts/images/picture.ts', { spy: true })

const at = folderForEachTest()
const WORK = new URL('../support/work.main.ts', import.meta.url)
const worker = openProcess({ env: { ASKED_FOR: 'yes' } })
afterEach(() => {
  worker.close()
  pictureProcess.close()
})

async function pictureIn(site: string, options: Partial<StudioOptions> = {}) {
  const size = { width: 700, height: 400, channels: 3, background: 'green' } as const
  await writeFile(at('picture.png'), await sharp({ create: size }).png().toBuffer())
  const studio = new Studio({ locate: at, outDir: at(site), cacheDir: at(`cache of ${site}`), ...options })
  return studio.picture({ file: 'picture.png', alt: '' }, PICTURE)
}

test('pictures are decoded and encoded in another process, whether they are built or served', async () => {
  const built = await pictureIn('built')
  const queue = new PictureQueue(at('served'))
  expect(await pictureIn('served', { queue })).toEqual(built)
  await queue.work()
  expect(siteFiles(at('built'))).toHaveLength(6)
  expect(fingerprint(at('served'))).toEqual(fingerprint(at('built')))
  expect(decodePicture).not.toHaveBeenCalled()
  expect(encodePicture).not.toHaveBeenCalled()
})

test('a process does several orders at once, and reports what fails', async () => {
  const answers = await Promise.allSettled(['bytes', 'variable', 'error'].map((kind) => worker.run(WORK, { kind })))
  expect(answers).toMatchObject([
    { value: Uint8Array.of(1, 2) },
    { value: 'yes' },
    { reason: { message: 'Full.', code: 'ENOSPC' } },
  ])
})

test('a process that is killed fails its orders, and the next order starts another', async () => {
  await expect(worker.run(WORK, { kind: 'end' })).rejects.toThrow('SIGKILL')
  expect(await worker.run(WORK, { kind: 'variable' })).toBe('yes')
})

test('a picture whose process the system ended is encoded at the next request', async () => {
  const queue = new PictureQueue(at('killed'))
  const { name } = await pictureIn('killed', { queue })
  const { run, close } = pictureProcess
  vi.spyOn(pictureProcess, 'run').mockImplementationOnce((...order) => {
    const running = run(...order)
    close()
    return running
  })
  await expect(queue.need(`${name}-335.avif`)).rejects.toThrow(
    'Le système a arrêté un processus de cette commande (SIGKILL)',
  )
  const waiting = queue.size
  await queue.need(`${name}-335.avif`)
  expect(queue.size).toBe(waiting - 1)
  await queue.work()
  expect(queue.size).toBe(0)
  expect(siteFiles(at('killed'))).toHaveLength(6)
})

test('orders that find the connection closed fail, and this process goes on', async () => {
  let hasLeft = false
  const orders = [worker.run(WORK, { kind: 'leave' }).finally(() => (hasLeft = true))]
  const settled: Promise<unknown>[] = []
  while (!hasLeft) {
    orders.push(...['variable', 'variable'].map((kind) => worker.run(WORK, { kind })))
    settled.push(Promise.allSettled(orders.splice(0)))
    await later(5)
  }
  await Promise.all(settled)
  expect(await worker.run(WORK, { kind: 'variable' })).toBe('yes')
})
