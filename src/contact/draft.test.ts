import { expect, test } from 'vitest'
import { DRAFT_KEY, draftIn } from './draft.ts'
import { EMPTY_MESSAGE } from './message.ts'

const message = { name: 'Jeanne', email: 'jeanne@', phone: '', description: 'Bonjour,\nune « question »' }

/** Returns a storage like that of a browser, but limited to `room` characters. */
function storage(room = 5_000_000): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

function blocked(): Storage {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test('a draft comes back as it was left, in another visit of the same tab', () => {
  const tab = storage()
  draftIn(() => tab).save(message)
  expect(draftIn(() => tab).restore()).toEqual(message)
})

test('there is nothing before a draft, after clearing it, and after emptying the form', () => {
  const tab = storage()
  const draft = draftIn(() => tab)
  expect(draft.restore()).toBeNull()
  draft.save(message)
  draft.clear()
  expect(draft.restore()).toBeNull()
  draft.save(message)
  draft.save(EMPTY_MESSAGE)
  expect(tab.length).toBe(0)
})

test('a blocked storage is no error', () => {
  const draft = draftIn(blocked)
  expect(() => draft.save(message)).not.toThrow()
  expect(() => draft.clear()).not.toThrow()
  expect(draft.restore()).toBeNull()
})

test('a full storage keeps the draft it had', () => {
  const tab = storage(200)
  const draft = draftIn(() => tab)
  draft.save(message)
  draft.save({ ...message, description: 'a'.repeat(500) })
  expect(draft.restore()).toEqual(message)
})

test.each(['', '{', 'null', '42', '"texte"', '[]', '{"name":7}', '{"name":""}'])(
  'what is no draft is ignored: %s',
  (kept) => {
    const tab = storage()
    tab.setItem(DRAFT_KEY, kept)
    expect(draftIn(() => tab).restore()).toBeNull()
  },
)

test('a draft that lacks a field, or has one too many, is still used', () => {
  const tab = storage()
  tab.setItem(DRAFT_KEY, '{"name":"Jeanne","phone":3,"autre":"x"}')
  expect(draftIn(() => tab).restore()).toEqual({ ...EMPTY_MESSAGE, name: 'Jeanne' })
})
