import { type ContactMessage, EMPTY_MESSAGE, FIELDS } from './message.ts'

/** The key of the draft in the tab's session storage. */
export const DRAFT_KEY = 'contact-draft'

/** Keeps a message that is not sent yet. If the storage is blocked, full or altered, the draft is lost but nothing throws. */
export interface Draft {
  /** Stores the message; an empty message clears the draft. If the storage is full, the previous draft stays. */
  save(message: Readonly<ContactMessage>): void
  /** Returns the stored message, or `null`. */
  restore(): ContactMessage | null
  clear(): void
}

/**
 * Makes a draft in a storage.
 * @param open returns the storage: `() => window.sessionStorage`. It is a function, because the mere access throws if storage is blocked.
 */
export function draftIn(open: () => Storage): Draft {
  const clear = () => attempt(() => open().removeItem(DRAFT_KEY))
  return {
    save(message) {
      if (FIELDS.every((field) => message[field] === '')) return clear()
      attempt(() => open().setItem(DRAFT_KEY, JSON.stringify(message)))
    },
    restore() {
      const kept = attempt(() => JSON.parse(open().getItem(DRAFT_KEY) ?? 'null') as unknown)
      return toMessage(kept)
    },
    clear,
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

function toMessage(kept: unknown): ContactMessage | null {
  if (typeof kept !== 'object' || kept === null) return null
  const message = { ...EMPTY_MESSAGE }
  for (const field of FIELDS) {
    const value: unknown = Reflect.get(kept, field)
    if (typeof value === 'string') message[field] = value
  }
  return FIELDS.some((field) => message[field] !== '') ? message : null
}
