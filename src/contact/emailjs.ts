import type { ContactMessage } from './message.ts'
import type { MailProvider, MailSettings, SendResult } from './provider.ts'

/** The path of the call (specification, section 7). */
export const SEND_PATH = '/api/v1.0/email/send'

/** Where every build sends to. */
export const PROVIDER_ENDPOINT = `https://api.emailjs.com${SEND_PATH}`

/** The version of `@emailjs/browser` whose request this adapter makes; a test compares both. */
export const SDK_VERSION = '4.4.1'

/** From the start of the request to the end of its answer, headers and body. A visitor knows within 10.5 s. */
export const SEND_TIMEOUT_MS = 10_000

/** Enough of an answer to recognise it in the console. */
const REASON_MAX_LENGTH = 300

/** Our adapter around `fetch` for EmailJS: the request of its own SDK, plus an end to waiting. */
export function emailJs(settings: MailSettings, timeoutMs = SEND_TIMEOUT_MS): MailProvider {
  return {
    async send(message) {
      const body = requestBody(settings, message)
      const deadline = new AbortController()
      // The abort frees the connection; the race keeps the promise even where an engine aborts late.
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
      // Written as the SDK writes it.
      headers: { 'Content-type': 'application/json' },
      body,
      signal: deadline.signal,
    })
    const text = response.text()
    // The timer goes on until the body has ended, even when nobody waits for it: it ends a body that stalls.
    text.then(release, release)
    // The headers alone settle it: the message is gone, and a failure shown now would make the visitor send it twice.
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

/** @throws Error naming the first missing identifier as required, in the words and the order of the SDK. */
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
