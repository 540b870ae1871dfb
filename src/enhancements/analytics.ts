/** Spec section 8: that the analytics script failed to load is only logged. Must run before that script's element is parsed. */
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
