import { fold } from './fold.ts'

/** The largest share of changed letters. A word that differs more counts as another word. */
const DISTANCE_MAX_SHARE = 0.4
/** The largest share of changed letters in a slip. */
const SLIP_MAX_SHARE = 0.2
/** The most letters of a word in which any other letter makes another word. */
const SHORT = 3
/** The fewest letters of a name of which one may be mistyped. One letter makes another name of a shorter one: Slack, Black. */
const MISTYPED_MIN = 6
/** The most letters of a word that gets proposals. Finding them for longer ones would take seconds. */
export const SUGGESTED_MAX = 40
/** The most steps of all searches of one budget: half a second of an ordinary machine. */
export const STEPS_MAX = 50_000_000
/** The number of groups into which letters are counted, a power of two. */
const GROUPS = 32

/**
 * What searches may still cost. It counts steps instead of time, so that a busy machine proposes the same names. Once it is spent, they
 * propose nothing.
 */
export interface Budget {
  steps: number
}

export function newBudget(): Budget {
  return { steps: STEPS_MAX }
}

interface Candidate {
  name: string
  letters: string
  groups: Uint8Array
}

/** Known names, prepared once for many searches. The first of two equal ones counts. */
export class Names {
  readonly #known: ReadonlySet<string>
  readonly #candidates: readonly Candidate[]
  readonly #byLetters = new Map<string, string[]>()

  /** @param budget shared by searches in several lists */
  constructor(
    known: Iterable<string>,
    private readonly budget = newBudget(),
  ) {
    this.#known = new Set(known)
    this.#candidates = Array.from(this.#known, (name) => prepared(name))
    for (const { name, letters } of this.#candidates) {
      const others = this.#byLetters.get(letters)
      if (others) others.push(name)
      else this.#byLetters.set(letters, [name])
    }
  }

  has(name: string): boolean {
    return this.#known.has(name)
  }

  /** Returns the name that differs only in case, accents, quotes, spaces and hyphens, or `null`. */
  same(word: string, isWanted = (_name: string) => true): string | null {
    return this.#byLetters.get(lettersOf(word))?.find(isWanted) ?? null
  }

  /** Returns the name that the owner probably intended (case, accents and a few letters may differ), or `null`. */
  near(word: string, isWanted = (_name: string) => true): string | null {
    const same = this.same(word, isWanted)
    if (same !== null) return same
    return this.#nearest(word, isWanted)
  }

  /**
   * Returns the name that this is with a typing mistake, or `null`: at most one letter differs, or two have changed places. Among thousands
   * of names, one that differs more is another name: SQL is not MySQL.
   */
  mistyped(word: string): string | null {
    const same = this.same(word)
    if (same !== null) return same
    // A letter on its own is part of a name: Hyper-V is not HyperX.
    if (lettersOf(word).length < MISTYPED_MIN || /[\s-]\p{L}$/u.test(word)) return null
    return this.#nearest(word, (name) => lettersOf(name).length >= MISTYPED_MIN, 1)
  }

  #nearest(word: string, isWanted: (name: string) => boolean, changes?: number): string | null {
    const { letters, groups } = prepared(word)
    if (letters.length > SUGGESTED_MAX) return null
    let best: { name: string; distance: number } | null = null
    for (const candidate of this.#candidates) {
      if (this.budget.steps < 0) return null
      this.budget.steps -= 1
      const { name } = candidate
      const share = changes ?? Math.max(1, Math.floor(name.length * DISTANCE_MAX_SHARE))
      // A later name has to be nearer.
      const most = Math.min(share, (best?.distance ?? Number.POSITIVE_INFINITY) - 1)
      const { length } = candidate.letters
      if (length > SUGGESTED_MAX || Math.abs(length - letters.length) > most) continue
      this.budget.steps -= GROUPS
      if (leastDistance(groups, candidate.groups) > most) continue
      this.budget.steps -= length * letters.length
      const distance = editDistance(letters, candidate.letters)
      if (distance <= most && isWanted(name)) best = { name, distance }
    }
    return best?.name ?? null
  }
}

/** Like `Names`, for a short list that is asked once. */
export function nearMiss(word: string, known: readonly string[]): string | null {
  return new Names(known).near(word)
}

/** Like `Names`, for a short list that is asked once. */
export function sameWord(word: string, known: readonly string[]): string | null {
  const plain = lettersOf(word)
  return known.find((candidate) => lettersOf(candidate) === plain) ?? null
}

/** Returns whether a word is another one with a slip: one letter in five differs at most, and none in a word of three letters. */
export function isSlip(word: string, name: string): boolean {
  const [letters, others] = [lettersOf(word), lettersOf(name)]
  if (letters.length > SUGGESTED_MAX || others.length > SUGGESTED_MAX) return false
  const most = others.length <= SHORT ? 0 : Math.max(1, Math.floor(others.length * SLIP_MAX_SHARE))
  return editDistance(letters, others) <= most
}

const lettersOf = (word: string) => fold(word, /[\s_\-."“”„«»‘’'‹›]+/)

function prepared(name: string): Candidate {
  const letters = lettersOf(name)
  const groups = new Uint8Array(GROUPS)
  if (letters.length <= SUGGESTED_MAX)
    for (let i = 0; i < letters.length; i++) {
      const group = letters.charCodeAt(i) & (GROUPS - 1)
      groups[group] = (groups[group] ?? 0) + 1
    }
  return { name, letters, groups }
}

/** Returns a number of changes without which the letters cannot become the same, in any order. */
function leastDistance(a: Uint8Array, b: Uint8Array): number {
  let [more, less] = [0, 0]
  for (let i = 0; i < GROUPS; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference > 0) more += difference
    else less -= difference
  }
  return Math.max(more, less)
}

/** Returns the Levenshtein distance; two swapped neighbours are one change (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      current.push(cost)
    }
    before = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
