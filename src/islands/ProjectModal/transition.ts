import { useEffect, useState } from 'react'

/** The duration of the `leave` token (src/styles/tokens/_scale.scss), with which the dialog fades out. */
const LEAVE_MS = 160

interface Transition {
  /** Stays true while the dialog fades out. */
  isMounted: boolean
  /** True from the second frame on. The first frame shows the header alone, so that it is painted as early as possible. */
  isWhole: boolean
  /** The value of `data-status`, which the style sheet reads. */
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

/** @returns a function that cancels the call */
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
