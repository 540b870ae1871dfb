import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { useWords } from '../../components/Words/Words.tsx'
import type { Draft } from '../../contact/draft.ts'
import { type ContactMessage, EMPTY_MESSAGE, type Field, type FormSettings, fieldsOf } from '../../contact/message.ts'
import type { MailProvider } from '../../contact/provider.ts'
import { emptyFields, isWrong, normalise, normaliseMessage } from '../../contact/rules.ts'
import { ContactFormView } from './ContactFormView.tsx'
import { useFocusKept } from './focus-kept.ts'
import { useSending } from './sending.ts'
import type { SentForm } from './sent-form.ts'
import { fieldWords } from './settings.ts'
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

const NONE: ReadonlySet<Field> = new Set()

/** The contact form with its state. It is rendered into the page, then hydrated by its island. */
export function ContactForm({ email, settings, plain, provider, draft }: ContactFormProps) {
  const words = useWords('form')
  const form = useRef<HTMLFormElement>(null)
  const isPressing = useRef(false)
  const { message, setMessage, left, setLeft, setMissing, faultOf, errorOf } = useFields(settings)
  const [announcement, setAnnouncement] = useState('')
  const { state, send } = useSending(provider, () => {
    setMessage(EMPTY_MESSAGE)
    setLeft(NONE)
    draft?.clear()
  })

  const keepFocusOf = useFocusKept(state.status)

  useTypedBefore(form, draft, (typed, focused) => {
    setMessage(typed)
    const before = fieldsOf(settings).filter((field) => field !== focused && isWrong(field, typed[field], settings))
    setLeft(new Set(before))
    setAnnouncement(before.map((field) => fieldWords(words, field, settings).error).join(' '))
  })

  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    isPressing.current = false
    const next = { ...message, [target.name]: target.value }
    setMessage(next)
    draft?.save(next)
  }

  // From here on errors are shown. They are announced only here and on sending, so that nobody is interrupted while typing.
  const leave = (field: Field) => {
    // The button would move away from under the finger. Sending shows all errors.
    if (isPressing.current) return
    if (message[field] !== '') setLeft(new Set([...left, field]))
    setAnnouncement(faultOf(field) ?? '')
  }

  /** Replaces the browser's own bubbles: marks all empty fields and focuses the first one. */
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    const empty = emptyFields(message, settings)
    setMissing(new Set(empty))
    setAnnouncement(words.empty)
    const first = form.current?.elements.namedItem(empty[0] ?? '')
    if (first instanceof HTMLElement) first.focus()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (emptyFields(message, settings).length > 0) return refuse(event)
    const fields = fieldsOf(settings)
    setLeft(new Set(fields))
    keepFocusOf(document.activeElement)
    setAnnouncement(fields.flatMap((field) => faultOf(field) ?? []).join(' '))
    send(normaliseMessage(message, settings))
  }

  return (
    <ContactFormView
      ref={form}
      email={email}
      settings={settings}
      plain={plain?.endpoint ? plain : null}
      message={message}
      errorOf={errorOf}
      state={state}
      announcement={announcement}
      onChange={change}
      onLeave={leave}
      onPress={(isDown) => {
        isPressing.current = isDown
      }}
      onInvalid={refuse}
      onSubmit={submit}
    />
  )
}

/** Keeps the text of each field, and whether its error is shown: after the visitor has left it, or has sent it empty. */
function useFields(settings: FormSettings) {
  const words = useWords('form')
  const [message, setMessage] = useState<ContactMessage>(EMPTY_MESSAGE)
  const [left, setLeft] = useState<ReadonlySet<Field>>(NONE)
  const [missing, setMissing] = useState<ReadonlySet<Field>>(NONE)
  const isMissing = (field: Field) => missing.has(field) && normalise(field, message[field], settings) === ''
  const faultOf = (field: Field) =>
    isWrong(field, message[field], settings) ? fieldWords(words, field, settings).error : null
  const errorOf = (field: Field) => (isMissing(field) ? words.empty : left.has(field) ? faultOf(field) : null)
  return { message, setMessage, left, setLeft, setMissing, faultOf, errorOf }
}
