import type { FormEvent, Ref } from 'react'
import button from '../../components/Button/Button.module.scss'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { useWords } from '../../components/Words/Words.tsx'
import type { FormState } from '../../contact/form-state.ts'
import type { ContactMessage, Field, FormSettings } from '../../contact/message.ts'
import styles from './ContactForm.module.scss'
import { MessageField, TextField, Trap } from './fields.tsx'
import { Status } from './Status.tsx'
import type { SentForm } from './sent-form.ts'

interface ContactFormViewProps {
  ref?: Ref<HTMLFormElement>
  /** The owner's address. */
  email: string | null
  settings: FormSettings
  /** The settings for sending without a script; `null` if the visitor's mail program sends the form. */
  plain: SentForm | null
  message: ContactMessage
  /** Returns the error that a field shows. */
  errorOf(field: Field): string | null
  state: FormState
  /** The text that assistive technology reads aloud. */
  announcement: string
  onChange: (field: Field, text: string) => void
  /** Called when the visitor leaves a field. */
  onLeave: () => void
  /** Called when a pointer presses the button. */
  onPress: () => void
  /** Called when the browser finds a required field empty. */
  onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The HTML of the form in a given state. */
export function ContactFormView({ ref, email, settings, plain, message, state, ...given }: ContactFormViewProps) {
  const words = useWords('form')
  const mailto = email === null ? undefined : `mailto:${email}`
  const [beforeEmail, afterEmail] = words.direct.split('{email}')
  const isBusy = state.status === 'submitting'
  const entry = (field: Field) => ({
    field,
    value: message[field],
    settings,
    error: given.errorOf(field),
    onChange: (text: string) => given.onChange(field, text),
    onInvalid: given.onInvalid,
    onBlur: given.onLeave,
  })
  return (
    <form
      {...(ref && { ref })}
      className={styles.form}
      onSubmit={given.onSubmit}
      method="post"
      // Before and without the island, the browser sends the fields itself, or passes them to the visitor's own mail program.
      {...(plain === null ? { action: mailto, encType: 'text/plain' } : attributesOf(plain))}
      aria-busy={isBusy}
      data-state={state.status}
    >
      <TextField entry={entry('name')} autoComplete="name" />
      <TextField
        entry={entry('email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      {settings.phone !== 'none' && <TextField entry={entry('phone')} type="tel" autoComplete="tel" />}
      <MessageField entry={entry('description')} />
      {Object.entries(plain?.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Trap name={plain?.trap} />
      <button
        type="submit"
        className={button.button}
        data-tone="primary"
        disabled={isBusy}
        onPointerDown={given.onPress}
      >
        {isBusy && <Spinner />}
        {isBusy ? words.submitting : words.submit}
      </button>
      <Status state={state} email={email} settings={settings} />
      <div className="visually-hidden" role="alert">
        {given.announcement}
      </div>
      {email !== null && (
        <p className={styles.hint}>
          {plain === null && `${words.noScript} `}
          {beforeEmail}
          <a href={mailto}>{email}</a>
          {afterEmail}
        </p>
      )}
    </form>
  )
}

/**
 * Returns the attributes for sending without a script. Netlify reads its attributes when the site is deployed, and serves the form at the
 * address of its page.
 */
function attributesOf({ endpoint, trap, netlify }: SentForm) {
  if (netlify === undefined) return { action: endpoint }
  return { name: netlify, 'data-netlify': 'true', 'data-netlify-honeypot': trap }
}
