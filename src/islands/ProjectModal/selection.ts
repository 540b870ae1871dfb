import { useCallback, useEffect, useRef, useState } from 'react'
import type { Words } from '../../../scripts/fields/site-texts/language.ts'
import { projectTitle } from '../../catalogue/titles.ts'
import type { Details } from './details.ts'

/**
 * Returns the open project: that of the address, which ProjectModal.island.ts changes.
 * @param island receives the event « project » when a project has been opened
 */
export function useSelection(island: HTMLElement, projects: Details, words: Words['project']) {
  const [slug, setSlug] = useState<string | null>(null)
  /** The card that receives the focus when the modal closes. */
  const card = useRef<HTMLElement | null>(null)
  const pageTitle = useRef(document.title)

  useEffect(() => {
    const followAddress = () => {
      const next = cardHere()
      if (next !== null) card.current = next
      const elsewhere = location.pathname === island.dataset.list ? null : location.pathname
      setSlug(next?.dataset.project ?? elsewhere)
    }
    followAddress()
    document.addEventListener('click', moveWithin)
    island.addEventListener('project', followAddress)
    window.addEventListener('popstate', followAddress)
    return () => {
      document.removeEventListener('click', moveWithin)
      island.removeEventListener('project', followAddress)
      window.removeEventListener('popstate', followAddress)
    }
  }, [island])

  const project = slug === null ? null : (projects.get(slug) ?? null)
  useEffect(() => {
    document.title =
      slug === null ? pageTitle.current : `${projectTitle(project, words)} | ${siteName(pageTitle.current)}`
  }, [slug, project, words])

  const close = useCallback(() => {
    setSlug(null)
    if (location.pathname !== island.dataset.list) history.back()
  }, [island])

  // `project` is `null` if the address names no project of this page.
  return { selection: slug === null ? null : { slug, project }, close, card }
}

/** Returns the card of the project in the address, or `null` on the list itself. */
function cardHere() {
  return document.querySelector<HTMLElement>(`a[data-project][href="${CSS.escape(location.pathname)}"]`)
}

/** Follows a link within a text, such as a footnote, inside the dialog. An entry in the history would be a step that Back takes first. */
function moveWithin(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[aria-modal] a[href^="#"]')
  const place = link && document.getElementById(decodeURIComponent(link.hash.slice(1)))
  if (!place) return
  event.preventDefault()
  place.tabIndex = -1
  place.focus()
}

function siteName(title: string) {
  return title.slice(title.lastIndexOf('|') + 1).trim()
}
