/**
 * The modal changes the address without loading a page. After a reload under such an address, Chromium answers Back with a mere
 * `popstate`, and the page of a project would stay under the address of the list: it then loads what the address names.
 */
export function reloadWhenStale(): void {
  const rendered = location.pathname
  addEventListener('popstate', () => {
    const modalAnswers = document.querySelector('[data-island=ProjectModal][data-island-status=hydrated]')
    if (location.pathname !== rendered && !modalAnswers) location.reload()
  })
}
