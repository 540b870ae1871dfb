/**
 * Wakes an island when the visitor points at its elements, touches or focuses them. Its code is fetched only then. The page's own HTML
 * responds until the island is mounted.
 */
import { afterPaint } from './after-paint.ts'

type IslandModule = { mount(element: HTMLElement): Promise<void> }

interface Island extends HTMLElement {
  /** From the moment when it is told to wake. */
  awake?: Promise<void>
}

export function startIslands(): void {
  const islands = [...document.querySelectorAll<Island>('[data-island]')]

  // `click` is included, because assistive technology may press a button without any other event.
  // A listener of `touchstart` on the document does not delay scrolling (DOM Standard, default passive value).
  for (const intent of ['pointerover', 'focusin', 'touchstart', 'click'])
    document.addEventListener(intent, ({ target }) => {
      for (const island of islands) if ((target as Element).closest?.(island.dataset.wake as string)) wake(island)
    })

  // A form that is submitted before its island is awake waits. It is submitted once the island is awake.
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const island = form.closest<Island>('[data-island]')
    if (!island || island.dataset.islandStatus) return
    event.preventDefault()
    wake(island).then(() => form.requestSubmit(event.submitter))
  })
}

/** Wakes an island. Resolves even if it fails: its status attribute shows that, and its HTML works in any case. */
function wake(island: Island): Promise<void> {
  if (!island.awake) {
    const [entry = '', ...imports] = (island.dataset.modules as string).split(' ')
    // The answer of the page's own HTML is painted first, because on a slow processor it takes as long to start these requests as to draw it.
    island.awake = new Promise<void>(afterPaint)
      .then(() => {
        for (const href of imports)
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
        return import(/* @vite-ignore */ entry)
      })
      .then((module: IslandModule) => module.mount(island))
      .then(
        () => {
          island.dataset.islandStatus = 'hydrated'
        },
        (error: unknown) => {
          island.dataset.islandStatus = 'failed'
          console.error(`Island “${island.dataset.island}” failed`, error)
        },
      )
  }
  return island.awake
}
