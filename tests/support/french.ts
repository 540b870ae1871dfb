import { isTerm, isWord } from '../../scripts/proofread/dictionary.ts'

/** Words that do not occur in English sentences, but in almost every French one. */
const FRENCH =
  /(?<![\p{L}\p{N}_./-])(?:le|la|les|un|une|des|du|de|est|et|ou|pas|pour|dans|sur|avec|vous|votre|vos|écrivez|cette|ce|qui|il|elle)(?![\p{L}\p{N}_./:-])|[«»]/giu

/** The code of German in a text that names the languages of a site. */
const GERMAN = /(?<=\bfr, en(?:,| or) )de\b/g

/** Returns the lines of a text that look French, each with the words that show it. */
export function frenchIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.replace(GERMAN, '').match(FRENCH)
    return words === null ? [] : [`${[...new Set(words)].join(' ')} | ${line.trim()}`]
  })
}

/** French words that an English text may contain, because they are names or English too. */
const NO_FRENCH = /^(?:RGAA|CNIL|CEDEX|LCEN|BTS|garrigue|peer-to-peer|https)$/i

/**
 * Returns the words of a text that are in the French dictionary but not in the English one.
 * @param names names of people, places and organisations, which stay unchanged
 */
export function frenchWords(text: string, names: readonly string[]): string[] {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
  const words = rest.match(/(?<![\p{L}\d])(?:\p{L}[\p{L}’'-]*\p{L}|\p{L})/gu) ?? []
  return words.filter(
    (word) => !NO_FRENCH.test(word) && !isTerm(word) && isWord(word, 'fr') && !isWord(word.replace(/’s$/, ''), 'en'),
  )
}
