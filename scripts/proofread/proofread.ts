import type { SkippedFile, SourceFile } from '../compile/contract/sources.ts'
import { langOfFiles } from '../compile/language.ts'
import { type Diagnostic, startOf } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/findings.ts'
import type { Lang } from '../fields/site-texts/languages.ts'
import { otherLanguageOf } from './heard-language.ts'
import { isCut, Proposals, type ReadFile, type ReadFiles } from './read-file.ts'
import { SWITCHES } from './switches.ts'

/** Facts about the rest of the site. */
interface Around {
  /** The text of `mots.txt`: the owner's own words, one a line. */
  ownWords: string
  /** YYYY-MM-DD */
  today: string
  /** The date of the last commit of each file that has one, by path. */
  commits: ReadonlyMap<string, string>
}

interface Proofreading extends Pick<Around, 'ownWords' | 'today'> {
  /** Paths of files that the compiler could not read. Their texts are skipped, but `site.md` still gives the language. */
  unread?: ReadonlySet<string>
  /** Results of earlier runs. */
  known?: {
    get(file: SourceFile, lang: Lang): ReadFile | null
    set(file: SourceFile, lang: Lang, read: ReadFile): void
  }
  /** Called only if a file is not in `known`. */
  read: ReadFiles
  /** Called only if a project is in progress. */
  commits(): Promise<Around['commits']>
}

/** The file of the owner's own words, in the content folder. */
export const OWN_WORDS = 'mots.txt'

/**
 * Checks spelling, names and slips in the texts that visitors read. All findings are warnings and notices, because a program may misjudge
 * a text.
 */
export async function proofread(
  files: readonly SourceFile[],
  { unread, ownWords, known, today, read, commits }: Proofreading,
): Promise<Diagnostic[]> {
  const texts = files.filter(({ kind, path }) => kind !== 'style' && !unread?.has(path))
  const langOf = langOfFiles(files)
  const results = new Map(texts.map((file) => [file, known?.get(file, langOf(file.path)) ?? null]))
  const toRead = texts.flatMap((file) => (results.get(file) ? [] : { file, lang: langOf(file.path) }))
  const skipped: SkippedFile[] = []
  const proposals = new Proposals()
  for (const result of results.values()) if (result) proposals.count(result)
  for (const [index, result] of (toRead.length > 0 ? await read(toRead, proposals) : []).entries()) {
    const { file, lang } = toRead[index] ?? {}
    if ('problem' in result) skipped.push(result)
    else if (file && lang) {
      // The next run must look for proposals again if other files leave more of them.
      if (!isCut(result)) known?.set(file, lang, result)
      results.set(file, result)
    }
  }
  const all = [...results.values()].flatMap((result) => result ?? [])
  const asks = all.some(({ inProgress }) => inProgress !== null)
  const around = { ownWords, today, commits: asks ? await commits() : new Map() }
  return [...reportSkipped(skipped), ...reportProse(all, around)]
}

/** Names the files that were given up, as warnings, because a build goes on without their prose. */
function reportSkipped(skipped: readonly SkippedFile[]): Diagnostic[] {
  const findings = new Findings()
  for (const { path, problem, reason, suggestion } of skipped)
    findings.add(`file/${problem}`, startOf(path), { reason, suggestion })
  return findings.diagnostics.map(asWarning)
}

/** A build goes on without what is left of the prose. */
export const asWarning = (found: Diagnostic): Diagnostic => ({ ...found, severity: 'warning' })

/** Reports what the files contain, compared with each other and with the owner's words. */
export function reportProse(files: readonly ReadFile[], { ownWords, commits, today }: Around): Diagnostic[] {
  const findings = new Findings()
  const own = ownWordsIn(ownWords)
  const isOwn = (word: string) => own.has(word) || own.has(word.toLowerCase())
  const names = new Set(files.flatMap((file) => file.names))
  const other = otherLanguageOf(files)
  const site = files.find((file) => file.site !== null)
  if (other !== null && site?.site)
    findings.add('site/language', site.site, { field: 'lang', actual: site.lang, suggestion: other })
  for (const { words, misnamed, slips, straight, curly } of files) {
    // A place that a more certain rule has reported is not reported again as an unknown word.
    const certain = new Set([...misnamed, ...slips].map(({ place }) => `${place.line}:${place.column}`))
    // No word is in the dictionary of another language.
    for (const { word, field, place, likely } of other === null ? words : []) {
      if (isOwn(word) || names.has(word.toLowerCase()) || certain.has(`${place.line}:${place.column}`)) continue
      const facts = { field, actual: word, expected: likely ?? [], suggestion: likely?.[0] ?? null }
      findings.add('spelling/unknown', place, facts)
    }
    for (const { written, right, field, place, mayChange } of misnamed)
      if (!isOwn(written))
        findings.add('name/spelling', place, {
          field,
          actual: written,
          suggestion: right,
          mend: mayChange ? right : null,
        })
    for (const { code, written, right, field, place, mayChange } of slips)
      findings.add(code, place, { field, actual: written, suggestion: right, mend: mayChange ? right : null })
    if (straight !== null && curly !== null) {
      const isStraight = straight.count <= curly.count
      const rare = isStraight ? straight : curly
      findings.add('text/apostrophes', rare.place, {
        actual: isStraight ? "'" : '’',
        suggestion: isStraight ? '’' : "'",
        count: rare.count,
      })
    }
  }
  const off = files.flatMap(({ switchedOff }) => switchedOff)
  for (const { code, field, place, actual, words, target } of files.flatMap(({ unclear }) => unclear))
    if (!off.includes(SWITCHES[code])) findings.add(code, place, { field, actual, words, target })
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  for (const title of files.flatMap(({ inProgress }) => inProgress ?? [])) {
    const last = commits.get(title.file)
    if (last !== undefined && last < yearAgo) findings.add('fresh/in-progress', title, { actual: last })
  }
  reportVariants(
    files.flatMap(({ ways }) => ways).filter(({ way }) => !isOwn(way)),
    findings,
  )
  const limits = new Findings()
  for (const { firstUnreported } of files) if (firstUnreported !== null) limits.exceed('slips', firstUnreported)
  return [...findings.diagnostics, ...limits.diagnostics.map(asWarning)]
}

/** If something is written in several ways, reports the rarer ones. */
function reportVariants(ways: ReadFile['ways'], findings: Findings) {
  const byThing = new Map<number, Map<string, ReadFile['ways'][number]>>()
  for (const found of ways) {
    const byWay = byThing.get(found.thing) ?? new Map<string, ReadFile['ways'][number]>()
    byThing.set(found.thing, byWay)
    const known = byWay.get(plainWay(found.way))
    byWay.set(plainWay(found.way), known ? { ...known, count: known.count + found.count } : found)
  }
  for (const byWay of byThing.values()) {
    const [most, ...others] = [...byWay.values()].sort((a, b) => b.count - a.count)
    for (const { way: actual, field, place } of others)
      if (most) findings.add('name/two-ways', place, { field, actual, suggestion: most.way, times: most.count })
  }
}

/** Ignores capitals and no-break spaces. */
const plainWay = (way: string) => way.toLowerCase().replace('\u00A0', ' ')

/** Reads one word a line; what follows « # » is a remark. */
function ownWordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\r?\n/).flatMap((line) => line.replace(/(^|\s)#.*/, '').trim() || []))
}
