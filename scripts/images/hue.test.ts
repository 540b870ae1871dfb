import { expect, test } from 'vitest'
import { hueOf, type Pixels } from './hue.ts'

type Rgb = readonly [number, number, number]

function pixels(colourAt: (x: number, y: number) => Rgb, alpha = 255): Pixels {
  const [width, height] = [40, 25]
  const data = Uint8Array.from({ length: width * height * 4 }, (_, index) => {
    const pixel = Math.floor(index / 4)
    const [r, g, b] = colourAt(pixel % width, Math.floor(pixel / width))
    return [r, g, b, alpha][index % 4] ?? 0
  })
  return { data, width, height }
}

// The light backgrounds of the pictures: oklch(.9 .055 hue) in sRGB.
test.each([
  ['sea', [182, 232, 237]],
  ['tile', [255, 211, 194]],
  ['cobalt', [203, 224, 255]],
  ['sun', [247, 221, 178]],
  ['olive', [216, 231, 185]],
  ['lavender', [226, 215, 255]],
] as const)('the background of a %s picture', (hue, colour) => {
  expect(hueOf(pixels(() => colour))).toBe(hue)
})

test('the border decides, not the scene in the middle', () => {
  const scene = (x: number, y: number) => x > 6 && x < 34 && y > 4 && y < 21
  expect(hueOf(pixels((x, y) => (scene(x, y) ? [255, 0, 0] : [182, 232, 237])))).toBe('sea')
})

test('a picture on white takes the colour of its scene', () => {
  expect(hueOf(pixels((x) => (x > 10 && x < 30 ? [20, 60, 220] : [255, 255, 255])))).toBe('cobalt')
})

test('grey and wholly transparent pictures have a hue too', () => {
  expect(hueOf(pixels(() => [128, 128, 128]))).toBe('cobalt')
  expect(hueOf(pixels(() => [255, 0, 0], 0))).toBe('cobalt')
})
