import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Escape closes the dialog, and so does a click beside it. A press that begins or ends in the dialog, as when somebody selects its text, does
 * not. Floating UI's `useDismiss` does the same, for nested and scrolling elements too, and is 1.7 KB gzipped.
 * @returns what the overlay around the dialog listens to
 */
export function useDismissal(open: boolean, close: () => void) {
  const isInside = useRef(false)
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The script of the list listens at the window, for its frame.
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open, close])
  return {
    onMouseDown(event: MouseEvent) {
      isInside.current = event.target !== event.currentTarget
      // The focus stays in the dialog. Otherwise it could not return to the card after the click.
      if (!isInside.current) event.preventDefault()
    },
    onMouseUp({ target, currentTarget }: MouseEvent) {
      if (target !== currentTarget) isInside.current = true
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && !isInside.current) close()
    },
  }
}
