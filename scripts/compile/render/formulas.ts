const BLOCK = /\$\$[^$]+\$\$/g
/**
 * Excludes prices (« 5 $ et 10 $ »): a digit before the sign or a space after it. Excludes variables (« $HOME/$USER »): a letter after both
 * signs.
 */
const INLINE = /(?<![\p{L}\p{N}$\\])\$(?=[\p{L}\p{N}\\({|+-])[^$\n]+(?<=[^\s\\])\$(?![\p{L}\p{N}$_{(])/gu

/** What assistants write: `\(x^2\)`, `\[E = mc^2\]`. */
const BRACKETS = /\\\((?:[^\\\n]|\\[^()\n])+\\\)|\\\[(?:[^\\]|\\[^[\]])+\\\]/g

/** Returns the TeX formulas of a text: first those between `$$`, then those between `$`, then those between brackets. */
export function formulasIn(text: string): { text: string; index: number }[] {
  return [...text.matchAll(BLOCK), ...text.matchAll(INLINE), ...text.matchAll(BRACKETS)]
    .filter(([formula]) => isFormula(formula.replace(/^\$+|^\\.|\\.$|\$+$/g, '').trim()))
    .map(({ 0: formula, index }) => ({ text: formula, index }))
}

/** Returns whether the text is a single letter, or contains a sign that prose does not need. */
function isFormula(inner: string): boolean {
  return /^\p{L}$|\\[a-z]{2}|[\^=<>≤≥]|\w_[\w{]| [+*/-] /iu.test(inner)
}
