/**
 * Limits above which reading Markdown or YAML could take seconds, because the time grows with the square of the count. They are far above
 * what people write, and the same on every machine.
 */
export const LIMITS = {
  headerLines: 1000,
  headerLength: 32_768,
  bodyLines: 3000,
  /** Characters that have a meaning in Markdown. */
  marks: 12_000,
  /** Opening and closing marks between two blank lines: at each closing one the parser searches all opening ones. */
  passage: 1500,
  words: 20_000,
  /** Words between two blank lines: at each word the parser searches for an open bracket. */
  passageWords: 6000,
  wordLength: 2000,
  /** The depth of nested quotes and lists. */
  depth: 30,
  /** Quotes and list entries. */
  containers: 4000,
  /** Cells of tables. Each row has as many as the head, so a few kilobytes could make millions. */
  cells: 20_000,
  /** Diagnostics of one file. */
  findings: 1000,
  /** Errors of one file, beyond which its prose is read later, because reading it takes as long as finding them. */
  errors: 100,
  /** Mistakes and wrong names in the prose of one file. Each is shown with its line, so many more would fill the memory. */
  slips: 300,
  /** Pages of one CV (`cvLength`), because the whole CV is in memory until it is drawn. */
  cvPages: 30,
  /** Pages of the CVs of all languages. Drawing one takes about a tenth of a second. */
  cvsPages: 60,
  /** Files of `cvs/`. Each is made of all entries of `cv.md`. */
  cvs: 200,
  /** Different technologies of all projects. Each has a page. */
  technologies: 1000,
} as const

export type Limit = keyof typeof LIMITS
