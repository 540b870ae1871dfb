/** The sentence about data in the footer, derived from what the site does. An owner can replace it (`footer.notice`). */
export function dataNotice(hasAnalytics: boolean): string {
  const audience = hasAnalytics ? '\u202F; une mesure d’audience compte les pages vues' : ''
  return `Ce site est fait main et ne collecte aucune donnée personnelle, hors le message que vous m’envoyez${audience}.`
}
