/**
 * Rules by which browsers that know them fetch a page of the site while the visitor still points at its link, as a JSON text.
 * Only the document is fetched and nothing in it runs: so no page view is counted. Browsers skip this when the visitor
 * saves data (https://developer.chrome.com/docs/web-platform/prerender-pages).
 * @param base `/` or `/dossier/`
 */
export function speculationRules(base: string): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}*` },
            { not: { href_matches: `${base}*.*` } },
            // The modal opens in place.
            { not: { selector_matches: ':root:has([data-details]) [data-project]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
}
