import type { Site } from '../../src/catalogue/types.ts'
import { paletteOf } from '../../src/styles/palette.ts'
import type { Lettering } from './lettering.ts'

/** The side of the square that a mark is drawn in. */
export const MARK_SIZE = 32
const LETTERS = { largest: 15, width: 23, weight: 'extrabold', tracking: -0.02 } as const
/** The margin around a logo. */
const LOGO_MARGIN = 4
/** A wider or taller logo cannot be made out at the size of an icon. */
const NEARLY_SQUARE = 1.3

export type MarkedSite = Pick<Site, 'name' | 'look'>

/** Which mark a site has: the owner's logo if it is nearly square, the sun behind a shutter, or initials. */
export function kindOfMark({ logo, signature }: MarkedSite['look']): 'logo' | 'sun' | 'initials' {
  if (logo && ratioOf(logo) <= NEARLY_SQUARE) return 'logo'
  return signature === 'aucune' ? 'initials' : 'sun'
}

/**
 * The mark of the site, for icons and pictures.
 * @param lettering may be `null` unless the mark is initials
 */
export function siteMark({ name, look }: MarkedSite, lettering: Lettering | null): string {
  const { accent, sun, background, text, 'on-accent': onAccent } = paletteOf(look).light
  const square = (colour: string) => `<rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="8" fill="${colour}"/>`
  const kind = kindOfMark(look)
  if (kind === 'logo' && look.logo) {
    const box = { x: LOGO_MARGIN, y: LOGO_MARGIN, size: MARK_SIZE - 2 * LOGO_MARGIN }
    return square(background) + drawLogo(look.logo, text, box)
  }
  if (kind === 'sun' || lettering === null)
    return `${square(accent)}<circle cx="16" cy="16" r="10" fill="${sun}"/><path d="M0 12.5h32v2.6H0zM0 18h32v2.6H0zM0 23.5h32v2.6H0z" fill="${accent}"/>`
  const initials = initialsOf(name)
  const ems = lettering.widthOf(initials, LETTERS)
  const size = Math.min(LETTERS.largest, LETTERS.width / ems)
  const place = { x: (MARK_SIZE - ems * size) / 2, baseline: MARK_SIZE / 2 + 0.35 * size, size }
  return square(accent) + lettering.draw(initials, { ...LETTERS, colour: onAccent }, place)
}

/** The logo in the middle of a square. */
export function drawLogo(
  { viewBox, markup }: NonNullable<MarkedSite['look']['logo']>,
  colour: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" color="${colour}">${markup}</svg>`
}

/** How much longer one side is than the other. */
function ratioOf({ viewBox }: { viewBox: string }): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number)
  return Math.max(width / height, height / width)
}

/** The first letters of two words of a name. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((part) => [...part][0] ?? '')
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
