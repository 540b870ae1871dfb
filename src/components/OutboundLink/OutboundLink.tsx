import type { ComponentProps } from 'react'

/** A link that opens another site or a file in a new tab. */
export function OutboundLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  )
}
