import type { Look } from '../../src/catalogue/types.ts'
import { paletteOf } from '../../src/styles/palette.ts'

/**
 * Returns the custom properties that the style sheets use: the colours of both schemes, and the radius if it differs from the one in the
 * sheets.
 * @param rules all rules that may use a colour
 */
export function lookCss(look: Look, rules: string): string {
  const { light, dark } = paletteOf(look)
  const used = (colours: Readonly<Record<string, string>>) =>
    declarations(colours, (role) => rules.includes(`var(--${role}`))
  const radius = look.radius === null ? [] : RADII[look.radius]
  return [
    `@layer base{:root{${[used(light), ...radius].join(';')}}`,
    // Dark colours are for screens only, so that paper needs no copy of the light ones.
    `@media screen{@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${used(dark)}}}`,
    `:root[data-theme=dark]{${used(dark)}}}}`,
    `@layer paper{@media print{:root{${used({ background: '#fff', surface: '#fff' })}}}}`,
  ].join('')
}

/** Returns the owner's rules (`content/style.css`) in the layer that overrides all others. Addresses in the rules begin with a slash. */
export function ownStyleLayer(rules: string, base: string): string {
  return `@layer owner{${rules.replaceAll('url(/', `url(${base}`)}}`
}

/** Returns the colours of both halves of the style guide. */
export function bothSchemesCss(look: Look): string {
  const { light, dark } = paletteOf(look)
  return `[data-scheme=light]{${declarations(light)}}[data-scheme=dark]{${declarations(dark)}}`
}

/** Factor for each length of `radius()` in the style sheets. */
const RADII = { none: ['--round:0'], small: ['--round:.4'], large: [] } as const

function declarations(colours: Readonly<Record<string, string>>, isUsed = (_role: string) => true): string {
  return Object.entries(colours)
    .filter(([role]) => isUsed(role))
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';')
}
