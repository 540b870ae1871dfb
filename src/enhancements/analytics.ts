/** Logs it if the analytics script fails to load. Must run before the browser parses that script's element. */
export function logAnalyticsFailure(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.dataset.analytics !== undefined) {
        console.warn(`Analytics script did not load: ${target.src}`)
      }
    },
    true,
  )
}

/**
 * Moves the script that counts views out of its template (Document.tsx), which starts it: once all else has loaded, so that nothing of the page
 * waits for its host, and not in a page that the browser renders before anyone asks for it, which is no view yet.
 */
export function countView(): void {
  addEventListener('load', () => {
    const tracker = document.querySelector<HTMLTemplateElement>('[data-tracker]')
    const start = () => tracker && document.body.append(tracker.content)
    if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', start)
    else start()
  })
}
