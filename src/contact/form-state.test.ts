import { expect, test } from 'vitest'
import { type FormState, IDLE, reduceForm } from './form-state.ts'

const message = { name: 'Jeanne', email: 'jeanne@example.org', phone: '0639981234', description: 'Bonjour.' }
const other = { ...message, name: 'Paul' }

test('a message is sent, then the form is ready for another', () => {
  const submitting = reduceForm(IDLE, { type: 'submit', message })
  expect(submitting).toEqual({ status: 'submitting', message })
  const sent = reduceForm(submitting, { type: 'succeed' })
  expect(sent).toEqual({ status: 'sent', message })
  expect(reduceForm(sent, { type: 'submit', message: other })).toEqual({ status: 'submitting', message: other })
})

test('a failure keeps the message, and it can be sent again at once', () => {
  const failed = reduceForm({ status: 'submitting', message }, { type: 'fail' })
  expect(failed).toEqual({ status: 'failed', kept: message })
  expect(reduceForm(failed, { type: 'submit', message })).toEqual({ status: 'submitting', message })
})

test('twenty clicks make one sending: while it lasts the state stays the very same', () => {
  const first = reduceForm(IDLE, { type: 'submit', message })
  let state = first
  for (let click = 1; click < 20; click++) state = reduceForm(state, { type: 'submit', message: other })
  expect(state).toBe(first)
})

const RESTING: FormState[] = [IDLE, { status: 'sent', message }, { status: 'failed', kept: message }]

test.each(RESTING)('a late answer changes nothing when the form is $status', (state) => {
  expect(reduceForm(state, { type: 'succeed' })).toBe(state)
  expect(reduceForm(state, { type: 'fail' })).toBe(state)
})
