/** The names of Fontsource. The first one after Latin has the letters that pages look up next. */
const ALPHABETS = [
  ...['latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'],
  ...['armenian', 'georgian', 'devanagari', 'thai', 'math', 'symbols'],
] as const

/**
 * Returns the files that may stand beside a font of Fontsource, which has one for each alphabet: `literata-greek-wght-normal.woff2` beside
 * `literata-latin-wght-normal.woff2`. Returns none for a font that is named otherwise.
 */
export function otherAlphabets(file: string): string[] {
  const [, family, rest] = /^(.+)-latin-([a-z0-9]+-(?:normal|italic)\.woff2)$/.exec(file) ?? []
  return family === undefined ? [] : ALPHABETS.map((alphabet) => `${family}-${alphabet}-${rest}`)
}

/** Returns whether a file is named as one of them. */
export function isOtherAlphabet(file: string): boolean {
  const alphabet = /-([a-z]{1,20}(?:-ext)?)-[a-z0-9]{1,20}-(?:normal|italic)\.woff2$/.exec(file)?.[1]
  return ALPHABETS.some((name) => name === alphabet)
}
