import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../components/Words/Words.tsx'
import { type ContactMessage, EMPTY_MESSAGE, type Field, type FormSettings, fieldsOf } from '../../contact/message.ts'
import { emptyFields, isWrong, normalise } from '../../contact/rules.ts'
import { fieldWords } from './settings.ts'

/** The time without a key after which typing pauses. */
const PAUSE_MS = 700

const NONE: ReadonlySet<Field> = new Set()

/**
 * Keeps the text of each field, and whether its error is shown. An error appears when the visitor leaves the field, when typing pauses, or
 * on sending, and is announced once. It goes with the key that makes the value right or empties the field.
 */
export function useJudgedFields(settings: FormSettings) {
  const words = useWords('form')
  const [message, setMessage] = useState<ContactMessage>(EMPTY_MESSAGE)
  const [shown, setShown] = useState(NONE)
  const [announcement, setAnnouncement] = useState('')
  // From `released` on, a touch may still become a click.
  const [press, setPress] = useState<'none' | 'held' | 'released'>('none')

  const wrongIn = (text: ContactMessage) => fieldsOf(settings).filter((field) => isWrong(field, text[field], settings))
  const wrong = wrongIn(message)
  const errorIn = (text: ContactMessage, field: Field) =>
    normalise(field, text[field], settings) === '' ? words.empty : fieldWords(words, field, settings).error

  const show = (text: ContactMessage, fields: readonly Field[]) => {
    const added = fields.filter((field) => !shown.has(field))
    if (added.length === 0) return
    setShown(new Set([...shown, ...added]))
    setAnnouncement([...new Set(added.map((field) => errorIn(text, field)))].join(' '))
  }

  const pause = useEffectEvent(() => {
    setPress('none')
    show(message, wrong)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause again
  useEffect(() => {
    if (press === 'held') return listenToRelease(() => setPress('released'))
    const timer = setTimeout(() => pause(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [message, press])

  return {
    message,
    announcement,
    errorOf: (field: Field) => (shown.has(field) ? errorIn(message, field) : null),
    /** Takes over a whole message. Judges all its fields but the focused one, in which the visitor may still type. */
    fill(text: ContactMessage, focused: string | undefined) {
      setMessage(text)
      show(
        text,
        wrongIn(text).filter((field) => field !== focused),
      )
    },
    change(field: Field, value: string) {
      const next = { ...message, [field]: value }
      setMessage(next)
      // A field that was sent empty is not judged at its first key either.
      if (shown.has(field) && !(wrong.includes(field) && isWrong(field, value, settings))) {
        setShown(new Set([...shown].filter((other) => other !== field)))
        // Otherwise the same text would not be announced again.
        setAnnouncement('')
      }
      return next
    },
    leave() {
      // An error would move the button away from under the finger. Sending and the next pause show it.
      if (press === 'none') show(message, wrong)
    },
    /** The visitor presses the button. */
    press: () => setPress('held'),
    /** Shows all errors, those of required fields that are empty too. */
    showAll: () => show(message, [...emptyFields(message, settings), ...wrong]),
    clear() {
      setMessage(EMPTY_MESSAGE)
      setShown(NONE)
      setAnnouncement('')
    },
  }
}

/** Calls back when a pointer is released, wherever it is. Returns a function that stops listening. */
function listenToRelease(onRelease: () => void) {
  const listening = new AbortController()
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, onRelease, { signal: listening.signal })
  return () => listening.abort()
}
