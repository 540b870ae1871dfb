/** A CV as PDF. */
export interface DrawnCv {
  file: Uint8Array
  notes: CvNotes
}

/** The texts on the pages of a CV, as programs read them that do not see the pages. */
export interface CvNotes {
  pages: number
  /** The lines of each element of the structure, in drawing order. */
  texts: readonly { type: string; lines: readonly string[] }[]
  /** All lines of the pages, decoration included. */
  lines: readonly string[]
  /** The characters that no font of the CV has, each with what is drawn instead. */
  undrawn: ReadonlyMap<string, string>
}
