import type { Words } from '../../../scripts/fields/site-texts/language.ts'
import type { Navigation } from '../../components/Bar/links.ts'
import { WordsContext } from '../../components/Words/Words.tsx'
import { mountIsland } from '../runtime/mount.tsx'
import { MobileDrawer } from './MobileDrawer.tsx'

export function mount(element: HTMLElement): Promise<void> {
  return mountIsland(
    element,
    <WordsContext value={wordsIn(element)}>
      <MobileDrawer {...navigationIn(element)} />
    </WordsContext>,
  )
}

/** Reads the links from the page, so that neither the page nor this script contains them twice. */
function navigationIn(element: HTMLElement): Navigation {
  const links = [...element.querySelectorAll('nav a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    label: link.textContent ?? '',
    isCurrent: link.hasAttribute('aria-current'),
  }))
  return { links, cv: element.querySelector('a[target]')?.firstChild?.textContent ?? null }
}

/** Reads the texts in the same way. */
function wordsIn(element: HTMLElement): Pick<Words, 'drawer' | 'links'> {
  const label = (selector: string) => element.querySelector(selector)?.getAttribute('aria-label') ?? ''
  return {
    drawer: { title: label('[popover]'), close: label('button'), navigation: label('nav') },
    links: { newTab: element.querySelector('a[target] > :last-child')?.textContent?.trim() ?? '' },
  }
}
