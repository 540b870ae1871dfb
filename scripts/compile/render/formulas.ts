const BLOCK = /\$\$[^$]+\$\$/g
/**
 * Excludes prices (« 5 $ et 10 $ »): a digit before the sign or a space after it. Excludes variables (« $HOME/$USER »): a letter after both
 * signs.
 */
const INLINE = /(?<![\p{L}\p{N}$\\])\$(?=[\p{L}\p{N}\\({|+-])[^$\n]+(?<=[^\s\\])\$(?![\p{L}\p{N}$_{(])/gu

/** Returns the TeX formulas of a text: first those between `$$`, then those between `$`, then those between brackets. */
export function formulasIn(text: string): { text: string; index: number }[] {
  return [...text.matchAll(BLOCK), ...text.matchAll(INLINE)]
    .map(({ 0: formula, index }) => ({ text: formula, index, inner: formula.replaceAll('$', '') }))
    .concat(betweenBrackets(text))
    .filter(({ inner }) => isFormula(inner.trim()))
}

/** Returns what stands between `\(` and `\)`, or `\[` and `\]`, as assistants write formulas. */
function betweenBrackets(text: string) {
  const signs = [...text.matchAll(/\\[()[\]]/g)]
  return signs.flatMap(({ 0: sign, index }, at) => {
    const { 0: next, index: end } = signs[at + 1] ?? { 0: '', index: 0 }
    if (!['\\(\\)', '\\[\\]'].includes(sign + next)) return []
    return { text: text.slice(index, end + 2), index, inner: text.slice(index + 2, end) }
  })
}

/** Returns whether the text is a single letter, or contains a sign that prose does not need. */
function isFormula(inner: string): boolean {
  return /^\p{L}$|\\[a-z]{2}|[\^=<>≤≥]|\w_[\w{]| [+*/-] /iu.test(inner)
}
