/**
 * Loads the page of the address after a `popstate` that changed only the address. The modal changes the address without loading a
 * page. After a reload there, Chromium answers Back with `popstate` alone, and the project page would stay under the list's address.
 */
export function reloadWhenStale(): void {
  const rendered = location.pathname
  addEventListener('popstate', () => {
    const modalAnswers = document.querySelector('[data-island=ProjectModal][data-island-status=hydrated]')
    if (location.pathname !== rendered && !modalAnswers) location.reload()
  })
}
