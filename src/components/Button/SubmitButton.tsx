import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import button from './Button.module.scss'
import styles from './SubmitButton.module.scss'

interface SubmitButtonProps {
  /** The form is being sent, so the button cannot be pressed again. */
  isBusy: boolean
  children: ReactNode
}

/** Sends a form. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={`${button.button} ${styles.submit}`} data-tone="primary" disabled={isBusy}>
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
