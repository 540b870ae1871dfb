import { resolve } from 'node:path'
import type { ContentSources } from '../compile/contract/sources.ts'
import { reasonFor } from '../compile/read.ts'
import { byFile, type Diagnostic, isError, startOf } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/findings.ts'
import { WITHOUT_WORDS } from '../diagnostics/foreign-forms.ts'
import { LIMITS } from '../diagnostics/limits.ts'
import { contentKey } from '../disk/cache/content-cache.ts'
import { readPlainFile, reasonOf } from '../disk/list-files.ts'
import { lastCommits } from '../outputs/last-commits.ts'
import { asWarning, OWN_WORDS, proofread } from '../proofread/proofread.ts'
import type { ReadFile, ReadFiles } from '../proofread/read-file.ts'
import { type ContentOptions, openKept, type ProseContent } from './content.ts'

/** Problems that keep a file from being read as text. */
const UNREADABLE = /^file\/(?:too-|encoding|conflict|limit|failed|unreadable)|^body\/(?:nesting|fence)$/

/**
 * Proofreads a content folder. Caches results by the bytes of each file.
 * @param content with the findings of the compiler. Files that it could not read are skipped
 * @param pool whose threads read what is not in the cache
 */
export async function proofreadContent(
  options: ContentOptions,
  { diagnostics: compiled, sources }: ProseContent,
  { read }: { read: ReadFiles },
): Promise<Diagnostic[]> {
  const { files, today, locate } = sources
  const isUnread = (found: Diagnostic) =>
    found.code === 'file/ignored' || (isError(found) && UNREADABLE.test(found.code))
  const unread = new Set(compiled.flatMap((found) => (isUnread(found) ? found.file : [])))
  const faulty = [...byFile(compiled.filter(isError))].flatMap(([file, { length }]) =>
    length > LIMITS.errors && !unread.has(file) ? file : [],
  )
  const later = new Findings()
  for (const file of faulty) later.exceed('errors', startOf(file))
  const pack = await openKept<ReadFile>(options, 'prose')
  const list = readOwnWords(sources)
  const diagnostics = await proofread(files, {
    unread: new Set([...unread, ...faulty]),
    ownWords: list.words,
    known: {
      get: ({ path, bytes }, lang) => pack.get(contentKey(lang, path, bytes)),
      set: ({ path, bytes }, lang, read) => pack.set(contentKey(lang, path, bytes), read),
    },
    ...{ today, read },
    async commits() {
      const days = await lastCommits(options.content)
      return new Map(
        files.flatMap(({ path }) => {
          const day = days.get(resolve(locate(path)))
          return day === undefined ? [] : [[path, day]]
        }),
      )
    },
  })
  await pack.save()
  // A passage that was not translated is reported as a whole, not word by word.
  const untranslated = byFile(compiled.filter(({ code }) => code === 'translation/same'))
  // Nor are the words of a tag, of a placeholder or of a text that was decoded wrongly, which do not stay.
  const leaving = byFile(compiled.filter(takesWordsAway))
  const isUseless = (one: Diagnostic) =>
    /^(?:spelling|name)\//.test(one.code) &&
    (leaving.get(one.file)?.some((text) => isWithin(one, text) && !staysIn(text, one)) ||
      (one.code === 'spelling/unknown' &&
        untranslated.get(one.file)?.some((text) => text.line <= one.line && one.line <= text.endLine)))
  const found = diagnostics.filter((one) => !isUseless(one))
  return [...list.diagnostics, ...later.diagnostics.map(asWarning), ...found]
}

/** Returns whether the words at the place of a finding do not stay when it is mended. */
function takesWordsAway(found: Diagnostic): boolean {
  if (found.code === 'body/foreign') return 'form' in found && WITHOUT_WORDS.has(String(found.form))
  return found.code === 'text/to-write' || found.code === 'file/garbled'
}

/** Returns whether what is proposed for a text has a word of it. Words of an address do not count. */
function staysIn({ mend, suggestion }: Diagnostic, word: Diagnostic): boolean {
  const words = JSON.stringify([mend ?? suggestion]).replace(/\]\([^()\s]{1,500}\)|https?:\/\/[^\s"]{1,500}/g, ']')
  return words.includes(String(word.actual))
}

function isWithin(one: Diagnostic, { line, column, endLine, endColumn }: Diagnostic): boolean {
  const isAfterStart = one.line > line || (one.line === line && one.column >= column)
  const isBeforeEnd = one.endLine < endLine || (one.endLine === endLine && one.endColumn <= endColumn)
  return isAfterStart && isBeforeEnd
}

/** The bytes of the longest list of words that is read. */
const OWN_WORDS_MAX = 256 * 1024

/** Reads the owner's words. The compiler has reported a link, or whatever else is no plain file. */
function readOwnWords({
  skipped,
  contentFolder,
  locate,
}: Pick<ContentSources, 'skipped' | 'contentFolder' | 'locate'>) {
  const findings = new Findings()
  const path = `${contentFolder}/${OWN_WORDS}`
  let words = ''
  try {
    if (!skipped.some((file) => file.path === path))
      words = readPlainFile(locate(path), { maxBytes: OWN_WORDS_MAX }).toString('utf8')
  } catch (error) {
    const reason = reasonFor(reasonOf(error))
    if (reason !== 'ENOENT') findings.add('file/unreadable', startOf(path), { reason, suggestion: null })
  }
  return { words, diagnostics: findings.diagnostics }
}
