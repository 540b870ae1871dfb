import { useEffect } from 'react'
import type { Navigation } from '../../components/Bar/links.ts'
import { DRAWER_ID, Drawer } from '../../components/Drawer/Drawer.tsx'

/**
 * The drawer in the browser. The native popover opens, closes, handles Escape and returns the focus. Hydration gives a visitor the rest: the
 * focus goes into the drawer and stays there, because the page behind is inert; that page does not scroll; a link or a swipe to the right
 * closes the drawer. `FloatingFocusManager`, which holds the focus in the dialog, would make this island seven times as large (1.2 KB).
 */
export function MobileDrawer(props: Navigation) {
  useEffect(() => {
    const drawer = document.getElementById(DRAWER_ID)
    if (drawer === null) return
    const stop = new AbortController()
    const { signal } = stop
    const reflect = () => setPageBehind(drawer, drawer.matches(':popover-open'))
    drawer.addEventListener('toggle', reflect, { signal })
    // Nothing in it can have the focus while it waits for its style sheet (src/styles/global.scss).
    for (const shown of ['animationcancel', 'animationend']) drawer.addEventListener(shown, reflect, { signal })
    // The page must not be inert when the browser returns the focus to the opener, which happens before `toggle`.
    drawer.addEventListener(
      'beforetoggle',
      (event) => {
        if ((event as ToggleEvent).newState === 'closed') setPageBehind(drawer, false)
      },
      { signal },
    )
    drawer.addEventListener('click', (event) => closeOnLink(drawer, event), { signal })
    closeOnSwipe(drawer, signal)
    // The visitor may have opened the drawer before the island was awake.
    reflect()
    return () => stop.abort()
  }, [])

  return <Drawer {...props} />
}

function setPageBehind(drawer: HTMLElement, open: boolean) {
  const island = drawer.closest('[data-island]')
  for (const sibling of document.body.children) {
    if (sibling instanceof HTMLElement && sibling !== island) sibling.inert = open
  }
  document.documentElement.style.overflow = open ? 'hidden' : ''
  if (open && !drawer.contains(document.activeElement)) drawer.querySelector('button')?.focus()
}

function closeOnLink(drawer: HTMLElement, { target }: Event) {
  if (target instanceof Element && target.closest('a')) drawer.hidePopover()
}

/** The distance of a swipe to the right that closes the drawer. */
const SWIPE_DISTANCE_PX = 72

function closeOnSwipe(drawer: HTMLElement, signal: AbortSignal) {
  let start: { x: number; y: number } | null = null
  let distance = 0

  const settle = () => {
    start = null
    delete drawer.dataset.swiping
    drawer.style.removeProperty('--swipe')
  }
  drawer.addEventListener(
    'touchstart',
    ({ touches: [touch] }) => {
      start = touch ? { x: touch.clientX, y: touch.clientY } : null
      distance = 0
    },
    { signal, passive: true },
  )
  drawer.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (start === null || touch === undefined) return
      const across = touch.clientX - start.x
      // Vertical movements scroll the drawer.
      if (distance === 0 && Math.abs(touch.clientY - start.y) > Math.abs(across)) return
      distance = Math.max(0, across)
      drawer.dataset.swiping = ''
      drawer.style.setProperty('--swipe', `${distance}px`)
    },
    { signal, passive: true },
  )
  drawer.addEventListener(
    'touchend',
    () => {
      const close = distance > SWIPE_DISTANCE_PX
      settle()
      if (close) drawer.hidePopover()
    },
    { signal },
  )
  drawer.addEventListener('touchcancel', settle, { signal })
}
