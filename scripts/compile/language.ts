import { join, posix } from 'node:path'
import { phrase } from '../diagnostics/phrase.ts'
import { readPlainFile } from '../disk/list-files.ts'
import { LANGS, type Lang } from '../fields/site-texts/languages.ts'
import type { Asset, ContentSources, SkippedFile, SourceFile, Sources } from './contract/sources.ts'
import { choiceMeant } from './validate/choice-words.ts'

/**
 * Reads the languages from `site.md`, because they are needed before any file is compiled: by a pattern, because a header that cannot be
 * parsed still says them. Faults are reported when that file is compiled, but « EN » and « language: english » are understood here too,
 * because the messages about them should be in that language.
 * @returns first the language of the files at the root of the content
 */
function langsOf(files: readonly SourceFile[]): readonly [Lang, ...Lang[]] {
  const [site] = files.filter(({ kind }) => kind === 'site').sort((a, b) => a.path.length - b.path.length)
  const written = writtenLangs(new TextDecoder().decode(site?.bytes))
  const [first = 'fr', ...others] = new Set(written.flatMap((name) => choiceMeant(name, LANGS) ?? []))
  return [first, ...others]
}

/** The most words that are compared with the names of languages, because nobody has checked the length of this text yet. */
const LANG_WORDS_MAX = 30

/** Returns the words of the key `lang`, or of another name of it. */
function writtenLangs(site: string): readonly string[] {
  const [, line = ''] =
    /^lang:(.*(?:\r?\n[ \t]*-.*)*)/m.exec(site) ??
    /^(?:lang|langue|language|locale)[ \t]*:(.*(?:\r?\n[ \t]*-.*)*)/im.exec(site) ??
    []
  const words = line.replace(/#.*/g, '').match(/\p{L}+/gu) ?? []
  return words.slice(0, LANG_WORDS_MAX)
}

/** A larger file is refused when it is compiled. */
const SITE_MAX_BYTES = 256 * 1024

/** Returns the text of `site.md` in a folder; empty if it is missing, too long or no plain file. */
export function siteText(content: string): string {
  try {
    return readPlainFile(join(content, 'site.md'), { maxBytes: SITE_MAX_BYTES }).toString('utf8')
  } catch {
    return ''
  }
}

/** Returns the language of the site in a folder, or `otherwise` if no `site.md` can be read. */
export function siteLang<Otherwise extends Lang | null>(content: string, otherwise: Otherwise): Lang | Otherwise {
  try {
    const bytes = readPlainFile(join(content, 'site.md'), { maxBytes: SITE_MAX_BYTES })
    return langsOf([{ path: 'content/site.md', kind: 'site', bytes }])[0]
  } catch {
    return otherwise
  }
}

/** Returns the language that the `site.md` of a folder names, which may be none of the template's; `null` if it cannot be read. */
export function namedLang(content: string): string | null {
  const [first] = writtenLangs(siteText(content))
  const lang = siteLang(content, null)
  return lang === null || first === undefined || choiceMeant(first, LANGS) !== null ? lang : first
}

/**
 * Splits the sources by language. The first language keeps its folder; each other one becomes a content folder that knows the originals.
 */
export function sourcesByLanguage(given: ContentSources): readonly [Sources, ...Sources[]] {
  const [lang, ...others] = langsOf(given.files)
  const { contentFolder } = given
  const own = given.files.filter(({ path }) => folderLang(path, contentFolder) === null)
  const site = own.find(({ kind }) => kind === 'site')
  // A site.md that is missing, empty or no text is reported itself.
  const isSaid = new TextDecoder().decode(site?.bytes).startsWith('---')
  const taken = new Set(own.map(({ path }) => path))
  const unnamed = given.files.flatMap(({ path }): SkippedFile[] => {
    const folder = folderLang(path, contentFolder)
    if (folder === null || others.includes(folder) || !isSaid) return []
    if (folder === lang) {
      const root = contentFolder + path.slice(contentFolder.length + 1 + folder.length)
      const suggestion = taken.has(root) ? null : root
      return [{ path, problem: 'ignored', reason: phrase('firstLanguage', folder), suggestion }]
    }
    const reason = phrase('languageNotNamed', folder, `lang: [${[lang, ...others, folder].join(', ')}]`)
    return [{ path, problem: 'ignored', reason, suggestion: null }]
  })
  const first = { ...given, lang, below: '', files: own, skipped: [...given.skipped, ...unnamed] }
  return [first, ...others.map((other) => translationOf(first, given.files, other))]
}

/** Returns a function that gives the language of each of these files. */
export function langOfFiles(files: readonly SourceFile[]): (path: string) => Lang {
  const [first] = langsOf(files)
  const paths = files.flatMap(({ kind, path }) => (kind === 'site' ? path : []))
  const root = paths.reduce(
    (shortest, path) => (path.length < shortest.length ? path : shortest),
    paths[0] ?? 'site.md',
  )
  return (path) => folderLang(path, root.slice(0, -'/site.md'.length)) ?? first
}

/** Returns the language in whose folder a content file is; `null` for files of the first language. */
function folderLang(path: string, contentFolder: string): Lang | null {
  const [folder] = path.slice(contentFolder.length + 1).split('/')
  return LANGS.find((lang) => lang === folder) ?? null
}

function translationOf(first: Sources, all: readonly SourceFile[], lang: Lang): Sources {
  const contentFolder = `${first.contentFolder}/${lang}`
  const originals = new Map(first.files.map((file) => [file.path, file]))
  const files: SourceFile[] = []
  const skipped: SkippedFile[] = []
  for (const file of all.filter(({ path }) => path.startsWith(`${contentFolder}/`))) {
    const path = first.contentFolder + file.path.slice(contentFolder.length)
    // A draft in the first language is a draft in all languages, and a translation may be a draft of its own.
    const [folder, name] = [posix.dirname(path), posix.basename(path)]
    const original = [name, `_${name}`, name.replace(/^_/, '')]
      .map((other) => originals.get(`${folder}/${other}`))
      .find(Boolean)
    const reason = file.kind === 'application' ? phrase('oneLanguage') : phrase('nothingToTranslate', path)
    if (original && file.kind !== 'application')
      files.push({ ...file, original: { path: original.path, bytes: original.bytes } })
    else skipped.push({ path: file.path, problem: 'ignored', reason, suggestion: null })
  }
  // A picture that a language lacks is taken from the original.
  const inherited = [...first.assets].flatMap(([path, asset]): [string, Asset][] =>
    path.startsWith(`${first.contentFolder}/`) ? [[contentFolder + path.slice(first.contentFolder.length), asset]] : [],
  )
  const addressed = files.flatMap((file): [string, Asset][] => {
    const address = ownAddress(file)
    return address === null ? [] : [[file.path, { file: file.path, outside: true, address }]]
  })
  // So is a text, to which others link by the path of the translation or by its own.
  const translated = new Set(files.map(({ original }) => original?.path))
  const originalTexts = first.files.flatMap(({ path, kind }): [string, Asset][] => {
    if (kind === 'application' || kind === 'style') return []
    const text = { file: path, outside: true, lang: first.lang }
    const below = contentFolder + path.slice(first.contentFolder.length)
    return translated.has(path)
      ? [[path, text]]
      : [
          [path, text],
          [below, text],
        ]
  })
  const assets = new Map([...inherited, ...first.assets, ...addressed, ...originalTexts])
  return { ...first, lang, contentFolder, files, assets, skipped, below: `${lang}/` }
}

/** Returns the last part of the address that a translation gives itself (`slug`). */
function ownAddress({ bytes }: SourceFile): string | null {
  const [, header = ''] = new TextDecoder().decode(bytes).split(/^---/m)
  return /^slug:[ \t]*['"]?([a-z0-9-]+)/m.exec(header)?.[1] ?? null
}
