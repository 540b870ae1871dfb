import { contrastOf, paletteOf, type Tints } from '../../../src/styles/palette.ts'
import type { Report } from '../../diagnostics/findings.ts'
import { phrase } from '../../diagnostics/phrase.ts'
import type { FontFacts } from '../contract/sources.ts'

/** The contrast that a sign needs (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3

/** The most letters that a message names. */
const LETTERS_SHOWN = 12

/**
 * Reports a font in which a French site cannot be set.
 * @param isAddition whether it only adds letters to another font, which has those of French
 */
export function checkTypeface(
  { weights: { min, max }, missing, refuses }: FontFacts,
  isAddition: boolean,
  report: Report<'field' | 'actual'>,
) {
  if (refuses !== null) return report('typeface/embedding', { refuses })
  if (isAddition) return null
  if (missing !== '') {
    const letters = [...missing]
    const values = letters.slice(0, LETTERS_SHOWN)
    return report('typeface/letters', { values, more: letters.length > LETTERS_SHOWN })
  }
  return min === max ? report('typeface/weights', { weight: min }) : null
}

/** Reports a logo that cannot be drawn in the bar, or would be invisible there in one of the schemes. */
export function checkLogo(inks: readonly string[] | null, tints: Tints, report: Report<'field' | 'actual'>) {
  if (inks === null) return report('logo/drawing')
  const palette = paletteOf(tints)
  const isSeen = (ink: string, scheme: 'light' | 'dark') =>
    [palette[scheme].background, palette[scheme].surface].every((ground) => contrastOf(ink, ground) >= LEAST_CONTRAST)
  if (inks.includes('currentColor')) return null
  for (const scheme of ['light', 'dark'] as const) {
    if (inks.some((ink) => isSeen(ink, scheme))) continue
    return report('logo/contrast', {
      ground: phrase(scheme),
      ink: inks.length === 1 ? (inks[0] ?? null) : null,
    })
  }
  return null
}
