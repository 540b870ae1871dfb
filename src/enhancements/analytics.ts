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
