interface DataUse {
  /** Visitors can write through a form. */
  hasForm: boolean
  hasAnalytics: boolean
}

/** The sentence about data in the footer, derived from what the site does. An owner can replace it (`footer.notice`). */
export function dataNotice({ hasForm, hasAnalytics }: DataUse): string {
  if (!hasForm && !hasAnalytics) return 'Ce site est fait main et ne collecte aucune donnée.'
  const message = hasForm ? ', hors le message que vous m’envoyez' : ''
  const audience = hasAnalytics ? '\u202F; une mesure d’audience compte les pages vues' : ''
  return `Ce site est fait main et ne collecte aucune donnée personnelle${message}${audience}.`
}
