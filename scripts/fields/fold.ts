/**
 * Returns a text for comparisons: without accents and capitals.
 * @param rest further characters to ignore
 * @param joint replaces them between two parts
 */
export function fold(text: string, rest?: RegExp, joint = ''): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return rest === undefined ? letters : letters.split(rest).filter(Boolean).join(joint)
}

/** Returns the words of a text for comparisons, with one space between them. */
export function foldedWords(text: string): string {
  return fold(text, /[^\p{L}\p{N}]+/u, ' ')
}
