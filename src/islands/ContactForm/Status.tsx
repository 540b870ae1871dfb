import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ALERT, CHECK } from '../../components/Icon/shapes.tsx'
import { useWords } from '../../components/Words/Words.tsx'
import type { FormState } from '../../contact/form-state.ts'
import { mailtoLink } from '../../contact/mailto.ts'
import { type ContactMessage, type FormSettings, fieldsOf } from '../../contact/message.ts'
import styles from './ContactForm.module.scss'

interface StatusProps {
  state: FormState
  /** The owner's address. */
  email: string | null
  /** Whether the visitor is asked about a doubtful address. */
  isAsking: boolean
  settings: FormSettings
}

/** The result of sending, with a receipt. Screen readers announce a success when they are idle and a failure at once (RGAA 7.5). */
export function Status({ state, email, isAsking, settings }: StatusProps) {
  const words = useWords('form')
  const outcome = useRef<HTMLDivElement>(null)
  const isSettled = isAsking || state.status === 'sent' || state.status === 'failed'

  // The form is taller than most windows, so the result would often be out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has a new state, so a second failure scrolls again
  useLayoutEffect(() => {
    if (isSettled) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [state, isAsking])

  return (
    <div ref={outcome} className={styles.outcome}>
      <div className={styles.status} role="status" data-state={state.status}>
        {state.status === 'submitting' && <p className="visually-hidden">{words.submittingSpoken}</p>}
        {state.status === 'sent' && (
          <p>
            <Icon shape={CHECK} />
            {words.sent}
          </p>
        )}
      </div>
      <div className={styles.failure} role="alert" data-asking={isAsking || undefined}>
        {isAsking && (
          <p>
            <Icon shape={ALERT} />
            {words.ask}
          </p>
        )}
        {state.status === 'failed' && !isAsking && (
          <>
            <p>
              <Icon shape={ALERT} />
              {words.failed}
            </p>
            {email !== null && <WriteDirectly email={email} message={state.kept} />}
          </>
        )}
      </div>
      {state.status === 'sent' && <Receipt message={state.message} settings={settings} />}
    </div>
  )
}

/** The message that was sent, for the visitor to keep. It is not announced, because the visitor wrote it. */
function Receipt({ message, settings }: { message: ContactMessage; settings: FormSettings }) {
  const words = useWords('form')
  return (
    <div className={styles.receipt}>
      {settings.replyTime && <p>{settings.replyTime}</p>}
      <dl>
        {fieldsOf(settings).flatMap((field) =>
          message[field] === ''
            ? []
            : [<dt key={field}>{words[field]}</dt>, <dd key={`${field}-text`}>{message[field]}</dd>],
        )}
      </dl>
    </div>
  )
}

function WriteDirectly({ email, message }: { email: string; message: ContactMessage }) {
  const words = useWords('form')
  const link = mailtoLink(email, message, words)
  return (
    <p>
      <a href={link.url}>{words.mailto}</a>
      {!link.whole && <> ({words.mailtoCut})</>}
    </p>
  )
}
