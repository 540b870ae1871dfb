import type { BEHAVIOURS } from './mail-provider.ts'
import CASES from './message-cases.json' with { type: 'json' }

type Answer = Exclude<keyof typeof BEHAVIOURS, 'real'>

/** The result that the visitor sees. */
export type Ending =
  /** The text of success, and empty fields. */
  | 'sent'
  /** The text of failure, every field as it was written, and a form that can be sent again at once. */
  | 'failed'
  /** The form at rest with every field as it was written. */
  | 'kept'
  /** The form at rest and empty. */
  | 'cleared'
  /** Their own mail program, with every field as it was written. */
  | 'handed over'

export interface MessageCase {
  /** Event, in the words of docs/fiabilite.md. */
  says: string
  ending: Ending
  /** How many messages reached the provider. */
  requests: 0 | 1
}

type Cases<Name extends string> = Readonly<Record<Name, MessageCase>>

/** One case for each behaviour of the provider. */
export const PROVIDER_CASES = CASES.provider satisfies Record<Answer, unknown> as Cases<Answer>

/** One case for each event of the network, the browser or the visitor. */
export const VISITOR_CASES = CASES.visitor as Cases<keyof typeof CASES.visitor>

export const MESSAGE_CASES: readonly MessageCase[] = [...Object.values(PROVIDER_CASES), ...Object.values(VISITOR_CASES)]
