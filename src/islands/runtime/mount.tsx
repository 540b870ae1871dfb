import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Takes over pre-rendered HTML. Resolves once React's effects ran, that is when events are answered. */
export function hydrateIsland(element: HTMLElement, node: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    hydrateRoot(element, <Mounted onMounted={resolve}>{node}</Mounted>, { onUncaughtError: reject })
  })
}

/** Draws an island that has no HTML yet. Resolves once React's effects ran. */
export function renderIsland(element: HTMLElement, node: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    createRoot(element, { onUncaughtError: reject }).render(<Mounted onMounted={resolve}>{node}</Mounted>)
  })
}

/** The properties that the page handed over in `data-props`. */
export function readProps<Props>(element: HTMLElement): Props {
  return JSON.parse(element.dataset.props ?? '{}')
}

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(() => onMounted(), [onMounted])
  return children
}
