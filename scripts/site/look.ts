import type { Look } from '../../src/catalogue/types.ts'
import { type ColourRole, paletteOf, ROLES } from '../../src/styles/palette.ts'

/**
 * The custom properties that the style sheets use: the colours of both schemes, between which `color-scheme` chooses (global.scss), and
 * the radius if it is not the one in the sheets.
 * @param rules all that may use a colour
 */
export function lookCss(look: Look, rules: string): string {
  const { light, dark } = paletteOf(look)
  const colourOf = (role: ColourRole) =>
    light[role] === dark[role] ? light[role] : `light-dark(${light[role]},${dark[role]})`
  const colours = ROLES.filter((role) => rules.includes(`var(--${role}`))
    .map((role) => `--${role}:${colourOf(role)};`)
    .join('')
  const radius = look.radius === null ? '' : RADII[look.radius]
  // Paper is white.
  return `@layer base{:root{${colours}${radius}}}@layer paper{@media print{:root{--background:#fff;--surface:#fff}}}`
}

/** The owner's own rules (`content/style.css`), in the layer that wins over all others. The addresses in them begin with a slash. */
export function ownStyleLayer(rules: string, base: string): string {
  return `@layer owner{${rules.replaceAll('url(/', `url(${base}`)}}`
}

/** Each length of `radius()` in the style sheets is multiplied by it. */
const RADII = { none: '--round:0', small: '--round:.4', large: '' } as const
