import type { Site } from './types.ts'

/** The sentence about data in the footer, derived from what the site does. An owner can replace it (`footer.notice`). */
export function dataNotice({ analytics, contact }: Pick<Site, 'analytics' | 'contact'>): string {
  const message = contact === 'form' ? ', hors le message que vous m’envoyez' : ''
  const audience = analytics !== null ? '\u202F; une mesure d’audience compte les pages vues' : ''
  return `Ce site est fait main et ne collecte aucune donnée personnelle${message}${audience}.`
}
