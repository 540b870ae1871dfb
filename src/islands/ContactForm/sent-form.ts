import type { PlainForm } from '../../catalogue/render-input.ts'

/** A form that works without a script, and its target: empty if an identifier is missing. */
export type SentForm = PlainForm & { endpoint: string }
