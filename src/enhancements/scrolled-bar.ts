/** Sets `data-scrolled` on the root while the sentinel at the top of the page (24 px) is out of view. Every page has one. */
export function watchScroll(): void {
  const sentinel = document.querySelector('[data-scroll-sentinel]') as Element
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', !entry?.isIntersecting)
  }).observe(sentinel)
}
