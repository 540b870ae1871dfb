/** Inlined in the head, so that it runs before the first paint. */

/** The theme that the visitor chose earlier. Storage may be blocked. */
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}

// A new visitor begins at the top, so what is below the hero may wait for the second frame (Hero.module.scss). After a reload or with an
// address such as `/#parcours` the browser looks for a place further down, which moves if what is above it is not laid out yet.
const [arrival] = performance.getEntriesByType('navigation')
if ((arrival as PerformanceNavigationTiming | undefined)?.type === 'navigate' && !location.hash)
  document.documentElement.dataset.fromTop = ''
