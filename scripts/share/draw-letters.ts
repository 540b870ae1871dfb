/** Draws what has letters of the site's typeface, here or in a thread. */
import { moduleBeside } from '../disk/threads/module-beside.ts'
import { drawWithin } from '../fonts/own-font.ts'
import type { TypefaceSource } from '../fonts/source.ts'
import type { LetterTask } from './letter-thread.ts'
import type { ShareCard } from './share-card.ts'
import type { MarkedSite } from './site-mark.ts'

/** Returns the picture of every page without one of its own, as SVG. */
export function drawCardWith(typeface: TypefaceSource, card: ShareCard): Promise<string> {
  return draw({ typeface, card })
}

/** Returns the mark of the site as part of an SVG. */
export function drawMarkWith(typeface: TypefaceSource, mark: MarkedSite): Promise<string> {
  return draw({ typeface, mark })
}

function draw(task: LetterTask): Promise<string> {
  const here = async () => (await import('./letter-thread.ts')).start()
  return drawWithin(task.typeface, moduleBeside('letter-thread', import.meta.url), here, task)
}
