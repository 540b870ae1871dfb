import { create, type Font } from 'fontkit'
import type { StaticFont } from '../../fonts/static-fonts.ts'
import { type TextStyle, WEIGHTS, type Weight } from './style.ts'

/** A part of a text that one font file draws. */
export interface Run {
  font: Font
  text: string
}

/** The fonts of the CV: Bricolage Grotesque at each weight, in two files of which the second knows what the first does not. */
export interface Typeface {
  /** What neither file knows is left out when it is a sign, and shown as `?` when it is a letter. */
  runsOf(text: string, weight: Weight): Run[]
  /** In points. */
  measure(text: string, style: TextStyle): number
}

export function createTypeface(fonts: readonly StaticFont[]): Typeface {
  const files = new Map(
    fonts.map(({ weight, main, extended }) => [
      weight,
      [open(main, 'Bricolage', weight), open(extended, 'BricolageExtended', weight)],
    ]),
  )

  function runsOf(text: string, weight: Weight): Run[] {
    const [main, extended] = files.get(WEIGHTS[weight]) ?? []
    if (!main || !extended) throw new Error(`The typeface has no weight ${WEIGHTS[weight]}.`)
    const runs: Run[] = []
    for (const character of drawable(text, [main, extended])) {
      const font = knows(main, character) ? main : extended
      const last = runs.at(-1)
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  return {
    runsOf,
    measure(text, { weight, size, tracking }) {
      const widths = runsOf(text, weight).map(({ font, text }) => advanceOf(font, text) * size + tracking * text.length)
      return widths.reduce((sum, width) => sum + width, 0)
    },
  }
}

/** In ems. Word by word, as pdfkit lays text out, so that both agree. */
function advanceOf(font: Font, text: string): number {
  const words = text.split(/(?<= )/)
  return words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0) / font.unitsPerEm
}

/** Under a name of its own: all weights come from one variable file and would share one. */
function open(bytes: Uint8Array, name: string, weight: number): Font {
  const font = create(Buffer.from(bytes)) as Font
  return Object.defineProperty(font, 'postscriptName', { value: `${name}-${weight}` })
}

function knows(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

function drawable(text: string, fonts: readonly Font[]): string[] {
  return [...text].flatMap((character) => {
    if (fonts.some((font) => knows(font, character))) return [character]
    if (/\s/u.test(character)) return [' ']
    return /[\p{L}\p{N}]/u.test(character) ? ['?'] : []
  })
}
