import { failed } from '../compile/compile-file.ts'
import type { ParsedFile } from '../compile/contract/parsed-file.ts'
import type { SkippedFile } from '../compile/contract/sources.ts'
import type { ParsedFiles } from '../compile/parsed-files.ts'
import { treeOf } from '../compile/render/nodes.ts'
import { startOf } from '../diagnostics/diagnostic.ts'
import { LIMITS } from '../diagnostics/limits.ts'
import type { Place } from '../diagnostics/severity.ts'
import { LANGS, type Lang } from '../fields/site-texts/languages.ts'
import { isKnownLanguage, suggestionsFor } from './dictionary.ts'
import { heardIn } from './heard-language.ts'
import { misnamed, waysIn } from './names.ts'
import { passagesOf } from './passages.ts'
import { PROPOSALS_MAX, type ProseFile, type ReadFile } from './read-file.ts'
import { stateOf, switchedOff, unclearIn } from './readability.ts'
import { apostrophesIn, slipsIn } from './slips.ts'
import { unknownWords } from './spelling.ts'

/** The most unknown words that are reported for a file. A file with more is in another language, or is no text. */
const UNKNOWN_WORDS_MAX = 60
/** What is proposed for a word, by language and word, because files share words. */
const proposed = new Map<string, readonly string[]>()

/**
 * Reads the prose of a file. Any exception becomes a problem of this file, so that the others are still read.
 * @param proposals for how many unknown words others may be proposed
 */
export function readOrSkip({ file, lang }: ProseFile, parsed: ParsedFiles, proposals: number): ReadFile | SkippedFile {
  try {
    return readProse(parsed.get(file), lang, proposals)
  } catch (error) {
    return failed(file.path, error)
  }
}

/**
 * Checks the texts of one file by themselves. The first call loads the dictionaries. A language without a dictionary gets no spelling
 * check.
 */
export function readProse(file: ParsedFile | null, langOfSite: Lang, proposals = PROPOSALS_MAX): ReadFile {
  const read: ReadFile = {
    ...{ words: [], names: [], misnamed: [], ways: [], slips: [], firstUnreported: null, straight: null, curly: null },
    ...{ unclear: [], switchedOff: [], inProgress: null, heard: heardIn([]), lang: langOfSite, site: null },
  }
  if (file === null) return read
  // A CV for certain readers may be in another language.
  const own = file.kind === 'target' ? file.header.get('lang') : null
  const lang = LANGS.find((known) => known === own) ?? langOfSite
  const asked = new Set<string>()
  const spelled = isKnownLanguage(lang) ? lang : null
  const likely = (word: string) => {
    if (spelled === null) return []
    if (asked.size >= proposals && !asked.has(word)) return null
    asked.add(word)
    const key = `${spelled} ${word}`
    const others = proposed.get(key) ?? suggestionsFor(word, spelled)
    proposed.set(key, others)
    return others
  }
  const names = new Set<string>()
  const ways = new Map<string, ReadFile['ways'][number]>()
  const first = (place: Place, counted: ReadFile['straight'], count: number) => ({
    place: counted?.place ?? place,
    count: (counted?.count ?? 0) + count,
  })
  const tree = file.body.trim() === '' ? null : treeOf(file.body)
  const passages = passagesOf(file, tree)
  for (const passage of passages) {
    const { kind, field, placeOf, mayChange, text } = passage
    const slips = slipsIn(passage, lang)
    const isName = kind === 'name' || (kind === 'title' && !/\p{L}[\s-]+\p{L}/u.test(text))
    if (isName) for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) names.add(word.toLowerCase())
    else if (spelled !== null)
      // The end of a word that is cut is part of the slip.
      for (const { word, from, to } of unknownWords(passage, spelled))
        if (read.words.length < UNKNOWN_WORDS_MAX && !slips.some((slip) => slip.from < from && to <= slip.to))
          read.words.push({ word, field, place: placeOf(from, to), likely: likely(word) })
    const isFull = (from: number, to: number) => {
      const isReached = read.misnamed.length + read.slips.length >= LIMITS.slips
      if (isReached) read.firstUnreported ??= placeOf(from, to)
      return isReached
    }
    for (const { written, right, from, to } of misnamed(passage))
      if (!isFull(from, to))
        read.misnamed.push({ written, right, field, place: placeOf(from, to), mayChange: mayChange(from, to) })
    for (const { thing, way, from, to } of waysIn(passage)) {
      const known = ways.get(way)
      if (known) known.count += 1
      else ways.set(way, { thing, way, count: 1, field, place: placeOf(from, to) })
    }
    for (const { from, to, ...slip } of slips)
      if (!isFull(from, to))
        read.slips.push({ ...slip, field, place: placeOf(from, to), mayChange: mayChange(from, to) })
    // Texts that replace those of the frame are skipped, because the frame uses straight apostrophes.
    if (field?.startsWith('texts.')) continue
    const { straight, curly } = apostrophesIn(passage)
    const [one, other] = [straight[0], curly[0]]
    if (one !== undefined) read.straight = first(placeOf(one, one + 1), read.straight, straight.length)
    if (other !== undefined) read.curly = first(placeOf(other, other + 1), read.curly, curly.length)
  }
  const title = passages.find((passage) => passage.field === 'title')
  const isInProgress = file.kind === 'project' && stateOf(file) === 'PROGRESS'
  return {
    ...read,
    ...{ heard: heardIn(passages), site: file.kind === 'site' ? startOf(file.path) : null },
    ...{ names: [...names], ways: [...ways.values()] },
    unclear: unclearIn(file, { passages, tree, lang }),
    switchedOff: switchedOff(file),
    inProgress: isInProgress && title ? title.placeOf(0, title.text.length) : null,
  }
}
