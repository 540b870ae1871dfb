/** Letters and digits that nobody takes for one another, as Crockford's base 32 has them. */
export const SECRET_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** Four groups of five letters, so 100 bits, which can be typed from a printed letter. */
export const SECRET_GROUPS = { count: 4, length: 5 } as const

/** Fewer different letters are not drawn by chance: of a thousand million draws, one has so few. */
const LEAST_DIFFERENT = 8

/** Whether an address has the form of one that was drawn. */
export function isSecret(address: string): boolean {
  const groups = address.split('-')
  const { count, length } = SECRET_GROUPS
  const isWhole = groups.length === count && groups.every((group) => group.length === length)
  const letters = new Set(groups.join(''))
  return isWhole && letters.size >= LEAST_DIFFERENT && [...letters].every((letter) => SECRET_LETTERS.includes(letter))
}
