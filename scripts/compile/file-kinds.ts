import type { MarkdownKind } from '../fields/definitions.ts'
import { own } from '../fields/own.ts'
import { LANGS } from '../fields/site-texts/languages.ts'
import type { SourceFile } from './contract/sources.ts'

/** Returns the kind of a file by its path in the content folder; `null` if it is not read. */
export function kindOf(path: string): SourceFile['kind'] | null {
  if (path === 'style.css') return 'style'
  if (inItsLanguage(path) !== null) return null
  // Each language has a folder, with the same structure as the content folder.
  const [folder, ...below] = path.split('/')
  const file = LANGS.some((lang) => lang === folder) ? below.join('/') : path
  if (file === 'site.md') return 'site'
  if (/^_?cv\.md$/.test(file)) return 'cv'
  // They explain a folder to whoever opens it, and no page has a name in capitals.
  if (/(?:^|\/)(?:README|AGENTS|CLAUDE|CONTRIBUTING|LICENSE)\.md$/.test(file)) return null
  const [, place = ''] = /^(\w+)\/[^/]+\.md$/.exec(file) ?? []
  return own(FOLDERS, place) ?? null
}

/** The kind of the files of each folder. */
export const FOLDERS: Readonly<Record<string, MarkdownKind>> = {
  projets: 'project',
  pages: 'page',
  cvs: 'target',
  candidatures: 'application',
}

/**
 * Returns where a text belongs whose language is in its name (« banque.en.md » of Hugo, « cv-en.md »), in a folder below its place
 * (« projets/en/banque.md ») or in capitals; otherwise `null`.
 */
export function inItsLanguage(file: string): string | null {
  const [, name, lang] =
    /^((?:projets\/|pages\/|cvs\/)?[^/]+)\.(fr|en|de)\.md$/.exec(file) ??
    /^(cv|site)[_-](fr|en|de)\.md$/.exec(file) ??
    []
  if (lang !== undefined) return `${lang}/${name}.md`
  const [, place = '', folder, below = ''] = /^((?:projets|pages|cvs)\/)?(fr|en|de)\/(.+\.md)$/i.exec(file) ?? []
  const moved = folder === undefined ? file : `${folder.toLowerCase()}/${place}${below}`
  return moved === file ? null : moved
}
