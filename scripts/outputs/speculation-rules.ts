/**
 * Speculation rules as JSON: browsers that know them fetch a page of the site while the visitor points at its link. They fetch only the
 * document and run nothing in it, so no page view is counted. They skip this when the visitor saves data
 * (https://developer.chrome.com/docs/web-platform/prerender-pages).
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
            // These links open the modal on the same page.
            { not: { selector_matches: ':root:has([data-details]) [data-project]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
}
