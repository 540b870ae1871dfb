import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ContentSources } from '../compile/contract/sources.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { contentKey } from '../disk/cache/content-cache.ts'
import { lastCommits } from '../outputs/last-commits.ts'
import { OWN_WORDS, proofread } from '../proofread/proofread.ts'
import type { ReadFile } from '../proofread/read-file.ts'
import { type ContentOptions, openKept, readSources } from './content.ts'

/** Problems that keep a file from being read as text. */
const UNREADABLE = /^(?:file|header|yaml)\/|^body\/(?:nesting|fence)$/

/**
 * Proofreads a content folder. Caches results by the bytes of each file.
 * @param compiled findings of the compiler in the same files. Files that it could not read are skipped
 */
export async function proofreadContent(
  options: ContentOptions,
  compiled: readonly Diagnostic[],
  { files, today, locate }: Pick<ContentSources, 'files' | 'today' | 'locate'> = readSources(options.content),
): Promise<Diagnostic[]> {
  const unread = new Set(compiled.flatMap((found) => (isError(found) && UNREADABLE.test(found.code) ? found.file : [])))
  const pack = await openKept<ReadFile>(options, 'prose')
  const list = join(options.content, OWN_WORDS)
  const diagnostics = await proofread(files, {
    unread,
    ownWords: existsSync(list) ? readFileSync(list, 'utf8') : '',
    known: {
      get: ({ path, bytes }, lang) => pack.get(contentKey(lang, path, bytes)),
      set: ({ path, bytes }, lang, read) => pack.set(contentKey(lang, path, bytes), read),
    },
    today,
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
  const untranslated = compiled.filter(({ code }) => code === 'translation/same')
  return diagnostics.filter(
    ({ code, file, line }) =>
      code !== 'spelling/unknown' ||
      !untranslated.some((text) => text.file === file && text.line <= line && line <= text.endLine),
  )
}
