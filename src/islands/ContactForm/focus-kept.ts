import { useLayoutEffect, useRef } from 'react'
import type { FormState } from '../../contact/form-state.ts'

/**
 * The browser takes the focus from a button that is disabled while it sends. Afterwards the visitor gets it back, unless they have
 * moved it elsewhere meanwhile.
 * @returns a function that notes the focused element when a message is sent
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
