import { type ChangeEvent, type ComponentProps, type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { useWords } from '../../components/Words/Words.tsx'
import { type Field, isRequired, type PhoneSettings } from '../../contact/message.ts'
import { TRAP } from '../../contact/spam-defence.ts'
import { ALERT } from './alert-shape.tsx'
import styles from './ContactForm.module.scss'
import { fieldWords } from './settings.ts'

/** A field with the visitor's text. */
interface Entry {
  field: Field
  value: string
  settings: PhoneSettings
  error: string | null
  onChange: (text: string) => void
  onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>

export function TextField({ entry, ...attributes }: { entry: Entry } & InputAttributes) {
  return (
    <Frame {...entry}>
      <input type="text" {...attributes} {...useControl(entry)} />
    </Frame>
  )
}

const ROWS_MIN = 3
const ROWS_MAX = 8

/** A text field that grows and shrinks with its text. */
export function MessageField({ entry }: { entry: Entry }) {
  const textarea = useRef<HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows follow the value
  useLayoutEffect(() => {
    if (textarea.current) fitRows(textarea.current)
  }, [entry.value])

  return (
    <Frame {...entry}>
      <textarea ref={textarea} rows={ROWS_MIN} {...useControl(entry)} />
    </Frame>
  )
}

/**
 * Sets the rows for the text, where the browser does not size the field itself (`field-sizing`). Lays the field out only once, because a
 * loop would lay out the whole form line by line for each key.
 */
function fitRows(textarea: HTMLTextAreaElement) {
  textarea.rows = ROWS_MIN
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(textarea)
  const height = textarea.scrollHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  const lines = Math.round(height / Number.parseFloat(lineHeight))
  textarea.rows = Math.min(ROWS_MAX, Math.max(ROWS_MIN, lines))
}

function useControl({ field, value, settings, error, onChange, onInvalid, onBlur }: Entry) {
  const words = useWords('form')
  return {
    id: field,
    name: field,
    placeholder: fieldWords(words, field, settings).placeholder || undefined,
    required: isRequired(field, settings),
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
    onInvalid,
    onBlur,
    ...(error !== null && { 'aria-invalid': true, 'aria-describedby': errorId(field) }),
  }
}

/** The label above a field and the line for its error below, which is reserved so that an error moves nothing. */
function Frame({ field, settings, error, children }: Entry & { children: ReactNode }) {
  const words = useWords('form')
  const { label, hint } = fieldWords(words, field, settings)
  return (
    <div className={styles.field} data-invalid={error !== null}>
      <label htmlFor={field}>
        {`${label} `}
        <span>{`(${[isRequired(field, settings) ? words.required : words.optional, hint].filter(Boolean).join(', ')})`}</span>
      </label>
      {children}
      <div id={errorId(field)} className={styles.error}>
        {error !== null && (
          <>
            <Icon shape={ALERT} />
            {error}
          </>
        )}
      </div>
    </div>
  )
}

function errorId(field: Field) {
  return `${field}-error`
}

/** The attributes with which each password manager is asked to leave a field alone. */
const IGNORED_BY_MANAGERS = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': '',
}

/**
 * A field for robots only (contact/spam-defence.ts). People do not see, focus or hear it. It is laid out, because robots skip fields that
 * are not. It is as small as a point, because password managers skip fields of that size.
 */
export function Trap({ name }: { name: string | undefined }) {
  return (
    <p className="visually-hidden" aria-hidden="true" inert>
      <label htmlFor={TRAP}>{useWords('form').trap}</label>
      <input
        id={TRAP}
        name={name}
        className="visually-hidden"
        autoComplete="off"
        tabIndex={-1}
        {...IGNORED_BY_MANAGERS}
      />
    </p>
  )
}
