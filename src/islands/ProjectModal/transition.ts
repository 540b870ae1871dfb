import { useEffect, useState } from 'react'

/** Same as the `leave` token of src/styles/tokens/_scale.scss, in which the dialog fades out. */
const LEAVE_MS = 160

interface Transition {
  /** Stays true while the dialog fades out. */
  isMounted: boolean
  /** From the second frame on. The first one is painted as soon as it can be; the rest of the work waits until it is. */
  isWhole: boolean
  /** For `data-status`, which the style sheet reads. */
  status: 'opening' | 'open' | 'closed'
}

export function useTransition(open: boolean): Transition {
  const [stage, setStage] = useState<'absent' | 'arriving' | 'whole'>('absent')
  if (open && stage === 'absent') setStage('arriving')

  useEffect(() => {
    if (open) return afterPaint(() => setStage('whole'))
    const timer = setTimeout(() => setStage('absent'), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [open])

  const isWhole = stage === 'whole'
  return { isMounted: stage !== 'absent', isWhole, status: open ? (isWhole ? 'open' : 'opening') : 'closed' }
}

/** @returns what calls it off */
function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
