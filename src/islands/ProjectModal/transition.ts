import { useEffect, useState } from 'react'

/** The duration of the `leave` token (src/styles/tokens/_scale.scss), with which the dialog fades out. */
const LEAVE_MS = 160

/** Stays true while the dialog fades out. */
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

/** Removes the frame that has answered the click. What takes its place enters on from where the frame was. */
export function replaceFrame(overlay: HTMLElement): void {
  const frame = document.querySelector('[data-frame]')
  if (frame === null) return
  const times = frame.getAnimations({ subtree: true }).map(({ currentTime }) => Number(currentTime ?? 0))
  const hasFocus = frame.contains(document.activeElement)
  frame.remove()
  // Floating UI moves the focus one frame later; a key that is pressed meanwhile would reach nothing.
  if (hasFocus) overlay.querySelector('button')?.focus()
  for (const animation of overlay.getAnimations({ subtree: true })) {
    if (times.length > 0) animation.currentTime = Math.max(...times)
    else animation.finish()
  }
}
