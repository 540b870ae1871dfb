/** Words that English sentences do not have, and French ones hardly do without. */
const FRENCH =
  /(?<![\p{L}\p{N}_./-])(?:le|la|les|un|une|des|du|de|est|et|ou|pas|pour|dans|sur|avec|vous|votre|vos|écrivez|cette|ce|qui|il|elle)(?![\p{L}\p{N}_./:-])|[«»]/giu

/** The code of German, where a text names the languages of a site. */
const GERMAN = /(?<=\bfr, en, )de\b/g

/** The lines of a text that look French, each with the words that show it. */
export function frenchIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.replace(GERMAN, '').match(FRENCH)
    return words === null ? [] : [`${[...new Set(words)].join(' ')} | ${line.trim()}`]
  })
}
