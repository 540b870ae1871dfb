import { toHex } from '../../../src/styles/palette.ts'

/** Returns an opaque colour of CSS as `#rrggbb`; `null` if it cannot be computed here. */
export function hexOf(written: string): string | null {
  const text = written.trim()
  const [, short] = /^#([\da-f]{3})f?$/.exec(text) ?? []
  if (short !== undefined) return `#${short.replace(/./g, '$&$&')}`
  const [, long] = /^#([\da-f]{6})(ff)?$/.exec(text) ?? []
  if (long !== undefined) return `#${long}`
  if (text === 'white') return '#ffffff'
  if (text === 'black') return '#000000'
  const [, name = '', inside = ''] = /^(rgb|hsl|oklch)a?\(([^()/]*)\)$/.exec(text) ?? []
  const parts = inside
    .trim()
    .split(/[\s,]+/)
    .map((part) => /^(-?[\d.]+)(%|deg)?$/.exec(part))
  if (parts.length !== 3 || parts.includes(null)) return null
  const [a = 0, b = 0, c = 0] = parts.map((part) => Number(part?.[1]))
  const [isShare, isSecondShare] = parts.map((part) => part?.[2] === '%')
  if ([a, b, c].some(Number.isNaN)) return null
  // 100 % of chroma is 0.4 (CSS Color 4, 9.4).
  if (name === 'oklch') return toHex([isShare ? a / 100 : a, isSecondShare ? b / 250 : b, c])
  const channels =
    name === 'hsl' ? fromHsl(a, b / 100, c / 100) : [a, b, c].map((part) => (isShare ? part / 100 : part / 255))
  return `#${channels
    .map((share) =>
      Math.round(Math.min(1, Math.max(0, share)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Converts by CSS Color 4, 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30 + 360) % 12
    return lightness - strength * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
  })
}
