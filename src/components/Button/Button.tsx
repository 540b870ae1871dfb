import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Button.module.scss'

type ButtonTone = 'primary' | 'secondary'

interface LinkButtonProps {
  href: string
  tone?: ButtonTone
  children: ReactNode
}

/** A link of this site that looks like what it is: the next thing to do. */
export function LinkButton({ href, tone = 'secondary', children }: LinkButtonProps) {
  return (
    <a className={styles.button} data-tone={tone} href={href}>
      {children}
    </a>
  )
}

interface OutboundButtonProps {
  /** `null` makes it an unavailable button. */
  href: string | null
  /** « Dépôt » or « Site »: the unavailable button says « Dépôt non disponible ». */
  label: string
  tone?: ButtonTone
}

/**
 * A link to elsewhere in a new tab, or the button that says it is not available. That button keeps the focus and does
 * nothing; the page's script logs a warning when it is clicked (spec section 8), which a natively disabled one could not.
 */
export function OutboundButton({ href, label, tone = 'secondary' }: OutboundButtonProps) {
  if (href === null) {
    return (
      <button type="button" className={styles.button} aria-disabled="true" data-unavailable={label}>
        {label} non disponible
      </button>
    )
  }
  return (
    <a className={styles.button} data-tone={tone} href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <Icon name="external" />
      <NewTabHint />
    </a>
  )
}

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
