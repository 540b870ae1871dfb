import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CHECK } from '../../components/Icon/shapes.tsx'
import { useWords } from '../../components/Words/Words.tsx'
import type { FormState } from '../../contact/form-state.ts'
import { mailtoLink } from '../../contact/mailto.ts'
import { type ContactMessage, type FormSettings, fieldsOf } from '../../contact/message.ts'
import { isWrong } from '../../contact/rules.ts'
import { ALERT } from './alert-shape.tsx'
import styles from './ContactForm.module.scss'

interface StatusProps {
  state: FormState
  /** The owner's address. */
  email: string | null
  settings: FormSettings
}

/** The result of sending, with a receipt. Screen readers announce a success when they are idle and a failure at once (RGAA 7.5). */
export function Status({ state, email, settings }: StatusProps) {
  const words = useWords('form')
  const outcome = useRef<HTMLDivElement>(null)
  const isSettled = state.status === 'sent' || state.status === 'failed'
  const isDoubtful = state.status === 'sent' && isWrong('email', state.message.email, settings)

  // The form is taller than most windows, so the result would often be out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has a new state, so a second failure scrolls again
  useLayoutEffect(() => {
    if (isSettled) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [state])

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
        {isDoubtful && (
          <p>
            <Icon shape={ALERT} />
            {words.unreachable}
          </p>
        )}
      </div>
      <div className={styles.failure} role="alert">
        {state.status === 'failed' && (
          <>
            <p>
              <Icon shape={ALERT} />
              {words.failed}
            </p>
            {email !== null && <WriteDirectly email={email} message={state.kept} />}
          </>
        )}
      </div>
      {state.status === 'sent' && <Receipt message={state.message} settings={settings} isDoubtful={isDoubtful} />}
    </div>
  )
}

interface ReceiptProps {
  message: ContactMessage
  settings: FormSettings
  /** Whether a reply will hardly reach the address, so that none is promised. */
  isDoubtful: boolean
}

/** The message that was sent, for the visitor to keep. It is not announced, because the visitor wrote it. */
function Receipt({ message, settings, isDoubtful }: ReceiptProps) {
  const words = useWords('form')
  return (
    <div className={styles.receipt}>
      {settings.replyTime && !isDoubtful && <p>{settings.replyTime}</p>}
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
