import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Closes the dialog on Escape or on a click beside it. A press that begins or ends inside, for instance to select text, does not close it.
 * `useDismiss` of Floating UI also handles nested and scrolling elements, but has 1.7 KB gzipped.
 * @returns the listeners for the overlay around the dialog
 */
export function useDismissal(open: boolean, close: () => void) {
  const isInside = useRef(false)
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The script of the list listens on the window, for its frame.
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
