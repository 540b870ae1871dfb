import type { ContactMessage } from './message.ts'

/** Section 4 of the specification. What the fields hold is theirs: it is cleared on `sent` and left alone on `failed`. */
export type FormState =
  | { status: 'idle' }
  | { status: 'submitting'; message: ContactMessage }
  | { status: 'sent' } // the four fields are empty again
  | { status: 'failed'; kept: ContactMessage } // nothing typed is lost

export type FormAction = { type: 'submit'; message: ContactMessage } | { type: 'succeed' } | { type: 'fail' }

export const IDLE: FormState = { status: 'idle' }

/**
 * The next state. An action that does not apply gives back the very same object, so that
 * `reduceForm(state, submit) === state` tells a caller that a message is already under way and none may be sent.
 */
export function reduceForm(state: FormState, action: FormAction): FormState {
  if (state.status === 'submitting') {
    switch (action.type) {
      case 'submit':
        return state
      case 'succeed':
        return { status: 'sent' }
      case 'fail':
        return { status: 'failed', kept: state.message }
    }
  }
  return action.type === 'submit' ? { status: 'submitting', message: action.message } : state
}
