import { describe, expect, test } from 'vitest'
import { PALETTE, paletteOf, readable } from '../../src/styles/palette.ts'

/** WCAG 2.2: 1.4.6 for running text, 1.4.3 for all text, 1.4.11 for boundaries of controls. */
const AAA = 7
const AA = 4.5
const CONTROL = 3

type Colour = keyof typeof PALETTE.light

/** Returns pairs of the front colour with each of its backgrounds. */
const on = (front: Colour, ...backgrounds: readonly Colour[]) =>
  backgrounds.map((background) => [front, background] as const)

const RUNNING_TEXT = [
  ...on('text', 'background', 'surface', 'sunken', 'light'),
  ...on('text-muted', 'background', 'surface', 'sunken', 'light'),
  ...on('accent', 'background', 'surface'),
  ...on('on-night', 'night'),
  ...on('on-night-muted', 'night'),
  ...on('success', 'success-soft'),
  ...on('danger', 'danger-soft'),
  ...on('progress', 'progress-soft'),
]

const TEXT = [
  ...on('accent', 'sunken', 'accent-soft', 'light'),
  ...on('accent-hover', 'background'),
  ...on('on-accent', 'accent', 'accent-hover'),
  ...on('on-pill', 'pill'),
  ...on('success', 'surface', 'background', 'sunken'),
  ...on('danger', 'surface', 'background', 'sunken'),
  ...on('progress', 'surface', 'background', 'sunken'),
]

const CONTROLS = [
  ...on('control-border', 'surface', 'background'),
  // On its soft background: the tick of the chosen theme, the dash of the current page in the drawer.
  ...on('accent', 'background', 'surface', 'accent-soft'),
  ...on('danger', 'surface'),
  // The focus ring in the footer.
  ...on('sun', 'night'),
]

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const colours = PALETTE[scheme]

  test.each(RUNNING_TEXT)('%s on %s reads well at length', (front, back) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(AAA)
  })

  test.each(TEXT)('%s on %s can be read', (front, back) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(AA)
  })

  test.each(CONTROLS)('%s on %s shows where a control is', (front, back) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(CONTROL)
  })
})

const LEVELS = [
  { pairs: RUNNING_TEXT, least: AAA },
  { pairs: TEXT, least: AA },
  { pairs: CONTROLS, least: CONTROL },
]

/** Returns the pairs of a palette with less contrast than `most`, or than their own level. */
function failures(palette: typeof PALETTE, most = AAA): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    LEVELS.flatMap(({ pairs, least }) =>
      pairs.flatMap(([front, back]) => {
        const ratio = contrast(palette[scheme][front], palette[scheme][back])
        return ratio < Math.min(least, most) ? [`${scheme}: ${front} on ${back} has ${ratio.toFixed(2)}`] : []
      }),
    ),
  )
}

const HUES = Array.from({ length: 360 }, (_, hue) => String(hue))

test('every hue has the contrasts of our own palette, beside every other', () => {
  const failed = HUES.flatMap((hue, index) => [
    ...failures(paletteOf({ hue, second: null })).map((failure) => `${hue}: ${failure}`),
    ...failures(paletteOf({ hue, second: HUES[(index * 7) % 360] ?? null })).map(
      (failure) => `${hue}, second: ${failure}`,
    ),
  ])
  expect(failed).toEqual([])
})

const STEPS = ['00', '33', '66', '99', 'cc', 'ff']
const BRANDS = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)))

test('every colour of a brand can be read, or has a near one that can', () => {
  for (const brand of BRANDS) {
    const [hue, second] = [readable('hue', brand), readable('second', brand)]
    expect([hue, failures(paletteOf({ hue, second }), AA)]).toEqual([hue, []])
    expect(readable('hue', hue)).toBe(hue)
    expect(readable('second', second)).toBe(second)
  }
})

test('a colour of a brand that can be read is the colour of the actions', () => {
  expect(paletteOf({ hue: '#0f6b4f', second: '#ffb000' }).light).toMatchObject({ accent: '#0f6b4f', sun: '#ffb000' })
})

test('a site whose owner chose no colours keeps those it had', () => {
  expect(PALETTE.light).toMatchObject({ background: '#fcf9f2', accent: '#1844b9', sun: '#febf32' })
})

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21, of two opaque colours written as `#rrggbb`. */
function contrast(front: string, back: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
