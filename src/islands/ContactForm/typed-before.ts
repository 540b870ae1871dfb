import { type RefObject, useLayoutEffect } from 'react'
import type { Draft } from '../../contact/draft.ts'
import { type ContactMessage, EMPTY_MESSAGE, FIELDS } from '../../contact/message.ts'

/**
 * Fills the state, field by field, with the text that the visitor typed before the island was awake, or else with the draft of this tab.
 * Checks each field, because a browser that goes back or forward may restore some of them and leave others empty.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft | undefined,
  setMessage: (message: ContactMessage) => void,
) {
  useLayoutEffect(() => {
    if (form.current === null || draft === undefined) return
    const data = new FormData(form.current)
    const kept = draft.restore() ?? EMPTY_MESSAGE
    const message = { ...EMPTY_MESSAGE }
    for (const field of FIELDS) message[field] = String(data.get(field) ?? '') || kept[field]
    setMessage(message)
  }, [form, draft, setMessage])
}
