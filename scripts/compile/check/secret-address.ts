/** Letters and digits that cannot be confused with each other (Crockford's base 32). */
export const SECRET_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** The form of an address: four groups of five letters, which is 100 bits. It can be typed from a printed letter. */
export const SECRET_GROUPS = { count: 4, length: 5 } as const

/** The fewest different letters of a random address: one of a thousand million draws has fewer. */
const LEAST_DIFFERENT = 8

/** A part of a text that has the form of an address. */
const SECRET = new RegExp(`(?<!\\w)[${SECRET_LETTERS}]{5}(?:-[${SECRET_LETTERS}]{5}){3}(?!\\w)`)

/** Returns the text around a random address, such as a remark behind it; `null` if there is no such address in the text. */
export function besideSecret(text: string): string | null {
  const [address] = SECRET.exec(text) ?? []
  return address !== undefined && isSecret(address) ? text.replace(address, '').trim() : null
}

/** Returns whether an address has the form of a random one. */
export function isSecret(address: string): boolean {
  const groups = address.split('-')
  const { count, length } = SECRET_GROUPS
  const isWhole = groups.length === count && groups.every((group) => group.length === length)
  const letters = new Set(groups.join(''))
  return isWhole && letters.size >= LEAST_DIFFERENT && [...letters].every((letter) => SECRET_LETTERS.includes(letter))
}
