/**
 * Filters the list of projects in place by `?techno=React` or `?categorie=Formation`. Without this script, or if the list has several
 * pages, the same links lead to separate pages.
 */
export function filterList(): void {
  const filter = document.querySelector<HTMLDetailsElement>('[data-filter]')
  const cards = [...document.querySelectorAll<HTMLElement>('[data-tags]')]
  const links = [...(filter?.querySelectorAll('a') ?? [])]
  const status = filter?.querySelector('[role=status]')
  const list = location.pathname
  if (!filter || !status) return

  const isHere = filter.dataset.filter === 'here'

  const show = () => {
    // While the modal is open, the address is that of a project.
    if (location.pathname !== list) return
    const [asked = []] = [...new URLSearchParams(location.search)]
    const query = asked.join('=').toLowerCase()
    const chosen = links.find((link) => query !== '' && queryOf(link).toLowerCase() === query)
    if (chosen && !isHere) location.replace(chosen.href)
    const tag = chosen ? tagOf(chosen) : ''
    for (const card of cards) card.hidden = tag !== '' && !card.dataset.tags?.split(' ').includes(tag)
    for (const link of links) {
      if (tagOf(link) === tag) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const count = cards.filter(({ hidden }) => !hidden).length
    const [one = '', many = ''] = filter.dataset.count?.split('|') ?? []
    status.textContent =
      (count > 1 ? many : one).replace('{count}', `${count}`) + (chosen ? ` : ${nameOf(chosen)}` : '')
    if (chosen) filter.open = true
  }

  if (location.search) show()
  if (!isHere) return
  filter.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const [name = '', value] = queryOf(link).split(/=(.*)/s)
    history.pushState(null, '', list + (value ? `?${new URLSearchParams({ [name]: value })}` : ''))
    show()
  })
  addEventListener('popstate', show)
}

/** The key of a filter, as on the cards: `technologies/react`. Empty for the link to all projects. */
function tagOf({ pathname }: HTMLAnchorElement): string {
  return /(?:technologies|categories)\/[^/]+$/.exec(pathname)?.[0] ?? ''
}

/** The query of a filtered list: `techno=React`. */
function queryOf(link: HTMLAnchorElement): string {
  const tag = tagOf(link)
  return tag && `${tag[0] === 't' ? 'techno' : 'categorie'}=${nameOf(link)}`
}

/** The name of a filter without its number of projects. */
function nameOf({ firstChild }: HTMLAnchorElement): string {
  return firstChild?.textContent?.trim() ?? ''
}
