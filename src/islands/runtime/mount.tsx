import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Hydrates pre-rendered HTML. Resolves after React's effects have run, because events are handled only then. */
export function hydrateIsland(element: HTMLElement, node: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    hydrateRoot(element, <Mounted onMounted={resolve}>{node}</Mounted>, { onUncaughtError: reject })
  })
}

/** Renders an island that has no HTML yet. Resolves after React's effects have run. */
export function renderIsland(element: HTMLElement, node: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    createRoot(element, { onUncaughtError: reject }).render(<Mounted onMounted={resolve}>{node}</Mounted>)
  })
}

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(() => onMounted(), [onMounted])
  return children
}
