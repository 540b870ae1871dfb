import { LANGS, type Lang } from '../fields/languages/language.ts'
import type { SourceFile } from './source.ts'

/** What `site.md` says of its language, because it is needed before any file is compiled. Whatever is wrong with it is reported when that file is. */
export function langOf(files: readonly SourceFile[]): Lang {
  const site = files.find(({ kind, path }) => kind === 'site' && path.endsWith('/site.md'))
  const written = /^lang:[ \t]*['"]?(\w+)/m.exec(new TextDecoder().decode(site?.bytes))?.[1]
  return LANGS.find((lang) => lang === written) ?? 'fr'
}
