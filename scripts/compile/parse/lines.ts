export const LINE_END = /\r\n|\n|\r/

export interface Line {
  text: string
  /** The offset of its first character. */
  start: number
}

/** @param end the pattern of a line end */
export function linesOf(text: string, end: RegExp = LINE_END): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const part of text.split(end)) {
    lines.push({ text: part, start })
    const after = start + part.length
    start = after + (text.startsWith('\r\n', after) ? 2 : 1)
  }
  return lines
}
