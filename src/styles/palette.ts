/**
 * Every colour of the site by role: in the light scheme, then in the dark one. Style sheets (`color('text')`), pages, icons and
 * pictures take their colours from here. tests/design/contrast.test.ts checks the contrasts.
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
  backdrop: [oklch(0.2, 0.04, 265, 0.45), oklch(0.1, 0.03, 265, 0.6)],
  shadow: [oklch(0.24, 0.06, 265, 0.14), oklch(0.08, 0.03, 265, 0.5)],
  'hue-sea': [oklch(0.9, 0.055, 215), oklch(0.33, 0.055, 215)],
  'hue-tile': [oklch(0.9, 0.055, 42), oklch(0.33, 0.055, 42)],
  'hue-cobalt': [oklch(0.9, 0.055, 264), oklch(0.33, 0.055, 264)],
  'hue-sun': [oklch(0.9, 0.055, 82), oklch(0.33, 0.055, 82)],
  'hue-olive': [oklch(0.9, 0.055, 128), oklch(0.33, 0.055, 128)],
  'hue-lavender': [oklch(0.9, 0.055, 300), oklch(0.33, 0.055, 300)],
} as const

type ColourRole = keyof typeof COLOURS

export const PALETTE = { light: scheme(0), dark: scheme(1) }

function scheme(side: 0 | 1) {
  const colours = Object.entries(COLOURS).map(([role, pair]) => [role, pair[side]])
  return Object.fromEntries(colours) as Record<ColourRole, string>
}

/** @returns the colour as `#rrggbb` or `#rrggbbaa`, which is shorter than OKLCH and which every browser reads */
function oklch(lightness: number, chroma: number, hue: number, opacity?: number): string {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  // The matrices of Björn Ottosson, “A perceptual color space for image processing” (2020).
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channels = [...linear.map(toGamma), ...(opacity === undefined ? [] : [opacity])]
  return `#${channels.map(toByte).join('')}`
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function toByte(share: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, share)) * 255)
  return byte.toString(16).padStart(2, '0')
}
