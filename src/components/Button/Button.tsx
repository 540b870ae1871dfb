import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { EXTERNAL } from '../Icon/shapes.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import styles from './Button.module.scss'

type ButtonTone = 'primary' | 'secondary'

interface LinkButtonProps {
  href: string
  tone?: ButtonTone
  children: ReactNode
}

/** A link within the site that looks like a button, because it is the next step. */
export function LinkButton({ href, tone = 'secondary', children }: LinkButtonProps) {
  return (
    <a className={styles.button} data-tone={tone} href={href}>
      {children}
    </a>
  )
}

interface OutboundButtonProps {
  /** `null` if the owner gave no address. */
  href: string | null
  /** « Dépôt » or « Site ». */
  label: string
  /** What the unavailable button reads. Empty: there is none. */
  unavailable?: string
  tone?: ButtonTone
}

/**
 * A link that opens another site in a new tab, or a button that says that there is none, if it is to be said. That button can have the focus and does
 * nothing. It is not natively disabled, because the page's script logs a warning when it is clicked.
 */
export function OutboundButton({ href, label, unavailable = '', tone = 'secondary' }: OutboundButtonProps) {
  if (href === null) {
    if (unavailable === '') return null
    return (
      <button type="button" className={styles.button} aria-disabled="true" data-unavailable="">
        {unavailable}
      </button>
    )
  }
  return (
    <OutboundLink className={styles.button} data-tone={tone} href={href}>
      {label}
      <Icon shape={EXTERNAL} />
    </OutboundLink>
  )
}
