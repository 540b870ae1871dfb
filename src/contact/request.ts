import type { SendResult } from './provider.ts'

/** Limit from the start of a request to the end of the answer's body. */
export const SEND_TIMEOUT_MS = 10_000

/** The most characters of an answer in the console, enough to recognise it. */
const REASON_MAX_LENGTH = 300

export interface Call {
  endpoint: string
  body: string | URLSearchParams
  headers: Readonly<Record<string, string>>
  /** Returns whether the status alone shows that the message is sent. */
  isSent(status: number): boolean
  /** Returns whether the whole answer shows it. Called if the status does not suffice. */
  isAccepted(text: string, status: number): boolean
}

/** Posts a message once. Ends within the time limit, whatever the server does. */
export async function post(call: Call, timeoutMs: number): Promise<SendResult> {
  const deadline = new AbortController()
  // The abort frees the connection. The race keeps the time limit even if an engine aborts late.
  const timedOut = new Promise<SendResult>((resolve) => {
    deadline.signal.addEventListener('abort', () => {
      resolve({ ok: false, reason: `No answer within ${timeoutMs / 1000} s` })
    })
  })
  return Promise.race([request(call, deadline, timeoutMs), timedOut])
}

async function request(
  { endpoint, body, headers, isSent, isAccepted }: Call,
  deadline: AbortController,
  timeoutMs: number,
): Promise<SendResult> {
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  const release = () => clearTimeout(timer)
  try {
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal: deadline.signal })
    const { status } = response
    const answer = response.text()
    // The timer runs until the body has ended, even if we do not wait for it, because it ends a body that stalls.
    answer.then(release, release)
    if (isSent(status)) return { ok: true }
    const text = (await answer).trim()
    if (isAccepted(text, status)) return { ok: true }
    return { ok: false, reason: `${status} ${text.slice(0, REASON_MAX_LENGTH)}`.trim() }
  } catch (error) {
    release()
    return { ok: false, reason: `The request failed: ${error instanceof Error ? error.message : error}` }
  }
}
