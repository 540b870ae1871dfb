const BLOCK = /\$\$[^$]+\$\$/g
/** A price (« 5 $ et 10 $ ») has a digit before its sign or a space behind it; a variable (« $HOME/$USER ») has a letter behind both. */
const INLINE = /(?<![\p{L}\p{N}$\\])\$(?=[\p{L}\p{N}\\({|+-])[^$\n]+(?<=[^\s\\])\$(?![\p{L}\p{N}$_{(])/gu

/** Formulas as TeX writes them between dollars, in the order of their kinds. */
export function formulasIn(text: string): { text: string; index: number }[] {
  return [...text.matchAll(BLOCK), ...text.matchAll(INLINE)]
    .filter(([formula]) => isFormula(formula.replaceAll('$', '').trim()))
    .map(({ 0: formula, index }) => ({ text: formula, index }))
}

/** A letter, or something with a sign that prose does without. */
function isFormula(inner: string): boolean {
  return /^\p{L}$|\\[a-z]{2}|[\^=<>≤≥]|\w_[\w{]| [+*/-] /iu.test(inner)
}
