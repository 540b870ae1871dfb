import { expect, test, vi } from 'vitest'
import { lossesOfFonts } from './drawing.ts'

const opened = vi.hoisted(() => vi.fn())
vi.mock('sharp', async (original) => {
  const { default: sharp } = await original<{ default: (svg: Buffer) => unknown }>()
  return { default: (svg: Buffer) => opened() ?? sharp(svg) }
})

test('however many families the texts of a drawing name, few pictures are drawn to look for them', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Nobody${index}`)
  const [loss] = await lossesOfFonts(names.map((name) => [name, 'serif']))
  expect(loss).toEqual({ what: 'font', detail: names.join(', ') })
  expect(opened.mock.calls.length).toBeLessThanOrEqual(3)
})

test('a family whose name has a number is missed too', async () => {
  expect(await lossesOfFonts([['Nobody 2']])).toEqual([{ what: 'font', detail: 'Nobody 2' }])
})
