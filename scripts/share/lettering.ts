import { loadTypeface, type Weight } from '../fonts/typeface.ts'

/** Draws texts as outlines, so that the drawing asks for no font of the machine it is rendered on. */
export interface Lettering {
  /** In ems. */
  widthOf(text: string, style: LetterStyle): number
  /** As an SVG `path`, from the left end of its baseline. */
  draw(text: string, style: LetterStyle, place: LetterPlace): string
}

export interface LetterStyle {
  weight: Weight
  /** Between two letters, in ems. */
  tracking: number
  colour: string
}

export interface LetterPlace {
  x: number
  baseline: number
  size: number
}

/** The site's typeface. */
export async function siteLettering(): Promise<Lettering> {
  const typeface = await loadTypeface()

  const layOut = (text: string, { weight }: LetterStyle) =>
    typeface
      .runsOf(text.normalize('NFC'), weight)
      .map(({ font, text }) => ({ run: font.layout(text), unitsPerEm: font.unitsPerEm }))

  return {
    widthOf(text, style) {
      const widths = layOut(text, style).map(
        ({ run, unitsPerEm }) => run.advanceWidth / unitsPerEm + style.tracking * run.glyphs.length,
      )
      return widths.reduce((sum, width) => sum + width, 0)
    },
    draw(text, style, { x, baseline, size }) {
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
