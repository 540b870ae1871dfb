/**
 * Returns a text that a format can hold as it is. Any other text would say something else to the reader of the file.
 * @throws {Error} for any other text
 */
export function heldBy(format: string, allowed: RegExp, text: string): string {
  if (!allowed.test(text)) throw new Error(`${format} cannot hold ${JSON.stringify(text.slice(0, 100))}.`)
  return text
}

/** An address in a file of lines: visible ASCII, and no number sign, with which a comment may start. */
export const IN_LINE = /^[!"$-~]+$/
