import { counterOf } from './analytics.ts'
import type { Site } from './types.ts'

/** The sentence about data in the footer, derived from what the site does. An owner can replace it (`footer.notice`). */
export function dataNotice({ analytics, contact }: Pick<Site, 'analytics' | 'contact'>): string {
  const counter = counterOf(analytics)
  if (counter) {
    const message = contact === 'form' ? ' Le formulaire m’envoie votre message, et rien d’autre.' : ''
    const host = counter.host ? ` (${counter.host})` : ''
    return `Ce site ne dépose aucun cookie.${message} Une mesure d’audience, ${counter.name}${host}, compte les pages vues.`
  }
  const message = contact === 'form' ? ', hors celles du formulaire de contact' : ''
  const audience = analytics !== null ? '\u202F; une mesure d’audience compte les pages vues' : ''
  return `Ce site ne vous demande aucune donnée personnelle${message}${audience}.`
}
