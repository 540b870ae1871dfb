/**
 * Filters the list of projects in place by `?techno=React` or `?categorie=Formation`. Without this script, or if the list has several
 * pages, the same links lead to separate pages.
 */
export function filterList(): void {
  const filter = document.querySelector<HTMLElement>('[data-filter]')
  if (!filter) return
  const cards = [...document.querySelectorAll<HTMLElement>('[data-tags]')]
  const links = [...filter.querySelectorAll<HTMLAnchorElement>('nav a')]
  const isHere = filter.dataset.filter === 'here'
  const list = location.pathname

  const show = () => {
    // While the modal is open, the address is that of a project.
    if (location.pathname !== list) return
    const [asked = []] = [...new URLSearchParams(location.search)]
    const query = `${asked}`.toLowerCase()
    const chosen = links.find((link) => query && queryOf(link).join().toLowerCase() === query)
    if (chosen && !isHere) location.replace(chosen.href)
    if (!isHere) return
    const tag = chosen ? tagOf(chosen) : ''
    for (const card of cards) card.hidden = Boolean(tag) && !card.dataset.tags?.split(' ').includes(tag)
    for (const link of links) link.ariaCurrent = tagOf(link) === tag ? 'true' : null
    const [one, many, see] = (filter.dataset.count as string).split('|') as [string, string, string]
    const count = cards.filter(({ hidden }) => !hidden).length
    const counted = (count > 1 ? many : one).replace('{count}', `${count}`)
    write(filter, '[role=status]', counted)
    write(filter, '[data-tone]', see.replace('{projects}', counted))
    write(filter, '[data-chosen] span', nameOf(chosen))
    filter.querySelector('[data-chosen]')?.toggleAttribute('hidden', !chosen)
  }

  if (location.search) show()
  if (!isHere) return
  filter.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const query = `${new URLSearchParams(queryOf(link))}`
    history.pushState(null, '', list + (query && `?${query}`))
    show()
    // The link that removes the filter has disappeared, and the focus with it.
    if (link.hidden) filter.querySelector('button')?.focus()
  })
  addEventListener('popstate', show)
}

function write(filter: Element, selector: string, text: string) {
  const element = filter.querySelector(selector)
  if (element) element.textContent = text
}

/** Returns the key of a filter, as on the cards: `technologies/react`. Empty for the link to all projects. */
function tagOf({ pathname }: HTMLAnchorElement): string {
  return /(?:technologies|categories)\/[^/]+$/.exec(pathname)?.[0] ?? ''
}

/** Returns the query of a filtered list: `['techno', 'React']`, in a list; empty for the link to all projects. */
function queryOf(link: HTMLAnchorElement): string[][] {
  const tag = tagOf(link)
  return tag ? [[tag[0] === 't' ? 'techno' : 'categorie', nameOf(link)]] : []
}

/** Returns the name of a filter without its number of projects. */
function nameOf(link?: HTMLAnchorElement): string {
  return link?.firstChild?.textContent?.trim() ?? ''
}
