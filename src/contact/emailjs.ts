import type { ContactMessage } from './message.ts'
import type { MailProvider, MailSettings, SendResult } from './provider.ts'

/** The path of the call that sends a message. */
export const SEND_PATH = '/api/v1.0/email/send'

/** The address that every build sends to. */
export const PROVIDER_ENDPOINT = `https://api.emailjs.com${SEND_PATH}`

/** The version of `@emailjs/browser` whose request this adapter copies; a test compares the two. */
export const SDK_VERSION = '4.4.1'

/** Limit from the start of the request to the end of the answer's body. */
export const SEND_TIMEOUT_MS = 10_000

/** Enough of the answer to recognise it in the console. */
const REASON_MAX_LENGTH = 300

/** Sends the same request to EmailJS as its own SDK, but with a time limit. */
export function emailJs(settings: MailSettings, timeoutMs = SEND_TIMEOUT_MS): MailProvider {
  return {
    async send(message) {
      const body = requestBody(settings, message)
      const deadline = new AbortController()
      // The abort frees the connection. The race keeps the time limit even if an engine aborts late.
      const timedOut = new Promise<SendResult>((resolve) => {
        deadline.signal.addEventListener('abort', () => {
          resolve({ ok: false, reason: `No answer within ${timeoutMs / 1000} s` })
        })
      })
      return Promise.race([request(settings.endpoint, body, deadline, timeoutMs), timedOut])
    },
  }
}

async function request(
  endpoint: string,
  body: string,
  deadline: AbortController,
  timeoutMs: number,
): Promise<SendResult> {
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  const release = () => clearTimeout(timer)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // The SDK writes the name in this way.
      headers: { 'Content-type': 'application/json' },
      body,
      signal: deadline.signal,
    })
    const text = response.text()
    // The timer runs until the body has ended, even if we do not wait for it, because it ends a body that stalls.
    text.then(release, release)
    // A 200 is a success even if the body fails: the message is sent, and an error would make the visitor send it twice.
    if (response.status === 200) return { ok: true }
    return toResult(response.status, await text)
  } catch (error) {
    release()
    return { ok: false, reason: `The request failed: ${error instanceof Error ? error.message : error}` }
  }
}

function toResult(status: number, text: string): SendResult {
  if (text.trim() === 'OK') return { ok: true }
  return { ok: false, reason: `${status} ${text.trim().slice(0, REASON_MAX_LENGTH)}`.trim() }
}

/** @throws Error if an identifier is missing; it names the first one, in the words and the order of the SDK */
function requestBody({ publicKey, serviceId, templateId }: MailSettings, message: ContactMessage) {
  if (!publicKey) {
    throw new Error('The public key is required. Visit https://dashboard.emailjs.com/admin/account')
  }
  if (!serviceId) {
    throw new Error('The service ID is required. Visit https://dashboard.emailjs.com/admin')
  }
  if (!templateId) {
    throw new Error('The template ID is required. Visit https://dashboard.emailjs.com/admin/templates')
  }
  const { name, email, phone, description } = message
  return JSON.stringify({
    lib_version: SDK_VERSION,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: { name, email, phone, description },
  })
}
