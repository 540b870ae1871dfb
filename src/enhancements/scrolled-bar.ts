/** Sets `data-scrolled` on the root while the sentinel at the top of the page (24 px) is out of view. */
export function watchScroll(): void {
  const sentinel = document.querySelector('[data-scroll-sentinel]')
  if (sentinel === null) return
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', entry?.isIntersecting === false)
  }).observe(sentinel)
}
