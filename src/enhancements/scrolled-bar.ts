/** Sets `data-scrolled` on the root once the page is scrolled past the sentinel at its top (24 px). */
export function watchScroll(): void {
  const sentinel = document.querySelector('[data-scroll-sentinel]')
  if (sentinel === null) return
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', entry?.isIntersecting === false)
  }).observe(sentinel)
}
