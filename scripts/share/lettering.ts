import type { TypefaceSource } from '../fonts/source.ts'
import { loadTypeface } from '../fonts/typeface.ts'
import type { Weight } from '../fonts/weights.ts'

export type Lettering = Awaited<ReturnType<typeof siteLettering>>

export interface LetterStyle {
  weight: Weight
  /** The space between two letters, in ems. */
  tracking: number
  colour: string
}

/**
 * Draws texts as outlines of the site's typeface, because the machine that renders them may lack the font.
 * @param source by default that of the model
 */
export async function siteLettering(source?: TypefaceSource) {
  const typeface = await loadTypeface(source)

  const layOut = (text: string, { weight }: Pick<LetterStyle, 'weight'>) =>
    typeface
      .runsOf(text.normalize('NFC'), weight)
      .map(({ font, text }) => ({ run: font.layout(text), unitsPerEm: font.unitsPerEm }))

  return {
    /** Returns the width in ems. */
    widthOf(text: string, style: Omit<LetterStyle, 'colour'>): number {
      const widths = layOut(text, style).map(
        ({ run, unitsPerEm }) => run.advanceWidth / unitsPerEm + style.tracking * run.glyphs.length,
      )
      return widths.reduce((sum, width) => sum + width, 0)
    },
    /** Draws a text as an SVG `path`, starting at the left end of its baseline. */
    draw(text: string, style: LetterStyle, { x, baseline, size }: Record<'x' | 'baseline' | 'size', number>): string {
      let pen = x
      let outline = ''
      for (const { run, unitsPerEm } of layOut(text, style)) {
        const scale = size / unitsPerEm
        run.glyphs.forEach((glyph, index) => {
          outline += glyph.path.scale(scale, -scale).translate(pen, baseline).toSVG()
          pen += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + style.tracking * size
        })
      }
      return `<path fill="${style.colour}" d="${outline}"/>`
    },
  }
}
