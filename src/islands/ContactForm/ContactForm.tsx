import { type FormEvent, useRef } from 'react'
import type { Draft } from '../../contact/draft.ts'
import type { FormSettings } from '../../contact/message.ts'
import type { MailProvider } from '../../contact/provider.ts'
import { emptyFields, normaliseMessage } from '../../contact/rules.ts'
import { ContactFormView } from './ContactFormView.tsx'
import { useFocusKept } from './focus-kept.ts'
import { useJudgedFields } from './judged-fields.ts'
import { useSending } from './sending.ts'
import type { SentForm } from './sent-form.ts'
import { useTypedBefore } from './typed-before.ts'

interface ContactFormProps {
  /** The owner's address, for a message that the form cannot send. */
  email: string | null
  settings: FormSettings
  /** The settings for sending without a script; `null` if that is impossible. */
  plain: SentForm | null
  /** Missing while the page is rendered, because nothing is sent or stored there. */
  provider?: MailProvider
  draft?: Draft
}

/** The contact form with its state. It is rendered into the page, then hydrated by its island. */
export function ContactForm({ email, settings, plain, provider, draft }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useJudgedFields(settings)
  const { message } = fields
  const { state, send } = useSending(provider, () => {
    fields.clear()
    draft?.clear()
  })
  useTypedBefore(form, draft, fields.fill)
  const keepFocusOf = useFocusKept(state.status)

  /** Shows all errors. Returns whether a required field is empty, and focuses the first such field. */
  const isIncomplete = () => {
    const [empty] = emptyFields(message, settings)
    const first = form.current?.elements.namedItem(empty ?? '')
    // The focus comes first, because it leaves another field, which then would show its error alone.
    if (first instanceof HTMLElement) first.focus()
    fields.showAll()
    return empty !== undefined
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isIncomplete()) return
    keepFocusOf(document.activeElement)
    send(normaliseMessage(message, settings))
  }

  return (
    <ContactFormView
      ref={form}
      email={email}
      settings={settings}
      plain={plain?.endpoint ? plain : null}
      message={message}
      errorOf={fields.errorOf}
      state={state}
      announcement={fields.announcement}
      onChange={(field, text) => draft?.save(fields.change(field, text))}
      onLeave={fields.leave}
      onPress={fields.press}
      onInvalid={(event) => {
        // Replaces the browser's own bubbles.
        event.preventDefault()
        isIncomplete()
      }}
      onSubmit={submit}
    />
  )
}
