/** Runs after the next paint. In a page that nobody sees, runs at once, because no paint waits there. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}
