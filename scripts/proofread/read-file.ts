import type { Place } from '../diagnostics/severity.ts'

import type { Unclear } from './readability.ts'
import type { Slip } from './slips.ts'

/** What the prose of one file gives by itself, as plain data that a cache keeps. */
export interface ReadFile {
  words: Told<{ word: string; likely: readonly string[] }>[]
  /** Words of names of people, places and technologies, in lower case: right on the whole site. */
  names: readonly string[]
  misnamed: Told<{ written: string; right: string }>[]
  /** What may be written in several ways. */
  ways: Told<{ thing: number; way: string }>[]
  slips: Told<Omit<Slip, 'from' | 'to'>>[]
  /** The first apostrophe of each kind, and how many there are. */
  straight: { place: Place; count: number } | null
  curly: { place: Place; count: number } | null
  unclear: readonly Unclear[]
  /** What `site.md` asks not to be told. */
  switchedOff: readonly string[]
  /** The title of a project that is being made. */
  inProgress: Place | null
}

export type Told<Facts> = Facts & { field: string | null; place: Place }
