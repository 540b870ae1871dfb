/** Letters and digits that nobody takes for one another, as Crockford's base 32 has them. */
export const SECRET_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** Four groups of five letters, so 100 bits, which can be typed from a printed letter. */
export const SECRET_GROUPS = { count: 4, length: 5 } as const

const { count, length } = SECRET_GROUPS
const SECRET = new RegExp(`^[${SECRET_LETTERS}]{${length}}(?:-[${SECRET_LETTERS}]{${length}}){${count - 1}}$`)
/** Fewer different letters are not drawn by chance: of a thousand million draws, one has so few. */
const LEAST_DIFFERENT = 8

/** Whether an address has the form of one that was drawn. */
export function isSecret(address: string): boolean {
  return SECRET.test(address) && new Set(address.replaceAll('-', '')).size >= LEAST_DIFFERENT
}
