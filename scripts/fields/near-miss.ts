import { fold } from './fold.ts'

/** The largest share of changed letters. A word that differs more counts as another word. */
const DISTANCE_MAX_SHARE = 0.4

/** Returns the known word that the owner probably intended (case, accents and a few letters may differ), or `null`. */
export function nearMiss(word: string, known: readonly string[]): string | null {
  const plain = letters(word)
  const same = sameWord(word, known)
  if (same !== null) return same
  let best: { candidate: string; distance: number } | null = null
  for (const candidate of known) {
    const most = Math.max(1, Math.floor(candidate.length * DISTANCE_MAX_SHARE))
    const distance = editDistance(plain, letters(candidate), most)
    if (distance <= most && (best === null || distance < best.distance)) best = { candidate, distance }
  }
  return best?.candidate ?? null
}

/** Returns the known word that differs only in case, accents, quotes, spaces and hyphens, or `null`. */
export function sameWord(word: string, known: readonly string[]): string | null {
  const plain = letters(word)
  return known.find((candidate) => letters(candidate) === plain) ?? null
}

const letters = (word: string) => fold(word, /[\s_\-."“”„«»‘’'‹›]+/)

/** The length of the longest name. Longer texts are not compared letter by letter, because that takes long. */
const WORD_MAX_LENGTH = 100

/** Returns the Levenshtein distance; two swapped neighbours are one change (optimal string alignment). May stop above `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > WORD_MAX_LENGTH)
    return Number.POSITIVE_INFINITY
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
