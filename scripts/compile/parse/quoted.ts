/** Puts a text into YAML quotes. */
export function quoted(value: string): string {
  return value.includes("'") ? `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : `'${value}'`
}

/** Returns the words between the curly quotes that a word processor puts around a value; `null` if these are not one pair around it all. */
export function insideCurlyQuotes(value: string): string | null {
  const [, words] = /^[“”„]([^“”„"]*)[“”"]$/.exec(value) ?? /^[‘‚]([^‘‚]*)[’‘']$/.exec(value) ?? []
  return words?.trim() ?? null
}
