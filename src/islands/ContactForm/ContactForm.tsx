import {
  type ChangeEvent,
  type FormEvent,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { Draft } from '../../contact/draft.ts'
import { type FormState, IDLE, reduceForm } from '../../contact/form-state.ts'
import { mailtoLink } from '../../contact/mailto.ts'
import { type ContactMessage, EMPTY_MESSAGE, FIELDS, type Field } from '../../contact/message.ts'
import type { MailProvider } from '../../contact/provider.ts'
import { emptyFields, errorOf, normaliseMessage } from '../../contact/rules.ts'
import { TRAP } from '../../contact/spam-defence.ts'
import {
  CONSTRAINTS,
  FAILURE_TEXT,
  LABELS,
  MAILTO_LABEL,
  MAILTO_SHORTENED_HINT,
  PLACEHOLDERS,
  SUBMIT_LABEL,
  SUBMITTING_LABEL,
  SUBMITTING_TEXT,
  SUCCESS_TEXT,
  TRAP_LABEL,
} from '../../contact/texts.ts'
import styles from './ContactForm.module.scss'

export interface ContactFormProps {
  /** The owner's address, for a message that cannot go through the form. */
  email: string
}

interface AwakeContactFormProps extends ContactFormProps {
  /** Absent while the page is rendered: nothing is sent and nothing kept there. */
  provider?: MailProvider
  draft?: Draft
}

/** Spec section 9. */
const ROWS_MIN = 3
const ROWS_MAX = 8

/** The form of spec sections 2, 4 and 5 with its state: rendered into the page, then taken over by its island. */
export function ContactForm({ email, provider, draft }: AwakeContactFormProps) {
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

  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const next = { ...message, [target.name]: target.value }
    setMessage(next)
    draft?.save(next)
  }

  // Errors are seen while typing but announced only here and on sending: nobody is interrupted in the middle of a word.
  const leave = (field: Field) => {
    setLeft(new Set([...left, field]))
    setAnnouncement(errorOf(field, message[field]) ?? '')
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const empty = emptyFields(message)[0]
    if (empty !== undefined) {
      // Spaces alone: `required` lets them through, the rule does not (decisions, « Native constraints »).
      const field = form.current?.elements.namedItem(empty)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) reportEmpty(field)
      return
    }
    keepFocusOf(document.activeElement)
    setLeft(new Set(FIELDS))
    setAnnouncement(FIELDS.flatMap((field) => errorOf(field, message[field]) ?? []).join(' '))
    send(normaliseMessage(message))
  }

  return (
    <ContactFormView
      ref={form}
      email={email}
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

interface ContactFormViewProps extends ContactFormProps {
  ref?: Ref<HTMLFormElement>
  message: ContactMessage
  /** The fields whose errors may be announced. */
  left: ReadonlySet<Field>
  state: FormState
  /** What assistive technology is told now. */
  announcement: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onLeave: (field: Field) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** What the form looks like in a state: HTML alone. */
export function ContactFormView({ ref, email, message, left, state, announcement, ...on }: ContactFormViewProps) {
  const submitting = state.status === 'submitting'
  const fieldProps = (field: Field) => ({
    field,
    value: message[field],
    left: left.has(field),
    onChange: on.onChange,
    onBlur: () => on.onLeave(field),
  })
  return (
    <form
      {...(ref && { ref })}
      className={styles.form}
      onSubmit={on.onSubmit}
      // Before and without the island the browser hands the fields to the visitor's own mail program.
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      aria-busy={submitting}
      data-state={state.status}
    >
      <TextField {...fieldProps('name')} autoComplete="name" />
      <TextField
        {...fieldProps('email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField {...fieldProps('phone')} type="tel" autoComplete="tel" />
      <MessageField {...fieldProps('description')} />
      <Trap />
      <button type="submit" className={styles.submit} disabled={submitting}>
        {submitting && <span className={styles.spinner} aria-hidden="true" />}
        {submitting ? SUBMITTING_LABEL : SUBMIT_LABEL}
      </button>
      <Status state={state} email={email} />
      <div className="visually-hidden" role="alert">
        {announcement}
      </div>
      <p className={styles.hint}>
        Sans JavaScript, le bouton ouvre votre messagerie. Vous pouvez aussi écrire directement à{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </form>
  )
}

/** What each password manager takes for « leave this field alone ». */
const IGNORED_BY_MANAGERS = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': '',
}

/**
 * A field for robots alone (contact/spam-defence.ts): neither seen, nor focused, nor read aloud, nor filled in for a person. It is
 * laid out, since robots skip what is not; but as small as a point, since password managers skip what is that small.
 */
function Trap() {
  return (
    <p className="visually-hidden" aria-hidden="true" inert>
      <label htmlFor={TRAP}>{TRAP_LABEL}</label>
      <input id={TRAP} className="visually-hidden" autoComplete="off" tabIndex={-1} {...IGNORED_BY_MANAGERS} />
    </p>
  )
}

const NONE_LEFT: ReadonlySet<Field> = new Set()

/**
 * Field by field, what was typed before the island was awake, or else the draft of this tab, becomes the state. A browser that
 * goes back or forward may give some fields back and leave others empty.
 */
function useTypedBefore(
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

/**
 * The browser takes the focus from a button that is disabled while it sends: whoever sent by it finds it again afterwards, unless they
 * have gone elsewhere meanwhile.
 */
function useFocusKept(status: FormState['status']) {
  const kept = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (status === 'submitting') return
    if (kept.current instanceof HTMLElement && document.activeElement === document.body)
      kept.current.focus({ preventScroll: true })
    kept.current = null
  }, [status])
  return (element: Element | null) => {
    kept.current = element
  }
}

/** One message at a time. What goes wrong is logged whole for the owner; the visitor reads the text of the specification. */
function useSending(provider: MailProvider | undefined, onSent: () => void) {
  const [state, dispatch] = useReducer(reduceForm, IDLE)
  const current = useRef<FormState>(state)

  const move = (action: Parameters<typeof reduceForm>[1]) => {
    const next = reduceForm(current.current, action)
    const moved = next !== current.current
    current.current = next
    dispatch(action)
    return moved
  }

  const send = async (message: ContactMessage) => {
    if (provider === undefined || !move({ type: 'submit', message })) return
    try {
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

function reportEmpty(field: HTMLInputElement | HTMLTextAreaElement) {
  field.setCustomValidity('Veuillez renseigner ce champ.')
  field.reportValidity()
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true })
}

interface FieldProps {
  field: Field
  value: string
  /** The visitor has left the field or tried to send: its error may now be announced. */
  left: boolean
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

type InputAttributes = Pick<
  React.ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>

function TextField({
  field,
  value,
  left,
  onChange,
  onBlur,
  type = 'text',
  ...attributes
}: FieldProps & InputAttributes) {
  const error = errorOf(field, value)
  return (
    <div className={styles.field} data-invalid={error !== null}>
      <FieldLabel field={field} />
      <input
        id={field}
        name={field}
        type={type}
        {...attributes}
        placeholder={PLACEHOLDERS[field]}
        required
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        {...errorAttributes(field, error, left)}
      />
      <FieldError field={field} error={error} />
    </div>
  )
}

function MessageField({ field, value, left, onChange, onBlur }: FieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const error = errorOf(field, value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows follow the value
  useLayoutEffect(() => {
    if (textarea.current) fitRows(textarea.current)
  }, [value])

  return (
    <div className={styles.field} data-invalid={error !== null}>
      <FieldLabel field={field} />
      <textarea
        ref={textarea}
        id={field}
        name={field}
        rows={ROWS_MIN}
        placeholder={PLACEHOLDERS[field]}
        required
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        {...errorAttributes(field, error, left)}
      />
      <FieldError field={field} error={error} />
    </div>
  )
}

function FieldLabel({ field }: { field: Field }) {
  return (
    <label htmlFor={field}>
      {`${LABELS[field]} `}
      <span>({CONSTRAINTS[field]})</span>
    </label>
  )
}

/** As many rows as the text needs, within the limits of spec section 9. */
function fitRows(textarea: HTMLTextAreaElement) {
  textarea.rows = ROWS_MIN
  while (textarea.rows < ROWS_MAX && textarea.scrollHeight > textarea.clientHeight) textarea.rows += 1
}

function errorAttributes(field: Field, error: string | null, left: boolean) {
  return error !== null && left ? { 'aria-invalid': true, 'aria-describedby': errorId(field) } : {}
}

/** The line under a field is reserved, so that nothing jumps when a message appears. */
function FieldError({ field, error }: { field: Field; error: string | null }) {
  return (
    <div id={errorId(field)} className={styles.error}>
      {error !== null && (
        <>
          <Icon name="alert" />
          {error}
        </>
      )}
    </div>
  )
}

function errorId(field: Field) {
  return `${field}-error`
}

/** What becomes of the message: what goes well is said in turn, what goes wrong at once (RGAA 7.5). */
function Status({ state, email }: { state: FormState; email: string }) {
  return (
    <>
      <div className={styles.status} role="status" data-state={state.status}>
        {state.status === 'submitting' && <p className="visually-hidden">{SUBMITTING_TEXT}</p>}
        {state.status === 'sent' && (
          <p>
            <Icon name="check" />
            {SUCCESS_TEXT}
          </p>
        )}
      </div>
      <div className={styles.failure} role="alert">
        {state.status === 'failed' && (
          <>
            <p>
              <Icon name="alert" />
              {FAILURE_TEXT}
            </p>
            <WriteDirectly email={email} message={state.kept} />
          </>
        )}
      </div>
    </>
  )
}

function WriteDirectly({ email, message }: { email: string; message: ContactMessage }) {
  const link = mailtoLink(email, message)
  return (
    <p>
      <a href={link.url}>{MAILTO_LABEL}</a>
      {!link.whole && <> ({MAILTO_SHORTENED_HINT})</>}
    </p>
  )
}
