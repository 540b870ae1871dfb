import type { ContactMessage } from './message.ts'
import type { MailProvider, MailSettings } from './provider.ts'
import { type Call, post, SEND_TIMEOUT_MS } from './request.ts'

/** The version of `@emailjs/browser` whose request this adapter copies; a test compares the two. */
export const SDK_VERSION = '4.4.1'

/** Sends the same request to EmailJS as its own SDK, but with a time limit. */
export function emailJs(settings: MailSettings, timeoutMs = SEND_TIMEOUT_MS): MailProvider {
  return {
    async send(message) {
      const call: Call = {
        endpoint: settings.endpoint,
        body: requestBody(settings, message),
        // The SDK writes the name in this way.
        headers: { 'Content-type': 'application/json' },
        // A 200 is a success even if the body fails: the message is sent, and an error would make the visitor send it twice.
        isSent: (status) => status === 200,
        isAccepted: (text) => text === 'OK',
      }
      return post(call, timeoutMs)
    },
  }
}

/**
 * Returns the body of the request.
 * @throws Error if an identifier is missing; it names the first one, in the words and the order of the SDK
 */
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
