/**
 * Returns speculation rules as JSON. Browsers that support them render a page of the site while the visitor points at its link, and show it
 * at the click. The view is counted then (src/enhancements/analytics.ts). Browsers skip this if the visitor saves data or power
 * (https://developer.chrome.com/docs/web-platform/prerender-pages).
 * @param base `/` or `/dossier/`
 */
export function speculationRules(base: string): string {
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${base}*` },
            { not: { href_matches: `${base}*.*` } },
            // These links open the modal, or filter the list, on the same page.
            { not: { selector_matches: ':root:has([data-details]) [data-project],[data-filter=here] a' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
}
