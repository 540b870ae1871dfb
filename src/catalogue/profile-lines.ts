/** The mark of a point in the lines of a profile. */
export const POINT = '•'

/** Splits a line of a profile into the mark of its list, if it is a point of one, and its text. */
export function partsOfLine(line: string): { mark: string | null; text: string } {
  const [, mark = null, text = line] = /^(•|\d{1,2}\.) (.+)$/s.exec(line) ?? []
  return { mark, text }
}

/** Returns the lines of a profile as one text without marks, for a description. */
export function proseOfProfile(lines: readonly string[]): string {
  return lines.map((line) => partsOfLine(line).text).join(' ')
}

/** Returns the lines of a profile as plain text: paragraphs with a blank line between them, points below each other. */
export function plainProfile(lines: readonly string[]): string {
  const isPoint = (line: string | undefined) => line !== undefined && partsOfLine(line).mark !== null
  return lines
    .flatMap((line, index) => (index === 0 ? line : [isPoint(line) && isPoint(lines[index - 1]) ? '\n' : '\n\n', line]))
    .join('')
}
