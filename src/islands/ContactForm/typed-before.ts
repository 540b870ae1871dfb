import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { Draft } from '../../contact/draft.ts'
import { type ContactMessage, EMPTY_MESSAGE, FIELDS } from '../../contact/message.ts'

/**
 * Collects, field by field, the text that the visitor typed before the island was awake, or else the draft of this tab. Checks each field,
 * because a browser that goes back or forward may restore some of them and leave others empty.
 * @param onTyped receives the text, and the id of the element that has the focus
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft | undefined,
  onTyped: (message: ContactMessage, focused: string | undefined) => void,
) {
  const fill = useEffectEvent(onTyped)
  useLayoutEffect(() => {
    if (form.current === null || draft === undefined) return
    const data = new FormData(form.current)
    const kept = draft.restore() ?? EMPTY_MESSAGE
    const message = { ...EMPTY_MESSAGE }
    for (const field of FIELDS) message[field] = String(data.get(field) ?? '') || kept[field]
    fill(message, document.activeElement?.id)
  }, [form, draft])
}
