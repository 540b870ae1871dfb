import { resolve } from 'node:path'
import type { ContentSources } from '../compile/contract/sources.ts'
import { sourcesByLanguage } from '../compile/language.ts'
import { type Diagnostic, startOf } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/findings.ts'
import { lastCommits } from '../outputs/last-commits.ts'

/**
 * Reports translations whose original was committed on a later day. Skips those that name the state of their original (`translated`),
 * because the compiler checks them more exactly.
 * @param content the folder of the content
 */
export async function olderTranslations(content: string, sources: ContentSources): Promise<readonly Diagnostic[]> {
  const [, ...others] = sourcesByLanguage(sources)
  const translations = others.flatMap(({ files }) =>
    files.flatMap(({ path, bytes, original }) =>
      original && !/^translated:/m.test(new TextDecoder().decode(bytes)) ? { path, original: original.path } : [],
    ),
  )
  if (translations.length === 0) return []
  const commits = await lastCommits(content)
  const dayOf = (path: string) => commits.get(resolve(sources.locate(path)))
  const findings = new Findings()
  for (const { path, original } of translations) {
    const [own, theirs] = [dayOf(path), dayOf(original)]
    if (own !== undefined && theirs !== undefined && own < theirs) findings.add('translation/older', startOf(path))
  }
  return findings.diagnostics
}
