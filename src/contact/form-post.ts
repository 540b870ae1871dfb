import type { MailProvider } from './provider.ts'
import { post, SEND_TIMEOUT_MS } from './request.ts'

interface FormPostSettings {
  /** Empty if an identifier is missing. */
  endpoint: string
  /** Values that are sent with the visitor's, by name. */
  hidden: Readonly<Record<string, string>>
}

/** Sends the fields that the HTML form would send itself: to Formspree, Web3Forms, Netlify Forms, or the owner's own server. */
export function formPost({ endpoint, hidden }: FormPostSettings, timeoutMs = SEND_TIMEOUT_MS): MailProvider {
  return {
    async send(message) {
      if (endpoint === '') throw new Error('The identifier of the form provider is missing (content/site.md, mail).')
      return post(
        {
          endpoint,
          body: new URLSearchParams({ ...hidden, ...message }),
          headers: { Accept: 'application/json' },
          // These providers may refuse a message with a 200, so the body must be read.
          isSent: () => false,
          isAccepted: (text, status) => status >= 200 && status < 300 && !isRefusal(text),
        },
        timeoutMs,
      )
    },
  }
}

/** Returns whether an answer is a refusal: Web3Forms says `success: false`, Formspree lists `errors`. Other texts than JSON are none. */
function isRefusal(text: string): boolean {
  try {
    const { success, errors, error } = JSON.parse(text) ?? {}
    return success === false || (Array.isArray(errors) ? errors.length > 0 : Boolean(errors ?? error))
  } catch {
    return false
  }
}
