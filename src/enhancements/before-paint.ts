/** Inlined in the head, so that it runs before the first paint. */

/** Applies the theme that the visitor chose earlier. Storage may be blocked. */
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}

// A new visitor begins at the top, so the part below the hero may wait for the second frame (Hero.module.scss). After a reload, or with an
// address such as `/#parcours`, the browser scrolls to a place further down, which would move if the parts above it were not laid out yet.
const [arrival] = performance.getEntriesByType('navigation')
if ((arrival as PerformanceNavigationTiming | undefined)?.type === 'navigate' && !location.hash)
  document.documentElement.dataset.fromTop = ''
