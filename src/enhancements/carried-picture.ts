/** The name that pairs a project's picture on two pages; src/components/ProjectDetails/page.module.scss gives it to the large picture. */
const NAME = 'project-picture'

interface SwapEvent extends Event {
  viewTransition: { ready: Promise<void> } | null
  activation?: { entry: { url: string } }
}

/** Animates the picture of a card into the picture of the project page, and back, if the browser supports page transitions. */
export function carryPicture(): void {
  addEventListener('pageswap', (event) => {
    const { activation } = event as SwapEvent
    if (isMoving(event) && activation) nameCardOf(activation.entry.url)
  })
  addEventListener('pagereveal', (event) => {
    const from = (window as { navigation?: { activation?: { from?: { url: string } } } }).navigation?.activation?.from
    if (isMoving(event) && from) nameCardOf(from.url)
  })
}

/** Returns whether the browser animates the change of page. A skipped transition, for instance to a slow page, logs no error. */
function isMoving(event: Event): boolean {
  const { viewTransition } = event as SwapEvent
  viewTransition?.ready.catch(() => {})
  return Boolean(viewTransition)
}

/** Names the picture of that project's card, if it is in view, and not the large one, because two such elements would end the transition. */
function nameCardOf(address: string) {
  const { pathname } = new URL(address)
  const card = document.querySelector<HTMLElement>(`a[data-project][href="${CSS.escape(pathname)}"] > :first-child`)
  if (card === null) return
  const { top, bottom } = card.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) return
  const large = document.querySelector<HTMLElement>('[data-large-picture]')
  if (large) large.style.viewTransitionName = 'none'
  card.style.viewTransitionName = NAME
}
