import { withoutSecretKeys } from './secret-keys.ts'

/** Letters and digits that cannot be confused with each other (Crockford's base 32). */
export const SECRET_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** The form of an address: four groups of five letters, which is 100 bits. It can be typed from a printed letter. */
export const SECRET_GROUPS = { count: 4, length: 5 } as const

/** The fewest different letters of a random address: one of a thousand million draws has fewer. */
const LEAST_DIFFERENT = 8

/** The part of a text that has the form of an address: `SECRET_LETTERS` in `SECRET_GROUPS`. It is a literal, so that the test of slow patterns reads it. */
const FORM = /[0-9a-hjkmnp-tv-z]{5}(?:-[0-9a-hjkmnp-tv-z]{5}){3}/gi

/** Returns whether an address has the form of a random one. */
export function isSecret(address: string): boolean {
  return address === address.toLowerCase() && secretIn(address) === address
}

/** Returns the first random address in a text; `null` if there is none. */
export function secretIn(text: string): string | null {
  return text.match(FORM)?.find(isRandom) ?? null
}

function isRandom(address: string): boolean {
  return new Set(address.toLowerCase().replaceAll('-', '')).size >= LEAST_DIFFERENT
}

/** Returns the text around a random address, such as a remark behind it; `null` if there is no such address in the text. */
export function besideSecret(text: string): string | null {
  const address = secretIn(text)
  return address === null ? null : text.replace(address, '').trim()
}

/**
 * Hides the secret addresses and keys in a text, because what a command prints is read by others than the owner: the log of a host, the page of a
 * pull request. The text keeps its length, so that a caret stays below its character.
 */
export function withoutSecrets(text: string): string {
  return withoutSecretKeys(text).replace(FORM, (address) => (isRandom(address) ? hidden(address) : address))
}

/** The files whose texts hold an address. */
const OF_ONE_READER = /(?:^|\/)candidatures\//

/** Signs of an address that stand together, at least two groups of them. */
const SIGNS = /[-0-9a-hjkmnp-tv-z]{11,200}/gi
/** Two groups of an address side by side. */
const TWO_GROUPS = /[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}/i

/** Groups of an address between which something else than a hyphen stands, or nothing. One of them mixes letters and digits. */
const GROUPS_APART = /(?<![a-z\d])[0-9a-hjkmnp-tv-z]{5}(?:[^a-z\d]{0,12}[0-9a-hjkmnp-tv-z]{5}){1,9}(?![a-z\d])/gi
const MIXED = /\d[a-z]|[a-z]\d/i

/**
 * Hides in a text about a page for one reader also what a slip has left of its address: a line break, a colon or a control character inside
 * it leaves half of it or more, and another program may have changed all of its hyphens.
 */
export function withoutParts(text: string, file: string): string {
  if (!OF_ONE_READER.test(file)) return text
  const isPart = (signs: string) => TWO_GROUPS.test(signs) && /\d/.test(signs)
  return text
    .replace(SIGNS, (signs) => (isPart(signs) ? hidden(signs) : signs))
    .replace(GROUPS_APART, (groups) => (MIXED.test(groups) ? hidden(groups) : groups))
}

/** Replaces all letters and digits. */
export function hidden(text: string): string {
  return text.replace(/[\p{L}\p{N}]/gu, (letter) => '•'.repeat(letter.length))
}
