import type { ReactNode } from 'react'

/** A link to elsewhere within a sentence. */
export function OutboundLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabHint />
    </a>
  )
}

export function NewTabHint() {
  return <span className="visually-hidden"> (nouvel onglet)</span>
}
