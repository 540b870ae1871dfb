/** Inlined in the head behind the style sheet, so that it runs before the first paint. */

// The modal changes the address without loading a page. After a reload there, Chromium answers Back with `popstate` alone, and the page of
// the project would stay under the address of the list. Back may come while the page still arrives: no later script runs then.
// The modal removes this handler when it answers itself (ProjectModal.island.ts).
const rendered = location.pathname
window.onpopstate = () => {
  if (location.pathname !== rendered) location.reload()
}

// The rules of the web font, the first of the style sheet, apply only without JavaScript (scripts/fonts/fonts.ts). While such a font is on its
// way, Chromium on Linux asks its browser process about a stand-in at each size and weight of the page, before the first paint.
// The sheet is the element before this script. An extension of the browser may have put others before it.
const sheet = (document.currentScript as HTMLScriptElement).previousSibling as HTMLStyleElement
const rules = [...(sheet.sheet as CSSStyleSheet).cssRules]
const { media } = rules[0] as CSSMediaRule

// The dark scheme is the last rule. The theme that a visitor chooses replaces its query (theme.ts).
window.night = (rules.pop() as CSSMediaRule).media
const { dataset } = document.documentElement

/** Where all that is in view stands. A place is 16 px high, so a line more or less changes it, and a fraction of a pixel seldom does. */
const places = () =>
  `${[...document.querySelectorAll('*')].map((part) => Math.min(part.getBoundingClientRect().y, innerHeight) >> 4)}`

// So they apply once the preloaded font has arrived, unless that would move what the visitor sees: a page in which the font breaks a line
// elsewhere keeps the stand-in, and the next one has the font. Chromium has the font in its memory, so it measures with it at once.
document.addEventListener(
  'load',
  (event) => {
    if ((event.target as HTMLLinkElement).as === 'font') {
      const before = places()
      media.mediaText = ''
      if (performance.getEntriesByType('paint')[0] && places() !== before) media.mediaText = 'print'
      try {
        sessionStorage.font = 1
      } catch {}
    }
  },
  true,
)

// Storage may be blocked.
try {
  const { theme } = localStorage
  // The visitor chose it earlier.
  if (theme) {
    dataset.theme = theme
    night.mediaText = theme === 'dark' ? '' : 'not all'
  }
  // The font arrived on an earlier page of the visit, so it is in the cache.
  if (sessionStorage.font) media.mediaText = ''
} catch {}

// A new visitor begins at the top, so the part below the hero may wait for the second frame (Hero.module.scss). After a reload, or with an
// address such as `/#parcours`, the browser scrolls to a place further down, which would move if the parts above it were not laid out yet.
// The type is 0 for a visit that is neither. `performance.getEntriesByType('navigation')` says the same in 40 bytes more of each page.
if (!(performance.navigation.type || location.hash)) dataset.fromTop = ''
