import { LIMITS, type Limit } from '../../diagnostics/limits.ts'
import { linesOf } from './lines.ts'

/** A limit that is exceeded, and the offset of the line that exceeds it. */
interface Excess {
  limit: Limit
  at: number
}

type Counts = Partial<Record<Limit, number>>

/** Returns the first limit that a header exceeds, or `null`. */
export function excessInHeader(yaml: string): Excess | null {
  const lines = linesOf(yaml)
  const last = lines[LIMITS.headerLines]
  if (last !== undefined) return { limit: 'headerLines', at: last.start }
  return yaml.length > LIMITS.headerLength ? { limit: 'headerLength', at: 0 } : null
}

/** Returns the first limit that a body exceeds, or `null`. */
export function excessInBody(body: string): Excess | null {
  const all = { bodyLines: 0, words: 0, marks: 0, containers: 0, cells: 0 }
  let passage = { words: 0, marks: 0, lines: 0, columns: 0 }
  let cellsBefore = 0
  for (const { text, start } of linesOf(body)) {
    if (/^[ \t]*$/.test(text)) {
      passage = { words: 0, marks: 0, lines: 0, columns: 0 }
      cellsBefore = all.cells
    }
    const words = matchesIn(text, WORD)
    const marks = matchesIn(text, PASSAGE_MARK)
    const { containers, depth } = nestingOf(text)
    passage.words += words
    passage.marks += marks
    passage.lines += 1
    passage.columns = Math.max(passage.columns, matchesIn(text, COLUMN_MARK) + 1)
    all.bodyLines += 1
    all.words += words
    all.marks += marks + matchesIn(text, OTHER_MARK)
    all.containers += containers
    all.cells = cellsBefore + passage.lines * passage.columns
    const limit = exceededBy({
      ...all,
      depth,
      passage: passage.marks,
      passageWords: passage.words,
      wordLength: longestWordOf(text),
    })
    if (limit !== undefined) return { limit, at: start }
  }
  return null
}

function exceededBy(counts: Counts): Limit | undefined {
  return (Object.keys(counts) as Limit[]).find((limit) => (counts[limit] ?? 0) > LIMITS[limit])
}

/** The possible start of an e-mail address, because GFM turns such addresses into links. */
const WORD = /[\w.+-]+/g
/** Brackets, emphasis, code, tags and the start of web addresses. */
const PASSAGE_MARK = /[[\]*_~`<@]|www\.|:\/\//gi
const COLUMN_MARK = /\|/g
const OTHER_MARK = /[\\&|]/g

function matchesIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/**
 * Returns the number of quotes and lists that begin on a line, and the largest depth that it can have: each list is indented by at least
 * two columns. A line that consists of dashes or stars is a rule, not a list.
 */
function nestingOf(text: string): { containers: number; depth: number } {
  if (/^(?:[- \t]*|[* \t]*)$/.test(text)) return { containers: 0, depth: 0 }
  const lead = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(text)?.[0] ?? ''
  const containers = matchesIn(lead, /[>*+-]|\d+/g)
  return { containers, depth: Math.max(containers, Math.ceil(lead.replaceAll('\t', '    ').length / 2)) }
}

function longestWordOf(text: string): number {
  return text.split(/[ \t]/).reduce((longest, { length }) => Math.max(longest, length), 0)
}
