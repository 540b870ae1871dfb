import { type ContactMessage, EMPTY_MESSAGE, FIELDS } from './message.ts'

/** The key of the draft in the tab's storage. */
export const DRAFT_KEY = 'contact-draft'

/** A message that is not sent yet. A storage that is blocked, full or meddled with costs the draft, never an error. */
export interface Draft {
  /** Keeps the message; an empty one is forgotten. When there is no room, what was kept before stays. */
  save(message: Readonly<ContactMessage>): void
  /** What was kept, or `null`. */
  restore(): ContactMessage | null
  clear(): void
}

/**
 * @param open gives the storage, as in `() => window.sessionStorage`: where storage is blocked, merely naming it throws.
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
