import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import type { PlainForm } from '../../catalogue/render-input.ts'
import { useWords } from '../../components/Words/Words.tsx'
import type { Draft } from '../../contact/draft.ts'
import { type ContactMessage, EMPTY_MESSAGE, type Field, fieldsOf, type PhoneSettings } from '../../contact/message.ts'
import type { MailProvider } from '../../contact/provider.ts'
import { emptyFields, isWrong, normaliseMessage } from '../../contact/rules.ts'
import { ContactFormView } from './ContactFormView.tsx'
import { useFocusKept } from './focus-kept.ts'
import { useSending } from './sending.ts'
import { fieldWords } from './settings.ts'
import { useTypedBefore } from './typed-before.ts'

/** A form that works without a script, and where it is sent: empty if an identifier is missing. */
export type SentForm = PlainForm & { endpoint: string }

interface ContactFormProps {
  /** The owner's address, for a message that cannot go through the form. */
  email: string | null
  settings: PhoneSettings
  /** The form as it is sent without a script; `null` if it cannot be. */
  plain: SentForm | null
  /** Absent while the page is rendered, because nothing is sent or kept there. */
  provider?: MailProvider
  draft?: Draft
}

const NONE_LEFT: ReadonlySet<Field> = new Set()

/** The contact form with its state: rendered into the page, then taken over by its island. */
export function ContactForm({ email, settings, plain, provider, draft }: ContactFormProps) {
  const words = useWords('form')
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState<ContactMessage>(EMPTY_MESSAGE)
  const [left, setLeft] = useState<ReadonlySet<Field>>(NONE_LEFT)
  const [announcement, setAnnouncement] = useState('')
  const { state, send } = useSending(provider, () => {
    setMessage(EMPTY_MESSAGE)
    setLeft(NONE_LEFT)
    draft?.clear()
  })

  useTypedBefore(form, draft, setMessage)
  const keepFocusOf = useFocusKept(state.status)

  const errorOf = (field: Field) =>
    isWrong(field, message[field], settings) ? fieldWords(words, field, settings).error : null

  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const next = { ...message, [target.name]: target.value }
    setMessage(next)
    draft?.save(next)
  }

  // Errors show while typing but are announced only here and on sending, so that nobody is interrupted in the middle of a word.
  const leave = (field: Field) => {
    setLeft(new Set([...left, field]))
    setAnnouncement(errorOf(field) ?? '')
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const empty = emptyFields(message, settings)[0]
    if (empty !== undefined) {
      // The field holds spaces alone, which the browser's `required` accepts and our rule does not.
      const field = form.current?.elements.namedItem(empty)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) reportEmpty(field, words.empty)
      return
    }
    keepFocusOf(document.activeElement)
    const fields = fieldsOf(settings)
    setLeft(new Set(fields))
    setAnnouncement(fields.flatMap((field) => errorOf(field) ?? []).join(' '))
    send(normaliseMessage(message, settings))
  }

  return (
    <ContactFormView
      ref={form}
      email={email}
      settings={settings}
      plain={plain?.endpoint ? plain : null}
      message={message}
      left={left}
      state={state}
      announcement={announcement}
      onChange={change}
      onLeave={leave}
      onSubmit={submit}
    />
  )
}

function reportEmpty(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.setCustomValidity(text)
  field.reportValidity()
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true })
}
