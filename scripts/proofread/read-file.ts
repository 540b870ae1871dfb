import type { SkippedFile, SourceFile } from '../compile/contract/sources.ts'
import type { Place } from '../diagnostics/severity.ts'
import type { Lang } from '../fields/site-texts/languages.ts'

import type { Unclear } from './readability.ts'
import type { Slip } from './slips.ts'

/** A file whose prose is to be read, and the language of its folder. */
export interface ProseFile {
  file: SourceFile
  lang: Lang
}

/** Reads the prose of files in this thread or in others, and returns the results in their order. */
export type ReadFiles = (files: readonly ProseFile[], proposals: Proposals) => Promise<(ReadFile | SkippedFile)[]>

/** The most different unknown words of a content folder for which others are proposed. Some take a twentieth of a second. */
export const PROPOSALS_MAX = 300

/** Words for which others were proposed, as plain data. */
export interface ProposedWords {
  words: readonly string[]
  /** Whether nothing more is proposed. */
  isSpent: boolean
}

/** Counts the unknown words of files instead of time, so that a busy machine proposes as much. */
export class Proposals {
  readonly #words: Set<string>
  #isSpent: boolean

  /** @param before what others were proposed for in the files before */
  constructor({ words, isSpent }: ProposedWords = { words: [], isSpent: false }) {
    this.#words = new Set(words)
    this.#isSpent = isSpent
  }

  /** Returns a copy for another thread, which is short, because nothing more is proposed after the last words. */
  get words(): ProposedWords {
    return this.left === 0 ? { words: [], isSpent: true } : { words: [...this.#words], isSpent: false }
  }

  /** For how many words others may still be proposed. */
  get left(): number {
    return this.#isSpent ? 0 : Math.max(0, PROPOSALS_MAX - this.#words.size)
  }

  count(read: ReadFile | SkippedFile) {
    if ('problem' in read) return
    for (const { word } of read.words) this.#words.add(word)
    if (isCut(read)) this.#isSpent = true
  }
}

/** Returns whether a file has a word for which nobody looked for proposals. */
export function isCut({ words }: ReadFile): boolean {
  return words.some(({ likely }) => likely === null)
}

/** The findings in one file, as plain data for the cache. */
export interface ReadFile {
  /** Unknown words with their proposals; `null` if nobody looked for any. */
  words: Placed<{ word: string; likely: readonly string[] | null }>[]
  /** Words of names of people, places and technologies, in lower case. They are correct on the whole site. */
  names: readonly string[]
  misnamed: Placed<{ written: string; right: string; mayChange: boolean }>[]
  /** Words that have several correct spellings: the first place of each spelling, and how often it occurs. */
  ways: Placed<{ thing: number; way: string; count: number }>[]
  slips: Placed<Omit<Slip, 'from' | 'to'> & { mayChange: boolean }>[]
  /** Where the names and mistakes begin that are too many to be reported one by one. */
  firstUnreported: Place | null
  /** The first apostrophe of each kind, and how many there are. */
  straight: { place: Place; count: number } | null
  curly: { place: Place; count: number } | null
  unclear: readonly Unclear[]
  /** How many of the most frequent words of each language its texts have. */
  heard: Readonly<Record<Lang, number>>
  /** The language that its texts should have, and the start of `site.md`; `null` in any other file. */
  lang: Lang
  site: Place | null
  /** The checks that `site.md` switches off. */
  switchedOff: readonly string[]
  /** The title of a project in progress. */
  inProgress: Place | null
}

/** A finding with its place. */
type Placed<Facts> = Facts & { field: string | null; place: Place }
