import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { useWords } from '../../components/Words/Words.tsx'
import type { FormState } from '../../contact/form-state.ts'
import { mailtoLink } from '../../contact/mailto.ts'
import type { ContactMessage } from '../../contact/message.ts'
import styles from './ContactForm.module.scss'

/** The result of sending. Screen readers announce a success when they are idle and a failure at once (RGAA 7.5). */
export function Status({ state, email }: { state: FormState; email: string | null }) {
  const words = useWords('form')
  const outcome = useRef<HTMLDivElement>(null)
  const isSettled = state.status === 'sent' || state.status === 'failed'

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
            <Icon name="check" />
            {words.sent}
          </p>
        )}
      </div>
      <div className={styles.failure} role="alert">
        {state.status === 'failed' && (
          <>
            <p>
              <Icon name="alert" />
              {words.failed}
            </p>
            {email !== null && <WriteDirectly email={email} message={state.kept} />}
          </>
        )}
      </div>
    </div>
  )
}

function WriteDirectly({ email, message }: { email: string; message: ContactMessage }) {
  const words = useWords('form')
  const link = mailtoLink(email, message)
  return (
    <p>
      <a href={link.url}>{words.mailto}</a>
      {!link.whole && <> ({words.mailtoCut})</>}
    </p>
  )
}
