import type { Look } from '../../src/catalogue/types.ts'
import { paletteOf } from '../../src/styles/palette.ts'
import { own } from '../fields/own.ts'

/**
 * Returns the custom properties that the style sheets use: the colours of the light scheme, and the radius if it differs from the one in the
 * sheets.
 * @param rules all rules that may use a colour
 */
export function lookCss(look: Look, rules: string): string {
  const radius = look.radius === null ? [] : RADII[look.radius]
  const light = [used(paletteOf(look).light, rules), ...radius]
  return `@layer base{:root{${light.join(';')}}}`
}

/**
 * Returns the dark scheme. It is the last rule of a sheet, where scripts find it: a visitor's choice changes its query, so that there is one
 * dark scheme (src/enhancements/theme.ts). It is for screens only, so that paper needs no copy of the light one.
 */
export function darkCss(look: Look, rules: string): string {
  const { light, dark } = paletteOf(look)
  const differing = Object.entries({ ...dark, ...EVENING }).filter(([role, value]) => own(light, role) !== value)
  const evening = used(Object.fromEntries(differing), rules)
  return `@media (prefers-color-scheme:dark){@media screen{@layer base{:root{color-scheme:dark;${evening}}}}}`
}

/**
 * Returns the colours that only the sheet of later states uses, and those of paper. `light-dark()` follows the scheme of the page, so the
 * choice of a visitor needs no second query.
 * @param later that sheet
 * @param pages the sheets of pages, which declare the colours that they use
 */
export function laterColours(look: Look, later: string, pages: readonly string[]): string {
  const { light, dark } = paletteOf(look)
  const colours = Object.entries(light).flatMap(([role, value]) => {
    const night = own(dark, role) ?? value
    const isDeclared = pages.every((rules) => rules.includes(`var(--${role})`))
    return isDeclared ? [] : [[role, night === value ? value : `light-dark(${value},${night})`]]
  })
  const onPaper = `@layer paper{@media print{:root{${declarations(PAPER)}}}}`
  return `@layer base{:root{${used(Object.fromEntries(colours), later)}}}${onPaper}`
}

const PAPER = { background: '#fff', surface: '#fff' }

/** What differs in the dark scheme besides the colours. */
const EVENING = {
  // Pictures are dimmed a little.
  'picture-light': 'brightness(.93) saturate(1.05)',
  // How far the sun has moved behind the portrait.
  'sun-way': '-109deg',
} as const

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

function declarations(colours: Readonly<Record<string, string>>): string {
  return Object.entries(colours)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';')
}

/** Returns the declarations of the properties that the rules use. */
function used(values: Readonly<Record<string, string>>, rules: string): string {
  return declarations(Object.fromEntries(Object.entries(values).filter(([role]) => rules.includes(`var(--${role}`))))
}
