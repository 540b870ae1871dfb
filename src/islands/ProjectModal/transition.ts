import { useEffect, useState } from 'react'

/** The duration of the `leave` token (src/styles/tokens/_scale.scss), with which the dialog fades out. */
const LEAVE_MS = 160

/** Returns whether the dialog is drawn. Stays true while it fades out. */
export function useMounted(open: boolean): boolean {
  const [isMounted, setMounted] = useState(open)
  if (open && !isMounted) setMounted(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setMounted(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [open])
  return isMounted
}

/** Longer than any entrance. `finish()` would throw for a spinner, which never ends (Web Animations, 4.4.14). */
const ENDED_MS = 1e4

/**
 * Removes the frame that answered the click. The dialog continues the animation of the frame and receives the focus at once, so that no key
 * is lost.
 */
export function replaceFrame(overlay: HTMLElement): void {
  const frame = document.querySelector('[data-frame]')
  if (frame === null) return
  // Both at once, because each question computes the styles of what has changed since the last one.
  const [old = [], own = []] = [frame, overlay].map((part) => part.getAnimations({ subtree: true }))
  const times = old.map(({ currentTime }) => Number(currentTime))
  if (frame.contains(document.activeElement)) overlay.querySelector('button')?.focus({ preventScroll: true })
  frame.remove()
  for (const animation of own) animation.currentTime = Math.max(...times, times.length ? 0 : ENDED_MS)
}
