// Runs in the page before anything else; the benchmark reads what it has gathered.
const vitals = { firstPaint: null, largestPaint: null, largestElement: '', shift: 0, tasks: [], interactions: [] }
window.vitals = vitals

function observe(type, use, options = {}) {
  new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...options })
}

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') vitals.firstPaint = startTime
})
observe('largest-contentful-paint', ({ startTime, element }) => {
  vitals.largestPaint = startTime
  vitals.largestElement = element?.localName ?? ''
})
observe('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) vitals.shift += value
})
observe('longtask', ({ startTime, duration }) => vitals.tasks.push({ startTime, duration }))
observe('event', ({ interactionId, duration }) => interactionId > 0 && vitals.interactions.push(duration), {
  durationThreshold: 16,
})
// The browser reports the first input however short it was.
observe('first-input', ({ duration }) => vitals.interactions.push(duration))
