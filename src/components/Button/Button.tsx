import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { EXTERNAL } from '../Icon/shapes.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import styles from './Button.module.scss'
import './unavailable.module.scss'

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
  /** The text of the unavailable button. If it is empty, there is no such button. */
  unavailable?: string
  tone?: ButtonTone
}

/**
 * A link that opens another site in a new tab. Without an address it is a button that says so, or nothing. That button can have the focus
 * and does nothing. It is not natively disabled, because the page's script logs a warning when it is clicked.
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
