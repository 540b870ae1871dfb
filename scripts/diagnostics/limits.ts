/**
 * Counts beyond which reading Markdown or YAML would take seconds, because its time grows with their square. They are far above
 * what anyone writes, and the same on every machine.
 */
export const LIMITS = {
  headerLines: 1000,
  headerLength: 32_768,
  bodyLines: 3000,
  /** All that may mean something in Markdown. */
  marks: 12_000,
  /** Those between two blank lines that open or close: each that closes looks back at all that opened. */
  passage: 1500,
  words: 20_000,
  /** Words between two blank lines: at each, the parser looks for the bracket that may be open there. */
  passageWords: 6000,
  wordLength: 2000,
  /** Quotes and lists inside of each other. */
  depth: 30,
  /** All quotes and entries of lists. */
  containers: 4000,
  /** Of tables: a row is filled up to the width of its head, so that a few kilobytes could ask for millions. */
  cells: 20_000,
  /** Diagnostics of one file. */
  findings: 1000,
} as const

export type Limit = keyof typeof LIMITS
