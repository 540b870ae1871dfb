/**
 * Returns a text as it is compared with others: without accents and capitals.
 * @param rest what the comparison ignores beside them
 * @param joint what stands between the parts that `rest` separates
 */
export function fold(text: string, rest?: RegExp, joint = ''): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return rest === undefined ? letters : letters.split(rest).filter(Boolean).join(joint)
}

/** Returns the words of a text as they are compared, with one space between them. */
export function foldedWords(text: string): string {
  return fold(text, /[^\p{L}\p{N}]+/u, ' ')
}
