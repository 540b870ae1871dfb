import type { ComponentProps } from 'react'
import { useWords } from '../Words/Words.tsx'

/** A link that opens another site or a file in a new tab. */
export function OutboundLink({ children, rel = '', ...attributes }: ComponentProps<'a'>) {
  const { newTab } = useWords('links')
  return (
    <a {...attributes} target="_blank" rel={`${rel} noopener noreferrer`.trim()}>
      {children}
      <span className="visually-hidden">{` ${newTab}`}</span>
    </a>
  )
}
