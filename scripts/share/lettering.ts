import { staticFonts } from '../fonts/static-fonts.ts'
import { WEIGHTS, type Weight } from '../outputs/cv/style.ts'
import { createTypeface, type Typeface } from '../outputs/cv/typeface.ts'
import type { MeasureEms } from './fit-text.ts'

/** Draws texts as outlines: the drawing then asks for no font of the machine it is rendered on. */
export interface Lettering {
  measure(style: LetterStyle): MeasureEms
  /** As an SVG `path`, from the left end of its baseline. */
  draw(text: string, style: LetterStyle, place: LetterPlace): string
}

export interface LetterStyle {
  weight: Weight
  /** Between two letters, in ems. */
  tracking: number
}

export interface LetterPlace {
  x: number
  baseline: number
  size: number
  fill: string
}

/** The site's typeface. What it does not know is left out when it is a sign, and `?` when it is a letter. */
export async function siteLettering(): Promise<Lettering> {
  return createLettering(createTypeface(await staticFonts(Object.values(WEIGHTS))))
}

function createLettering(typeface: Typeface): Lettering {
  return {
    measure({ weight, tracking }) {
      const style = { weight, tracking, size: 1, leading: 1, colour: '' }
      return (text) => typeface.measure(text.normalize('NFC'), style)
    },
    draw(text, { weight, tracking }, { x, baseline, size, fill }) {
      let pen = x
      let outline = ''
      for (const run of typeface.runsOf(text.normalize('NFC'), weight)) {
        const scale = size / run.font.unitsPerEm
        const { glyphs, positions } = run.font.layout(run.text)
        glyphs.forEach((glyph, index) => {
          outline += glyph.path.scale(scale, -scale).translate(pen, baseline).toSVG()
          pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size
        })
      }
      return `<path fill="${fill}" d="${outline}"/>`
    },
  }
}
