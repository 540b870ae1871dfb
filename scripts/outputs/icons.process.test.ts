import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { paletteOf } from '../../src/styles/palette.ts'
import { lookOf } from '../compile/catalogue/look.ts'
import { appleIcon, favicon, largeIcon, maskableIcon, middleIcon } from './icons.ts'
import type { OutputInput } from './output.ts'

/** The drawings that the process of pictures receives. */
const orders = vi.hoisted(() => [] as object[])

vi.mock('../disk/threads/in-process.ts', async () => {
  const { SAME_PROCESS } = await import('../../tests/support/same-process.ts')
  const { run, close } = SAME_PROCESS.openProcess()
  return {
    openProcess: () => ({
      run(module: URL, order: object) {
        orders.push(order)
        return run(module, order)
      },
      close,
    }),
  }
})

test('all icons are made from one drawing of the mark, in the process of pictures', async () => {
  const look = lookOf()
  const input = { catalogue: { site: { name: 'Ana Ruiz', look } } } as OutputInput
  const icons = [middleIcon, largeIcon, appleIcon, maskableIcon]
  const files = await Promise.all([favicon, ...icons].map(async ({ make }) => Buffer.from(await make(input))))
  expect(orders).toMatchObject([{ kind: 'square', side: 512 }])
  const [ico = Buffer.alloc(0), ...pngs] = files
  const sizes = await Promise.all([ico.subarray(22), ...pngs].map(async (png) => (await sharp(png).metadata()).width))
  expect(sizes).toEqual([32, 192, 512, 180, 512])
  // The mark fills its square, so its colour fills the icons that systems cut to another form.
  const corner = await sharp(pngs[2]).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect(`#${corner.toString('hex')}`).toBe(paletteOf(look).light.accent)
})
