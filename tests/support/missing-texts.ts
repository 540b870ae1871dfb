import { plain } from '../../scripts/outputs/cv/reading.ts'
import type { CvText } from '../../scripts/outputs/cv/texts.ts'

/**
 * Returns the texts that are not in what a reader gave, in one piece and after the one before.
 * @param given the whole text of the CV, as a program read it
 */
export function missingFrom(given: string, texts: readonly CvText[]): CvText[] {
  const whole = plain(given)
  let from = 0
  return texts.filter(({ text }) => {
    const end = endOf(whole, text.split(NARROW).map(plain), from)
    from = end ?? from
    return end === null
  })
}

/** Returns where parts end that follow one another. A narrow space between them may be read as a space or not: « 40 % », « 40% ». */
function endOf(whole: string, parts: readonly string[], from: number): number | null {
  const [first = ''] = parts
  for (let start = whole.indexOf(first, from); start !== -1; start = whole.indexOf(first, start + 1)) {
    const end = parts.reduce<number | null>((at, part) => {
      if (at === null) return null
      const found = [at, at + 1].find((place) => whole.startsWith(part, place) && (place === at || whole[at] === ' '))
      return found === undefined ? null : found + part.length
    }, start)
    if (end !== null) return end
  }
  return null
}

const NARROW = '\u202f'
