/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in degrees, opacity. */
type Oklch = readonly [lightness: number, chroma: number, hue: number, opacity?: number | undefined]

/**
 * All colours of the site by role: in the light scheme, then in the dark one. Style sheets (`color('text')`), pages, icons and pictures use
 * these colours. tests/design/contrast.test.ts checks the contrasts.
 */
const COLOURS = {
  background: [oklch(0.982, 0.009, 85), oklch(0.195, 0.03, 265)],
  surface: [oklch(0.997, 0.003, 85), oklch(0.24, 0.034, 265)],
  sunken: [oklch(0.952, 0.013, 85), oklch(0.165, 0.028, 265)],
  line: [oklch(0.885, 0.015, 85), oklch(0.34, 0.035, 265)],
  'control-border': [oklch(0.55, 0.03, 265), oklch(0.62, 0.035, 265)],
  text: [oklch(0.24, 0.04, 265), oklch(0.955, 0.012, 85)],
  'text-muted': [oklch(0.41, 0.035, 265), oklch(0.82, 0.022, 265)],
  accent: [oklch(0.44, 0.19, 264), oklch(0.79, 0.104, 264)],
  'accent-hover': [oklch(0.37, 0.175, 264), oklch(0.86, 0.066, 264)],
  'on-accent': [oklch(0.985, 0.008, 85), oklch(0.195, 0.03, 265)],
  'accent-soft': [oklch(0.94, 0.028, 264), oklch(0.31, 0.07, 264)],
  sun: [oklch(0.84, 0.16, 82), oklch(0.8, 0.155, 68)],
  success: [oklch(0.4, 0.09, 155), oklch(0.87, 0.13, 155)],
  'success-soft': [oklch(0.945, 0.05, 155), oklch(0.31, 0.055, 155)],
  danger: [oklch(0.44, 0.165, 27), oklch(0.84, 0.085, 25)],
  'danger-soft': [oklch(0.948, 0.024, 27), oklch(0.3, 0.055, 25)],
  progress: [oklch(0.43, 0.085, 70), oklch(0.88, 0.12, 85)],
  'progress-soft': [oklch(0.95, 0.05, 85), oklch(0.33, 0.055, 80)],
  pill: [oklch(0.24, 0.04, 265), oklch(0.955, 0.012, 85)],
  'on-pill': [oklch(0.985, 0.008, 85), oklch(0.195, 0.03, 265)],
  night: [oklch(0.24, 0.04, 265), oklch(0.165, 0.028, 265)],
  'on-night': [oklch(0.955, 0.012, 85), oklch(0.955, 0.012, 85)],
  'on-night-muted': [oklch(0.82, 0.022, 265), oklch(0.82, 0.022, 265)],
  'night-line': [oklch(0.38, 0.04, 265), oklch(0.34, 0.035, 265)],
  band: [oklch(0.9, 0.018, 85), oklch(0.29, 0.035, 265)],
  light: [oklch(0.955, 0.045, 88), oklch(0.245, 0.05, 264)],
  wall: [oklch(0.467, 0.197, 264), oklch(0.343, 0.125, 266)],
  'wall-light': [oklch(0.57, 0.18, 264), oklch(0.408, 0.151, 266)],
  backdrop: [oklch(0.2, 0.04, 265, 0.45), oklch(0.1, 0.03, 265, 0.6)],
  shadow: [oklch(0.24, 0.06, 265, 0.14), oklch(0.08, 0.03, 265, 0.5)],
  'hue-sea': [oklch(0.927, 0.055, 215), oklch(0.31, 0.08, 215)],
  'hue-tile': [oklch(0.927, 0.055, 42), oklch(0.31, 0.08, 42)],
  'hue-cobalt': [oklch(0.927, 0.055, 264), oklch(0.31, 0.08, 264)],
  'hue-sun': [oklch(0.927, 0.055, 82), oklch(0.31, 0.08, 82)],
  'hue-olive': [oklch(0.927, 0.055, 128), oklch(0.31, 0.08, 128)],
  'hue-lavender': [oklch(0.927, 0.055, 300), oklch(0.31, 0.08, 300)],
} as const satisfies Record<string, readonly [Oklch, Oklch]>

export type ColourRole = keyof typeof COLOURS
export const ROLES = Object.keys(COLOURS) as readonly ColourRole[]
type Palette = Readonly<Record<'light' | 'dark', Readonly<Record<ColourRole, string>>>>

/** The two hues of the owner: degrees of OKLCH (`150`) or a colour of a brand (`#1844b9`); `null` keeps the default. */
export interface Tints {
  hue: string | null
  second: string | null
}

/**
 * Returns the colours by role, as `#rrggbb` or `#rrggbbaa`. Each keeps its distance from the two main colours, and is made darker or
 * lighter until it has its contrast (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11) for every hue.
 */
export function paletteOf({ hue, second }: Tints): Palette {
  const key = `${hue} ${second}`
  const palette = palettes.get(key) ?? { light: scheme(0, { hue, second }), dark: scheme(1, { hue, second }) }
  palettes.set(key, palette)
  return palette
}

/** The palettes that were asked for, because each page of a site asks for the same one. */
const palettes = new Map<string, Palette>()

/** Returns a readable colour of a brand: the same one, or the nearest in lightness. */
export function readable(tint: keyof Tints, colour: string): string {
  const near = paletteOf({ hue: null, second: null, [tint]: colour }).light[MAIN[tint]]
  // Rounding may have changed the near colour, so it is checked again.
  return near === colour ? near : readable(tint, near)
}

/** Returns a colour outside the palette, as `#rrggbb`, turned like those of the palette. */
export function turned(colour: string, tints: Tints): string {
  return toHex(tinted(fromHex(colour), tints))
}

/** The role that takes the colour of a brand, for each hue. */
const MAIN = { hue: 'accent', second: 'sun' } as const
/** Roles with a meaning, and the backgrounds behind pictures, have the same hues on every site. */
const FIXED = /^(success|danger|progress|hue-)/
/** Hues from this angle on turn with the first colour, all others with the second. */
const BLUE_FROM = 180

type ContrastRule = readonly [front: ColourRole, contrast: number, ...backgrounds: ColourRole[]]

/** Colours on which the page of a project may begin. */
const HUES = ROLES.filter((role) => role.startsWith('hue-'))

/** Contrast requirements. The order matters: a colour that has served as a background must not change later. */
const CONTRAST_RULES: readonly ContrastRule[] = [
  ['text', 7, 'background', 'surface', 'sunken', 'light'],
  ['text-muted', 7, 'background', 'surface', 'sunken', 'light'],
  ['text', 7, 'accent-soft'],
  ['text-muted', 4.5, 'accent-soft'],
  ['accent', 7, 'background', 'surface'],
  ['accent', 4.5, 'sunken', 'accent-soft', 'light'],
  ['accent-hover', 4.5, 'background', 'surface', 'sunken', 'accent-soft'],
  ['on-accent', 4.5, 'accent', 'accent-hover'],
  ['on-pill', 4.5, 'pill'],
  ['on-night', 7, 'night'],
  ['on-night-muted', 7, 'night'],
  // Placeholders too.
  ['control-border', 4.5, 'surface', 'background'],
  // Also under selected text.
  ['sun', 4.5, 'night'],
  // Coloured code.
  ['success', 4.5, 'sunken'],
  ['progress', 4.5, 'sunken'],
  ['danger', 4.5, 'sunken'],
  ['success', 7, 'success-soft'],
  ['danger', 7, 'danger-soft'],
  ['danger', 4.5, 'surface', 'background', 'sunken'],
  ['progress', 7, 'progress-soft'],
  ['success', 4.5, 'surface', 'background', 'sunken'],
  ['progress', 4.5, 'surface', 'background', 'sunken'],
  ...(['text', 'text-muted', 'success', 'danger'] as const).map((front): ContrastRule => [front, 7, ...HUES]),
]
/** Sufficient for texts. A colour of a brand is kept if it reaches this; the default colours have more. */
const AA = 4.5

/** All pairs of roles that visitors see, with the contrast below which they fail WCAG AA. */
export const PAIRS = CONTRAST_RULES.flatMap(([front, contrast, ...backgrounds]) =>
  backgrounds.map((background) => ({ front, background, least: Math.min(contrast, AA) })),
)

function scheme(side: 0 | 1, tints: Tints): Record<ColourRole, string> {
  const colours = Object.fromEntries(
    ROLES.map((role) => {
      const main = !/^(accent|accent-hover|sun)$/.test(role) ? null : side === 0 ? 'in light' : 'in dark'
      return [role, FIXED.test(role) ? COLOURS[role][side] : tinted(COLOURS[role][side], tints, main)]
    }),
  ) as Record<ColourRole, Oklch>
  for (const [front, contrast, ...backgrounds] of CONTRAST_RULES) {
    const isBrand = side === 0 && front === 'accent' && tints.hue?.startsWith('#')
    const least = isBrand ? Math.min(contrast, AA) : contrast
    colours[front] = standingOut(
      colours[front],
      least,
      backgrounds.map((background) => toHex(colours[background])),
    )
  }
  return Object.fromEntries(ROLES.map((role) => [role, toHex(colours[role])])) as Record<ColourRole, string>
}

/** Turns a default colour to the owner's hue. Neutral colours never become more saturated than the default. */
function tinted(ours: Oklch, tints: Tints, main: 'in light' | 'in dark' | null = null): Oklch {
  const [lightness, chroma, hue, opacity] = ours
  const tint = hue >= BLUE_FROM ? 'hue' : 'second'
  const own = tints[tint]
  if (own === null) return ours
  const [mainLightness, mainChroma, mainHue] = COLOURS[MAIN[tint]][0]
  if (!own.startsWith('#')) return [lightness, chroma, hue + Number(own) - mainHue, opacity]
  const [ownLightness, ownChroma, ownHue] = fromHex(own)
  const strength = ownChroma / mainChroma
  if (main === null) return [lightness, chroma * Math.min(1, strength), hue + ownHue - mainHue, opacity]
  return [lightness + (main === 'in light' ? ownLightness - mainLightness : 0), chroma * strength, ownHue, opacity]
}

/** Moves a colour away from the lightness of its backgrounds until it has this contrast with each. */
function standingOut(colour: Oklch, contrast: number, backgrounds: readonly string[]): Oklch {
  const [lightness, ...rest] = colour
  const fits = (candidate: Oklch) =>
    backgrounds.every((background) => contrastOf(toHex(candidate), background) >= contrast)
  const step = luminance(backgrounds[0] ?? '') > MIDDLE ? -STEP : STEP
  for (let moved = lightness; moved > 0 && moved < 1; moved += step) if (fits([moved, ...rest])) return [moved, ...rest]
  return step < 0 ? [0, 0, 0] : [1, 0, 0]
}

/** Returns the nearest lighter or darker colour that fits; `null` if there is none. */
export function nearest(colour: string, fits: (candidate: string) => boolean): string | null {
  const [lightness, chroma, hue] = fromHex(colour)
  for (let moved = 0; moved <= 1; moved += STEP)
    for (const candidate of [lightness - moved, lightness + moved]) {
      const near = moved === 0 ? colour : toHex([Math.min(1, Math.max(0, candidate)), chroma, hue])
      if (fits(near)) return near
    }
  return null
}

/** A difference in lightness that cannot be seen. */
const STEP = 0.002
/** Luminance of a background from which black text is the more readable. */
const MIDDLE = 0.18

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21, of two opaque colours written as `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linearOf(hex: string): number[] {
  const shares = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return shares.map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
}

// The matrices are those of Björn Ottosson, “A perceptual color space for image processing” (2020).

function fromHex(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), (hue + 360) % 360]
}

/** Returns a colour as text. Chroma is reduced if screens cannot show the colour (CSS Color 4, 13.2). */
export function toHex([lightness, chroma, hue, opacity]: Oklch): string {
  let channels = toLinear(lightness, chroma, hue)
  for (let less = chroma; less > 0 && channels.some((share) => share < -SLACK || share > 1 + SLACK); less -= STEP)
    channels = toLinear(lightness, less, hue)
  return `#${[...channels.map(toGamma), ...(opacity === undefined ? [] : [opacity])].map(toByte).join('')}`
}

/** A difference in linear light that cannot be seen. */
const SLACK = 0.03

function toLinear(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function toByte(share: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, share)) * 255)
  return byte.toString(16).padStart(2, '0')
}

function oklch(...colour: Oklch): Oklch {
  return colour
}

/** The palette of a site whose owner chose no colours. */
export const PALETTE = paletteOf({ hue: null, second: null })
