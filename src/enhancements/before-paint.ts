/** Inlined in the head behind the style sheet, so that it runs before the first paint. */

/**
 * Applies the rules of the web font: the first of the style sheet, which apply only without JavaScript (scripts/fonts/fonts.ts). While such a
 * font is on its way, Chromium on Linux asks its browser process about a stand-in at each size and weight of the page, before the first paint.
 */
function applyFont() {
  const font = document.styleSheets[0]?.cssRules[0] as CSSMediaRule
  font.media.mediaText &&= ''
}
// So they apply once the preloaded font has arrived.
document.addEventListener('load', ({ target }) => (target as HTMLLinkElement).as === 'font' && applyFont(), true)

// Storage may be blocked.
try {
  const { theme } = localStorage
  // The visitor chose it earlier.
  if (theme) document.documentElement.dataset.theme = theme
  // After the first page of a visit the font is in the cache.
  if (sessionStorage.font) applyFont()
  sessionStorage.font = 1
} catch {}

// A new visitor begins at the top, so the part below the hero may wait for the second frame (Hero.module.scss). After a reload, or with an
// address such as `/#parcours`, the browser scrolls to a place further down, which would move if the parts above it were not laid out yet.
// The type is 0 for a visit that is neither. `performance.getEntriesByType('navigation')` says the same in 40 bytes more of each page.
if (!performance.navigation.type && !location.hash) document.documentElement.dataset.fromTop = ''
