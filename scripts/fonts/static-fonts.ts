import { readFile } from 'node:fs/promises'
import { pathOfSource } from './source.ts'
import { drawInstance } from './subset.ts'

/** Bricolage Grotesque at one weight, as TrueType: for outputs whose format knows no variable fonts. */
export interface StaticFont {
  weight: number
  /** French and its neighbours. */
  main: Uint8Array
  /** Letters of other Latin alphabets, and Ÿ. */
  extended: Uint8Array
}

/** All characters of the source, those of `STAND_INS` added. */
export async function staticFonts(weights: readonly number[]): Promise<StaticFont[]> {
  const [main, extended] = await Promise.all([readFile(pathOfSource('latin')), readFile(pathOfSource('latin-ext'))])
  return Promise.all(
    weights.map(async (weight) => ({
      weight,
      main: await drawInstance(main, weight),
      extended: await drawInstance(extended, weight),
    })),
  )
}
