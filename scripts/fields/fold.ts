/**
 * Normalizes a text. A letter keeps thirty of its marks, more than any language writes (UAX #15, 12.1): the time for putting them in order
 * grows with the square of their number.
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return text.replace(/\p{M}(?<=\p{M}{31})/gu, '').normalize(form)
}

/**
 * Returns a text for comparisons: without accents and capitals.
 * @param rest further characters to ignore
 * @param joint replaces them between two parts
 */
export function fold(text: string, rest?: RegExp, joint = ''): string {
  const letters = normalized(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()
  return rest === undefined ? letters : letters.split(rest).filter(Boolean).join(joint)
}

/** Returns the words of a text for comparisons, with one space between them. */
export function foldedWords(text: string): string {
  return fold(text, /[^\p{L}\p{N}]+/u, ' ')
}
