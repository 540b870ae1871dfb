/** The name that joins a project's picture on two pages; src/components/ProjectDetails/page.module.scss gives it to the large one. */
const NAME = 'project-picture'

interface SwapEvent extends Event {
  viewTransition: { ready: Promise<void> } | null
  activation?: { entry: { url: string } }
}

/** Between two pages the picture of a card grows into that of the project, and back, where the browser knows page transitions. */
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

/** A transition that does not come about, because the other page was slow or has no styles yet, is nothing to complain of in the console. */
function isMoving(event: Event): boolean {
  const { viewTransition } = event as SwapEvent
  viewTransition?.ready.catch(() => {})
  return Boolean(viewTransition)
}

/** The card of the project that the address is of, unless it is out of sight. Two elements of one name would end the transition. */
function nameCardOf(address: string) {
  const { pathname } = new URL(address)
  const card = document.querySelector<HTMLElement>(`a[data-project][href="${CSS.escape(pathname)}"] > :first-child`)
  if (card === null) return
  const { top, bottom } = card.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) return
  for (const large of document.querySelectorAll<HTMLElement>('[data-large-picture]')) {
    large.style.setProperty('view-transition-name', 'none')
  }
  card.style.setProperty('view-transition-name', NAME)
}
