/** Works on fonts of owners in a thread of its own, because a font may be made to take very long. */
import type { Font } from 'fontkit'
import type { FontFacts } from '../compile/contract/sources.ts'
import { fontFacts, LETTERS, openFont } from './facts.ts'
import { cutFiles, instancesIn } from './subset.ts'

/** What the thread can do. */
const WORK = { measure, cutFiles, instancesIn }
export type FontWork = typeof WORK

/** A piece of work with its arguments. */
export interface FontTask {
  name: keyof FontWork
  args: readonly unknown[]
}

export function start() {
  return ({ name, args }: FontTask) => (WORK[name] as (...args: readonly unknown[]) => unknown)(...args)
}

/**
 * Returns the facts about a font; `null` if it cannot be read, cut or drawn. Does all that a build does with it, because a damaged font may
 * fail in one step only.
 * @param most the most bytes when it is unpacked
 */
async function measure(bytes: Uint8Array, most: number): Promise<FontFacts | null> {
  const facts = fontFacts(bytes, most)
  try {
    if (facts === null) return null
    const { regular } = await instancesIn([bytes])
    for (const instance of regular) drawLetters(openFont(instance))
    await cutFiles(bytes, bytes, null)
    return facts
  } catch {
    return null
  }
}

/** Lays out the letters of French and draws their outlines. */
function drawLetters(font: Font): void {
  for (const { path } of font.layout(LETTERS).glyphs) path.toSVG()
}
