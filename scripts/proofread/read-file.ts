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
export type ReadFiles = (files: readonly ProseFile[]) => Promise<(ReadFile | SkippedFile)[]>

/** The findings in one file, as plain data for the cache. */
export interface ReadFile {
  words: Placed<{ word: string; likely: readonly string[] }>[]
  /** Words of names of people, places and technologies, in lower case. They are correct on the whole site. */
  names: readonly string[]
  misnamed: Placed<{ written: string; right: string }>[]
  /** Words that have several correct spellings. */
  ways: Placed<{ thing: number; way: string }>[]
  slips: Placed<Omit<Slip, 'from' | 'to'>>[]
  /** The first apostrophe of each kind, and how many there are. */
  straight: { place: Place; count: number } | null
  curly: { place: Place; count: number } | null
  unclear: readonly Unclear[]
  /** The checks that `site.md` switches off. */
  switchedOff: readonly string[]
  /** The title of a project in progress. */
  inProgress: Place | null
}

/** A finding with its place. */
type Placed<Facts> = Facts & { field: string | null; place: Place }
