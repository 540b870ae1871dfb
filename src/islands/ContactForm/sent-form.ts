import type { PlainForm } from '../../../scripts/fields/mail-services.ts'

/** A form that works without a script, and its target: empty if an identifier is missing. */
export type SentForm = PlainForm & { endpoint: string }
