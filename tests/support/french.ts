import { isTerm, isWord } from '../../scripts/proofread/dictionary.ts'

/** Words that English sentences do not have, and French ones hardly do without. */
const FRENCH =
  /(?<![\p{L}\p{N}_./-])(?:le|la|les|un|une|des|du|de|est|et|ou|pas|pour|dans|sur|avec|vous|votre|vos|écrivez|cette|ce|qui|il|elle)(?![\p{L}\p{N}_./:-])|[«»]/giu

/** The code of German, where a text names the languages of a site. */
const GERMAN = /(?<=\bfr, en(?:,| or) )de\b/g

/** The lines of a text that look French, each with the words that show it. */
export function frenchIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.replace(GERMAN, '').match(FRENCH)
    return words === null ? [] : [`${[...new Set(words)].join(' ')} | ${line.trim()}`]
  })
}

/** Words that stand in an English text as they are, because they are names or English too. */
const NO_FRENCH = /^(?:RGAA|CNIL|CEDEX|LCEN|BTS|garrigue|peer-to-peer|https)$/i

/**
 * The words of a text that the dictionary of French has, and that of English has not.
 * @param names of people, places and organisations, which stay as they are
 */
export function frenchWords(text: string, names: readonly string[]): string[] {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
  const words = rest.match(/(?<![\p{L}\d])(?:\p{L}[\p{L}’'-]*\p{L}|\p{L})/gu) ?? []
  return words.filter(
    (word) => !NO_FRENCH.test(word) && !isTerm(word) && isWord(word, 'fr') && !isWord(word.replace(/’s$/, ''), 'en'),
  )
}
