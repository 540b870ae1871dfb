import { useRef, useState } from 'react'
import { type FormAction, type FormState, IDLE, reduceForm } from '../../contact/form-state.ts'
import type { ContactMessage } from '../../contact/message.ts'
import type { MailProvider } from '../../contact/provider.ts'

/** Sends one message at a time. The reason of a failure goes to the console for the owner. */
export function useSending(provider: MailProvider | undefined, onSent: () => void) {
  const [state, setState] = useState<FormState>(IDLE)
  // `state` may be outdated: two clicks can come before React renders again.
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

/** Longer than a frame takes. */
const NO_FRAME_MS = 100

/**
 * Resolves once the button says that the message is under way, so that what follows does not delay it. A tab in the background paints
 * nothing and does not wait for it.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, NO_FRAME_MS)
  })
}
