import type { TypefaceSource } from '../fonts/source.ts'
import { siteLettering } from './lettering.ts'
import { drawCard, type ShareCard } from './share-card.ts'
import { type MarkedSite, siteMark } from './site-mark.ts'

/** A drawing with letters, and their typeface. */
export type LetterTask = { typeface: TypefaceSource } & ({ card: ShareCard } | { mark: MarkedSite })

export function start() {
  return async (task: LetterTask): Promise<string> => {
    const lettering = await siteLettering(task.typeface)
    return 'card' in task ? drawCard(task.card, lettering) : siteMark(task.mark, lettering)
  }
}
