import type { ContactMessage } from './message.ts'

/** The third party that turns a message into an e-mail. */
export interface MailProvider {
  /**
   * Sends once, never again by itself.
   * @throws Error when an identifier is missing, naming it as required (specification, section 7).
   */
  send(message: ContactMessage): Promise<SendResult>
}

/** `reason` is for the console, in English: the visitor reads the text of the specification. */
export type SendResult = { ok: true } | { ok: false; reason: string }

/** What the owner has set; an identifier that is empty or `null` is missing. */
export interface MailSettings {
  /** Absolute address of the call, or an absolute path on the same host. */
  endpoint: string
  publicKey: string | null
  serviceId: string | null
  templateId: string | null
}
