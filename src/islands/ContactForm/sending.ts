import { useRef, useState } from 'react'
import { type FormAction, type FormState, IDLE, reduceForm } from '../../contact/form-state.ts'
import type { ContactMessage } from '../../contact/message.ts'
import type { MailProvider } from '../../contact/provider.ts'

/** Sends one message at a time. Logs the reason of a failure to the console, for the owner. */
export function useSending(provider: MailProvider | undefined, onSent: () => void) {
  const [state, setState] = useState<FormState>(IDLE)
  // `state` may be outdated: two clicks can happen before React renders again.
  const current = useRef<FormState>(IDLE)

  const move = (action: FormAction) => {
    const next = reduceForm(current.current, action)
    const moved = next !== current.current
    current.current = next
    setState(next)
    return moved
  }

  const send = async (message: ContactMessage) => {
    if (provider === undefined || !move({ type: 'submit', message })) return
    try {
      await painted()
      const result = await provider.send(message)
      if (!result.ok) throw new Error(result.reason)
      move({ type: 'succeed' })
      onSent()
    } catch (error) {
      console.error('The message was not sent.', error)
      move({ type: 'fail' })
    }
  }
  return { state, send }
}

/** More than the duration of a frame. */
const NO_FRAME_MS = 100

/**
 * Resolves once the button shows that the message is being sent, so that the following work does not delay it. A tab in the background
 * paints nothing and does not wait.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, NO_FRAME_MS)
  })
}
