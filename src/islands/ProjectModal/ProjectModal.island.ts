/** Fetches React and draws the dialog in the place of its frame. If that fails, loads the project's page. */
export async function mount(island: HTMLElement): Promise<void> {
  warmUp(island)
  try {
    const [, dialog = ''] = (island.dataset.modules as string).split(' ')
    const { showDialog }: typeof import('./dialog.tsx') = await import(/* @vite-ignore */ dialog)
    await showDialog(island)
    // The dialog answers Back from now on, without a reload (before-paint.ts).
    window.onpopstate = null
  } catch (error) {
    if (isOpen(island)) location.reload()
    throw error
  }
}

/** Returns whether the address differs from that of the list, which `warmUp` stores. */
function isOpen({ dataset }: HTMLElement): boolean {
  return location.pathname !== dataset.list
}

/**
 * Opens the project of a card over the list, under the project's own address: Back closes it, Forward opens it again, a reload shows the
 * project's page. A frame of the dialog with the content of the card appears at once, because React has not arrived yet when a visitor
 * touches a card for the first time.
 */
export function warmUp(island: HTMLElement): void {
  if (island.dataset.list) return
  island.dataset.list = location.pathname
  const empty = document.querySelector<HTMLTemplateElement>('template[data-empty-frame]')?.content.firstElementChild
  if (!empty) return
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const frame = () => find('[data-frame]')

  // The card of the frame.
  let last: HTMLElement | null = null
  // A frame that is shown, but whose project is not yet in the address.
  let opening: HTMLElement | null = null

  const showFrame = (card: HTMLElement | null) => {
    const previous = frame()
    previous?.remove()
    // The focus was in the frame.
    if (previous && !card) last?.focus({ preventScroll: true })
    last = card
    if (card) island.after(filled(empty.cloneNode(true) as HTMLElement, card))
    return frame()
  }
  const closeFrame = () => {
    if (!opening) return history.back()
    opening.remove()
    opening = null
  }

  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
    if (!(target instanceof Element)) return
    if (target === frame() || target.closest('[data-frame] button')) closeFrame()
    const card = target.closest<HTMLAnchorElement>('a[data-project]')
    // Such clicks open tabs and downloads, which the browser handles.
    if (island.dataset.islandStatus === 'failed') return
    if (!card || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return
    event.preventDefault()
    const shown = showFrame(card)
    opening = shown
    // The rest waits, so that it does not delay the frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (opening !== shown) return
        opening = null
        // After a quick second click the address may still be that of the dialog being closed; then it is replaced.
        history[isOpen(island) ? 'replaceState' : 'pushState'](null, '', card.href)
        frame()?.querySelector('button')?.focus()
        island.dispatchEvent(new Event('project'))
      }),
    )
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && frame()) closeFrame()
  })
  addEventListener('popstate', () => {
    if (!opening) showFrame(find(`a[data-project][href="${CSS.escape(location.pathname)}"]`))
  })
}

/** Fills the frame with the content of a card: title, theme, badge and picture. */
function filled(frame: HTMLElement, card: HTMLElement): HTMLElement {
  const [header, title, theme] = frame.querySelectorAll<HTMLElement>('header, h2, p')
  if (!header || !title || !theme) return frame
  const banner = card.querySelector('span')
  const named = banner?.querySelector('span:last-of-type')
  title.textContent = (named ?? banner)?.textContent ?? ''
  title.dataset.missing = `${!named}`
  theme.textContent = card.dataset.about ?? ''
  theme.hidden = !card.dataset.about
  for (const badge of header.querySelectorAll<HTMLElement>('[data-tone]'))
    if (badge.dataset.tone !== card.dataset.tone) badge.remove()
  const picture = card.firstElementChild as HTMLElement
  if (picture.tagName === 'PICTURE') frame.querySelector('[data-picture]')?.append(picture.cloneNode(true))
  // The background of the title has the hue of the picture.
  header.classList.add(picture.classList[0] ?? '')
  header.dataset.hue = picture.dataset.hue
  return frame
}
