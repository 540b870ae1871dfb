import { useLayoutEffect, useRef } from 'react'
import type { FormState } from '../../contact/form-state.ts'

/**
 * Restores the focus after sending, because the browser takes it from a button that is disabled in the meantime. Does nothing if the
 * visitor has moved it elsewhere.
 * @returns a function that records the focused element when a message is sent
 */
export function useFocusKept(status: FormState['status']) {
  const kept = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (status === 'submitting') return
    if (kept.current instanceof HTMLElement && document.activeElement === document.body)
      kept.current.focus({ preventScroll: true })
    kept.current = null
  }, [status])
  return (element: Element | null) => {
    kept.current = element
  }
}
