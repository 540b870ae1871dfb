import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { url } from '../../catalogue/addresses.ts'
import { projectPath } from '../../catalogue/project-path.ts'
import { projectTitle } from '../../catalogue/titles.ts'
import type { Slug } from '../../catalogue/types.ts'
import type { Words } from '../../catalogue/words.ts'
import type { ProjectText } from '../../components/ProjectDetails/ProjectDetails.tsx'
import type { Details } from './details.ts'

/** `project` is `null` if the address names no project of this page. */
export interface Selection {
  slug: string
  project: ProjectText | null
}

interface SelectionControl {
  /** `null` while the modal is closed. */
  selection: Selection | null
  close(): void
  /** The card that gets the focus when the modal closes. */
  card: RefObject<HTMLElement | null>
}

/**
 * Which project is open. The address bar shows its address, so Back closes the modal, Forward opens it again, and a reload or a
 * shared link shows the project's own page.
 */
export function useSelection(projects: Details, words: Words['project']): SelectionControl {
  const [slug, setSlug] = useState<string | null>(null)
  const card = useRef<HTMLElement | null>(null)
  const pageTitle = useRef(document.title)

  useEffect(() => {
    const show = (next: string | null) => {
      if (next !== null) card.current = cardOf(next)
      setSlug(next)
    }
    const openInPlace = (event: MouseEvent) => {
      moveWithin(event)
      const clicked = clickedCard(event)
      if (clicked === null) return
      event.preventDefault()
      const next = clicked.dataset.project ?? ''
      // After a quick second click the address may still be that of the modal being closed; then it is replaced.
      const here = slugOf(location.pathname)
      history[here === null ? 'pushState' : 'replaceState']({ opened: next }, '', projectUrl(next))
      show(next)
    }
    const followAddress = () => show(slugOf(location.pathname))
    document.addEventListener('click', openInPlace)
    window.addEventListener('popstate', followAddress)
    return () => {
      document.removeEventListener('click', openInPlace)
      window.removeEventListener('popstate', followAddress)
    }
  }, [])

  const project = slug === null ? null : (projects.get(slug) ?? null)
  useEffect(() => {
    document.title =
      slug === null ? pageTitle.current : `${projectTitle(project, words)} | ${siteName(pageTitle.current)}`
  }, [slug, project, words])

  const close = useCallback(() => {
    setSlug(null)
    if (slugOf(location.pathname) !== null) history.back()
  }, [])

  return { selection: slug === null ? null : { slug, project }, close, card }
}

function projectUrl(slug: string) {
  return url(projectPath(slug as Slug))
}

const PROJECTS_URL = url('projets/')

function slugOf(pathname: string): string | null {
  const rest = pathname.startsWith(PROJECTS_URL) ? pathname.slice(PROJECTS_URL.length) : ''
  // An address with a further slash is another list page.
  return rest === '' || rest.includes('/') ? null : decodeURIComponent(rest)
}

function cardOf(slug: string) {
  return document.querySelector<HTMLElement>(`a[data-project="${CSS.escape(slug)}"]`)
}

/** The card that was clicked; `null` if the browser handles the click itself (new tab, download…). */
function clickedCard(event: MouseEvent): HTMLElement | null {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return null
  return event.target.closest<HTMLElement>('a[data-project]')
}

/** A link within a text, such as a footnote, moves in the dialog alone. An address of its own would be a step that Back takes first. */
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
