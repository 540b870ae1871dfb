import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'

/**
 * Hydrates the HTML of an island, or renders an island without HTML. Resolves after React's effects have run, because events are handled only then.
 * After an exception, at once or later, puts the HTML back, with what the visitor typed; it works without the island.
 * @param onFailure runs after an exception too
 */
export function mountIsland(element: HTMLElement, node: ReactNode, onFailure?: () => void): Promise<void> {
  const html = [...element.childNodes]
  return new Promise((resolve, reject) => {
    const Mounted = () => {
      // An exception in an effect is reported in the same task, so before the microtask.
      useEffect(() => queueMicrotask(resolve))
      return node
    }
    const options: RootOptions = {
      // React has removed the island by then, and has logged nothing.
      onUncaughtError(error) {
        element.replaceChildren(...html)
        onFailure?.()
        element.dataset.islandStatus = 'failed'
        reportError(error)
        reject(error)
      },
    }
    if (html[0]) hydrateRoot(element, <Mounted />, options)
    else createRoot(element, options).render(<Mounted />)
  })
}
