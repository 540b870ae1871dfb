import type { Site } from '../../src/catalogue/types.ts'
import { CHARACTERS, type CharacterName, drawingsOf } from '../../src/looks/characters.ts'
import { paletteOf } from '../../src/styles/palette.ts'
import type { Lettering } from './lettering.ts'

/** The side of the square in which a mark is drawn. */
export const MARK_SIZE = 32
const LETTERS = { largest: 15, width: 23, weight: 'extrabold', tracking: -0.02 } as const
/** The margin around a logo. */
const LOGO_MARGIN = 4
/** The largest ratio of two sides at which a logo is recognisable at the size of an icon. */
const NEARLY_SQUARE = 1.3

export type MarkedSite = Pick<Site, 'name' | 'look'>

/** Returns the kind of a site's mark: the owner's logo if it is nearly square, that of the character, or initials. */
export function kindOfMark(look: MarkedSite['look']): 'logo' | CharacterName | 'initials' {
  if (look.logo && ratioOf(look.logo) <= NEARLY_SQUARE) return 'logo'
  const drawings = drawingsOf(look)
  return drawings === 'aucune' ? 'initials' : drawings
}

/**
 * Draws the mark of the site, for icons and pictures.
 * @param lettering may be `null` unless the mark is initials
 * @throws if `lettering` is missing for initials
 */
export function siteMark({ name, look }: MarkedSite, lettering: Lettering | null): string {
  const colours = { ...paletteOf(look).light, paper: '#fff' }
  const { accent, background, text, 'on-accent': onAccent } = colours
  const square = (colour: string) => `<rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="8" fill="${colour}"/>`
  const kind = kindOfMark(look)
  if (kind === 'logo' && look.logo) {
    const box = { x: LOGO_MARGIN, y: LOGO_MARGIN, size: MARK_SIZE - 2 * LOGO_MARGIN }
    return square(background) + drawLogo(look.logo, text, box)
  }
  if (kind !== 'initials' && kind !== 'logo')
    return (
      square(accent) +
      CHARACTERS[kind].drawings.mark.map(({ d, fill }) => `<path d="${d}" fill="${colours[fill]}"/>`).join('')
    )
  if (lettering === null) throw new Error('A mark of initials needs letters.')
  const initials = initialsOf(name)
  const ems = lettering.widthOf(initials, LETTERS)
  const size = Math.min(LETTERS.largest, LETTERS.width / ems)
  const place = { x: (MARK_SIZE - ems * size) / 2, baseline: MARK_SIZE / 2 + 0.35 * size, size }
  return square(accent) + lettering.draw(initials, { ...LETTERS, colour: onAccent }, place)
}

/** Draws the logo in the middle of a square. */
export function drawLogo(
  { viewBox, markup }: NonNullable<MarkedSite['look']['logo']>,
  colour: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" color="${colour}">${markup}</svg>`
}

/** Returns the ratio of the longer side to the shorter one. */
function ratioOf({ viewBox }: { viewBox: string }): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number)
  return Math.max(width / height, height / width)
}

/** Returns the first letters of two words of a name. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((part) => [...part][0] ?? '')
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
