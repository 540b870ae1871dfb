import { describe, expect, test } from 'vitest'
import { PALETTE } from '../../src/styles/palette.ts'
import { contrast } from '../support/contrast.ts'

/** WCAG 2.2: 1.4.6 for running text, 1.4.3 for all text, 1.4.11 for what shows where a control is. */
const AAA = 7
const AA = 4.5
const CONTROL = 3

const RUNNING_TEXT = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['text-muted', 'background'],
  ['text-muted', 'surface'],
  ['text-muted', 'sunken'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['on-night', 'night'],
  ['on-night-muted', 'night'],
  ['success', 'success-soft'],
  ['danger', 'danger-soft'],
  ['progress', 'progress-soft'],
] as const

const TEXT = [
  ['accent', 'sunken'],
  ['accent', 'accent-soft'],
  ['accent-hover', 'background'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-pill', 'pill'],
  ['danger', 'surface'],
  ['danger', 'background'],
] as const

const CONTROLS = [
  ['control-border', 'surface'],
  ['control-border', 'background'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['danger', 'surface'],
  // The tick of the chosen theme, the dash of the current page in the drawer.
  ['accent', 'accent-soft'],
  // The focus ring on the night of the footer.
  ['sun', 'night'],
] as const

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
