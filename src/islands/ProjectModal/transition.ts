import { useEffect, useState } from 'react'

/** Same as the `leave` token of src/styles/tokens/_scale.scss, in which the dialog fades out. */
const LEAVE_MS = 160

interface Transition {
  /** Stays true while the dialog fades out. */
  isMounted: boolean
  /** For `data-status`, which the style sheet reads: the first frame is drawn as `closed`, so that there is something to move from. */
  status: 'open' | 'closed'
}

export function useTransition(open: boolean): Transition {
  const [isMounted, setMounted] = useState(open)
  const [status, setStatus] = useState<Transition['status']>('closed')
  if (open && !isMounted) setMounted(true)

  useEffect(() => {
    if (open) {
      const frame = requestAnimationFrame(() => setStatus('open'))
      return () => cancelAnimationFrame(frame)
    }
    setStatus('closed')
    const timer = setTimeout(() => setMounted(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [open])

  return { isMounted, status }
}
