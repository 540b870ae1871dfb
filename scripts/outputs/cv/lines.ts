/** A place where a line may end: after a space, or after a hyphen inside a word. */
const BREAKS = /(?<= )|(?<=\p{L}-)(?=\p{L})/u

/** A last line shorter than this share of the width looks forgotten. */
const LEAST_LAST_LINE = 0.2
/** Narrower measures to try so that the last line gets more, as shares of the width. */
const NARROWER = [0.97, 0.94, 0.91, 0.88]

/**
 * Cuts a text into lines no wider than `width`. A line that ended at a space keeps it, so that whoever reads the lines one after the
 * other reads words; it is not counted. A piece wider than a line is cut wherever it must be.
 * No word is left alone on the last line when the lines above can spare another.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines = fillLines(text, width, widthOf)
  const isWell = (candidate: readonly string[]) =>
    candidate.length === lines.length && widthOf(candidate.at(-1) ?? '') >= width * LEAST_LAST_LINE
  if (lines.length < 2 || isWell(lines)) return lines
  const narrower = NARROWER.map((share) => fillLines(text, width * share, widthOf))
  return narrower.find(isWell) ?? lines
}

function fillLines(text: string, width: number, widthOf: (text: string) => number): string[] {
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
