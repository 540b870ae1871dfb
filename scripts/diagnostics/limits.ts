/**
 * Above these counts, reading Markdown or YAML could take seconds, because the time grows with their square. They are far above what
 * people write, and they are the same on every machine.
 */
export const LIMITS = {
  headerLines: 1000,
  headerLength: 32_768,
  bodyLines: 3000,
  /** Characters with a meaning in Markdown. */
  marks: 12_000,
  /** Marks between two blank lines that open or close something: at each closing one the parser looks at all opening ones. */
  passage: 1500,
  words: 20_000,
  /** Words between two blank lines: at each word the parser looks for an open bracket. */
  passageWords: 6000,
  wordLength: 2000,
  /** Quotes and lists inside each other. */
  depth: 30,
  /** Quotes and list entries. */
  containers: 4000,
  /** Cells of tables: each row gets as many as the head has, so a few kilobytes could make millions. */
  cells: 20_000,
  /** Diagnostics of one file. */
  findings: 1000,
} as const

export type Limit = keyof typeof LIMITS
