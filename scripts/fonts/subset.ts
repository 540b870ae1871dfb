import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { WEB_WEIGHTS } from './source.ts'

/** A variable font cut down to some characters and to the weights of the pages, as WOFF2. */
export function webFont(source: Uint8Array, characters: string): Promise<Uint8Array> {
  return subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEB_WEIGHTS },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  })
}

/** All characters of a variable font at one weight. */
export async function instanceOf(source: Uint8Array, weight: number): Promise<Font> {
  const bytes = await subsetFont(source, null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: ['kern'],
    noHinting: true,
  })
  return create(bytes) as Font
}
