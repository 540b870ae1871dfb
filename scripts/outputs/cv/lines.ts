/** A place where a line may end: after a space, or after a hyphen inside a word. */
const BREAKS = /(?<= )|(?<=\p{L}-)(?=\p{L})/u

/**
 * Cuts a text into lines no wider than `width`. A line that ended at a space keeps it, so that whoever reads the lines one after the
 * other reads words; it is not counted. A piece wider than a line is cut wherever it must be.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const fits = (line: string) => widthOf(line.trimEnd()) <= width
  const lines: string[] = []
  let line = ''
  for (const piece of text.split(BREAKS)) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of piece) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}
