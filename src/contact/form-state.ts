import type { ContactMessage } from './message.ts'

/** The state of the form. It does not contain the texts of the fields: the form clears them on `sent` and keeps them on `failed`. */
export type FormState =
  | { status: 'idle' }
  | { status: 'submitting'; message: ContactMessage }
  | { status: 'sent'; message: ContactMessage }
  | { status: 'failed'; kept: ContactMessage }

export type FormAction = { type: 'submit'; message: ContactMessage } | { type: 'succeed' } | { type: 'fail' }

export const IDLE: FormState = { status: 'idle' }

/**
 * Returns the next state. An action that does not apply returns the same object, so `reduceForm(state, submit) === state` means that a
 * message is already being sent.
 */
export function reduceForm(state: FormState, action: FormAction): FormState {
  if (state.status === 'submitting') {
    switch (action.type) {
      case 'submit':
        return state
      case 'succeed':
        return { status: 'sent', message: state.message }
      case 'fail':
        return { status: 'failed', kept: state.message }
    }
  }
  return action.type === 'submit' ? { status: 'submitting', message: action.message } : state
}
