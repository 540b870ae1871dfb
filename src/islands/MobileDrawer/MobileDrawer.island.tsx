import type { Navigation } from '../../components/Bar/links.ts'
import { hydrateIsland } from '../runtime/mount.tsx'
import { MobileDrawer } from './MobileDrawer.tsx'

export function mount(element: HTMLElement): Promise<void> {
  return hydrateIsland(element, <MobileDrawer {...navigationIn(element)} />)
}

/** The links as the page wrote them, so that neither the page nor this script holds them a second time. */
function navigationIn(element: HTMLElement): Navigation {
  const links = [...element.querySelectorAll('nav a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    label: link.textContent ?? '',
    isCurrent: link.hasAttribute('aria-current'),
  }))
  return { links, hasCv: element.querySelector('a[target]') !== null }
}
