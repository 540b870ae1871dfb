/** The name that joins a project's picture on two pages; src/components/ProjectDetails/ProjectDetails.module.scss gives it to the large one. */
const NAME = 'project-picture'

interface SwapEvent extends Event {
  viewTransition: unknown
  activation?: { entry: { url: string } }
}

/** Between two pages the picture of a card grows into that of the project, and back, where the browser knows page transitions. */
export function carryPicture(): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event as SwapEvent
    if (viewTransition && activation) nameCardOf(activation.entry.url)
  })
  addEventListener('pagereveal', (event) => {
    const from = (window as { navigation?: { activation?: { from?: { url: string } } } }).navigation?.activation?.from
    if ((event as SwapEvent).viewTransition && from) nameCardOf(from.url)
  })
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
