import type { Cv } from '../../../src/catalogue/types.ts'
import { normalized } from '../../fields/fold.ts'
import type { CvOwner } from './contact.ts'
import type { CvNotes } from './notes.ts'
import { type CvText, textsOfCv } from './texts.ts'

/** Problems that a program has with a finished CV. */
export interface CvReading {
  pages: number
  /** Titles that take several lines, with their first line. */
  wrapped: readonly (CvText & { kept: string })[]
  /** Texts with letters or signs that no font of the CV contains, with the text that is drawn instead. */
  undrawn: readonly (CvText & { letters: readonly string[]; instead: string })[]
  /** Texts that are not in one piece or not in their place, with the text that is there. */
  broken: readonly (CvText & { instead: string })[]
}

/** Texts that programs expect on one line. Names are excluded, because they are on one line if possible, and cannot be shortened. */
const TITLE = /^(?:title|projects\[\d+\]|.*\.title)$/
/** Maximum length of an unexpected text in messages. */
const SHOWN_LENGTH = 80

/** Compares a finished CV with the texts of its owner. */
export function readingOf({ pages, texts, undrawn: absent }: CvNotes, owner: CvOwner, cv: Cv): CvReading {
  const drawn = texts.map(({ type, lines }) => ({ type, lines, text: plain(lines.join('')) }))
  const whole = plain(drawn.map(({ text }) => text).join('\n'))
  const wrapped: CvReading['wrapped'][number][] = []
  const undrawn: CvReading['undrawn'][number][] = []
  const broken: CvReading['broken'][number][] = []
  let end = 0
  for (const { field, text } of textsOfCv(owner, cv)) {
    const letters = [...new Set(plain(text))].filter((letter) => absent.has(letter))
    const instead = plain([...normalized(text, 'NFC')].map((letter) => absent.get(letter) ?? letter).join(''))
    const at = whole.indexOf(instead, end)
    if (at === -1)
      broken.push({ field, text, instead: whole.slice(end, end + Math.min(text.length, SHOWN_LENGTH)).trim() })
    else {
      end = at + instead.length
      if (letters.length > 0) undrawn.push({ field, text, letters, instead })
    }
    // A heading may continue after the title, as that of a school does.
    const title = drawn.find((one) => one.text === instead || (/^H\d$/.test(one.type) && one.text.startsWith(instead)))
    const [kept = '', ...others] = title?.lines ?? []
    if (TITLE.test(field) && others.length > 0) wrapped.push({ field, text, kept: kept.trim() })
  }
  return { pages, wrapped, undrawn, broken }
}

/** Normalises the spaces and hyphens of a text, which typography and readers of PDF change. */
export function plain(text: string): string {
  return normalized(text, 'NFC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('\u2011', '-')
    .trim()
}
