import type { MailProvider } from './provider.ts'

/** The id and name of a field that no person meets: what is written in it was written by a robot. */
export const TRAP = 'subject'

/** No message leaves a page younger than this: four fields take a person longer, and a robot has time to fill the trap. */
export const PAGE_MIN_AGE_MS = 2000

export interface Signs {
  /** Whether something is written in the trap. */
  trapped(): boolean
  /** Milliseconds since the page arrived, by a clock that is never set back. */
  age(): number
}

/** Holds a message from too young a page back for the rest of its time, then sends it; one from a robot only looks sent. */
export function defended(provider: MailProvider, { trapped, age }: Signs): MailProvider {
  return {
    async send(message) {
      // A timer drops the fraction of a millisecond, and would wake that much too soon.
      const rest = Math.ceil(PAGE_MIN_AGE_MS - age())
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      return trapped() ? { ok: true } : provider.send(message)
    },
  }
}
