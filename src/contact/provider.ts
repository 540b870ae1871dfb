import type { ContactMessage } from './message.ts'

/** The third party that turns a message into an e-mail. */
export interface MailProvider {
  /**
   * Sends the message once and never retries.
   * @throws Error if an identifier is missing; its message says which one is required
   */
  send(message: ContactMessage): Promise<SendResult>
}

/** `reason` is English and goes to the console. The visitor reads `FAILURE_TEXT`. */
export type SendResult = { ok: true } | { ok: false; reason: string }

/** The owner's account. An identifier that is empty or `null` is missing. */
export interface MailSettings {
  /** Absolute address of the call, or an absolute path on the same host. */
  endpoint: string
  publicKey: string | null
  serviceId: string | null
  templateId: string | null
}
