/** The name that pairs a project's picture on two pages; src/components/ProjectDetails/page.module.scss gives it to the large picture. */
const NAME = 'project-picture'

interface SwapEvent extends Event {
  viewTransition: { ready: Promise<void> } | null
  /** Only when a page is left. */
  activation?: { entry: { url: string } } | null
}

interface NavigatedWindow {
  navigation?: { activation?: { from?: { url: string } } }
}

/** Animates the picture of a card into the picture of the project page, and back, if the browser supports page transitions. */
export function carryPicture(): void {
  for (const type of ['pageswap', 'pagereveal'])
    addEventListener(type, (event) => {
      const { viewTransition, activation } = event as SwapEvent
      const other = activation?.entry ?? (window as NavigatedWindow).navigation?.activation?.from
      // A skipped transition, for instance to a slow page, logs no error.
      viewTransition?.ready.catch(() => {})
      if (viewTransition && other) nameCardOf(other.url)
    })
}

/** Names the picture of that project's card, if it is in view, and not the large one, because two such elements would end the transition. */
function nameCardOf(address: string) {
  const { pathname } = new URL(address)
  const card = document.querySelector<HTMLElement>(`a[data-project][href="${CSS.escape(pathname)}"] > :first-child`)
  if (!card) return
  const { top, bottom } = card.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) return
  const large = document.querySelector<HTMLElement>('[data-large-picture]')
  if (large) large.style.viewTransitionName = 'none'
  card.style.viewTransitionName = NAME
}
