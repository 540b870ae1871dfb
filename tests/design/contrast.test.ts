import { describe, expect, test } from 'vitest'
import { PALETTE } from '../../src/styles/palette.ts'

/** WCAG 2.2: 1.4.6 for running text, 1.4.3 for all text, 1.4.11 for what shows where a control is. */
const AAA = 7
const AA = 4.5
const CONTROL = 3

type Colour = keyof typeof PALETTE.light

/** Pairs of each front colour with the grounds it stands on. */
const on = (front: Colour, ...grounds: readonly Colour[]) => grounds.map((ground) => [front, ground] as const)

const RUNNING_TEXT = [
  ...on('text', 'background', 'surface', 'sunken'),
  ...on('text-muted', 'background', 'surface', 'sunken'),
  ...on('accent', 'background', 'surface'),
  ...on('on-night', 'night'),
  ...on('on-night-muted', 'night'),
  ...on('success', 'success-soft'),
  ...on('danger', 'danger-soft'),
  ...on('progress', 'progress-soft'),
]

const TEXT = [
  ...on('accent', 'sunken', 'accent-soft'),
  ...on('accent-hover', 'background'),
  ...on('on-accent', 'accent', 'accent-hover'),
  ...on('on-pill', 'pill'),
  ...on('danger', 'surface', 'background'),
]

const CONTROLS = [
  ...on('control-border', 'surface', 'background'),
  // On its soft ground: the tick of the chosen theme, the dash of the current page in the drawer.
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

/** WCAG 2.2, « contrast ratio »: from 1 to 21, of two opaque colours written as `#rrggbb`. */
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
