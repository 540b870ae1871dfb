/** As Fontsource names them. The first one after Latin has the letters that pages look for next. */
const ALPHABETS = [
  ...['latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'],
  ...['armenian', 'georgian', 'devanagari', 'thai', 'math', 'symbols'],
] as const

/**
 * The files that may stand beside a font of Fontsource, which has one for each alphabet: `literata-greek-wght-normal.woff2` beside
 * `literata-latin-wght-normal.woff2`. None for a font that is not named in this way.
 */
export function otherAlphabets(file: string): string[] {
  const [, family, rest] = /^(.+)-latin-([a-z0-9]+-(?:normal|italic)\.woff2)$/.exec(file) ?? []
  return family === undefined ? [] : ALPHABETS.map((alphabet) => `${family}-${alphabet}-${rest}`)
}
