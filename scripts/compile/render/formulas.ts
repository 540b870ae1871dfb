const BLOCK = /\$\$[^$]+\$\$/g
/** Excludes prices (« 5 $ et 10 $ »): a digit before the sign or a space behind it. Excludes variables (« $HOME/$USER »): a letter behind both. */
const INLINE = /(?<![\p{L}\p{N}$\\])\$(?=[\p{L}\p{N}\\({|+-])[^$\n]+(?<=[^\s\\])\$(?![\p{L}\p{N}$_{(])/gu

/** The TeX formulas of a text: first those between `$$`, then those between `$`. */
export function formulasIn(text: string): { text: string; index: number }[] {
  return [...text.matchAll(BLOCK), ...text.matchAll(INLINE)]
    .filter(([formula]) => isFormula(formula.replaceAll('$', '').trim()))
    .map(({ 0: formula, index }) => ({ text: formula, index }))
}

/** Whether it is one letter, or contains a sign that normal text does not need. */
function isFormula(inner: string): boolean {
  return /^\p{L}$|\\[a-z]{2}|[\^=<>≤≥]|\w_[\w{]| [+*/-] /iu.test(inner)
}
