import type { MailProvider } from './provider.ts'

/** The id and name of a field that people do not see. If it is filled in, a robot did it, or a browser extension by mistake. */
export const TRAP = 'subject'

/** The age of a page before which its message waits. A person needs longer for four fields; a robot gets time to fill in the trap. */
export const PAGE_MIN_AGE_MS = 2000

export interface Signs {
  /** Returns whether the trap is filled in. */
  trapped(): boolean
  /** Returns the milliseconds since the page was loaded, by a clock that nobody can set back. */
  age(): number
}

/**
 * Delays a message until its page is old enough, then sends it. A message with a filled trap is not sent. It fails like any other, so that
 * a person whose browser filled the trap still gets the ready e-mail.
 */
export function defended(provider: MailProvider, { trapped, age }: Signs): MailProvider {
  return {
    async send(message) {
      // Rounded up, because a timer drops fractions of a millisecond and would fire too early.
      const rest = Math.ceil(PAGE_MIN_AGE_MS - age())
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      return trapped() ? { ok: false, reason: 'The trap field for robots was filled in.' } : provider.send(message)
    },
  }
}
