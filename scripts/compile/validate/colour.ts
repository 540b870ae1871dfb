import { readable } from '../../../src/styles/palette.ts'
import { phrase } from '../../diagnostics/phrase.ts'
import { sameWord } from '../../fields/near-miss.ts'
import { hexOf } from './css-colour.ts'
import { textRule } from './scalar.ts'

export const readColour = textRule<'colour'>((value, report, { tint }) => {
  if (/^\d{1,3}$/.test(value) && Number(value) <= FULL_CIRCLE) return value
  if (!/^#[\da-f]{6}$/i.test(value)) return report('colour/invalid', { suggestion: nearColour(value) })
  const colour = value.toLowerCase()
  const suggestion = readable(tint, colour)
  return suggestion === colour
    ? colour
    : report('colour/unreadable', { suggestion, too: phrase(tint === 'hue' ? 'tooLight' : 'tooDark') })
})

const FULL_CIRCLE = 360

/** Names of colours, by their hues in OKLCH. */
export const HUE_NAMES: Readonly<Record<string, readonly string[]>> = {
  '25': ['rouge', 'red', 'bordeaux', 'crimson'],
  '55': ['orange', 'marron', 'brown'],
  '95': ['jaune', 'yellow', 'or', 'doré', 'gold'],
  '150': ['vert', 'green', 'émeraude', 'emerald'],
  '195': ['turquoise', 'cyan', 'teal', 'sarcelle'],
  '264': ['bleu', 'blue', 'bleu marine', 'marine', 'navy', 'indigo'],
  '300': ['violet', 'purple', 'mauve', 'lavande', 'lavender'],
  '350': ['rose', 'pink', 'magenta', 'fuchsia'],
}

/** Returns the value that the owner should write, with its quotes, or `null`. */
function nearColour(value: string): string | null {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(value) ?? []
  // A number with three digits is more likely a hue.
  if (digits !== '' && !/^\d{3}$/.test(value)) {
    const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits.slice(0, 6)
    return `'#${long.toLowerCase()}'`
  }
  const channels = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(value)?.slice(1).map(Number)
  if (channels?.every((channel) => channel <= 255))
    return `'#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}'`
  const css = hexOf(withoutOpacity(value.toLowerCase()))
  if (css !== null && value.includes('(')) return `'${css}'`
  const degrees = /^(-?\d+(?:\.\d+)?) ?(?:°|deg)?$/i.exec(value)?.[1]
  if (degrees !== undefined) return String(((Math.round(Number(degrees)) % FULL_CIRCLE) + FULL_CIRCLE) % FULL_CIRCLE)
  return hueNamed(value)
}

/** Returns `hsl(1 2% 3%)` for `hsl(1 2% 3% / 50%)` and `hsl(1, 2%, 3%)` for `hsl(1, 2%, 3%, 0.5)`. */
function withoutOpacity(colour: string): string {
  const [name = '', values] = colour.split('(')
  if (values === undefined) return colour
  const [channels = ''] = values.replace(')', '').split('/')
  return `${name}(${channels.split(',').slice(0, 3).join(',')})`
}

export function hueNamed(name: string): string | null {
  return Object.entries(HUE_NAMES).find(([, names]) => sameWord(name, names) !== null)?.[0] ?? null
}
