import { lstatSync } from 'node:fs'
import { basename, join, posix, relative, resolve, sep } from 'node:path'
import { phrase, type Wording } from '../diagnostics/phrase.ts'
import {
  DESKTOP_LITTER,
  isWrittenLink,
  LINK_MAX_BYTES,
  listFiles,
  type Refusal,
  readPlainFile,
  readPlainStart,
  reasonOf,
} from '../disk/list-files.ts'
import type { MarkdownKind } from '../fields/definitions.ts'
import { foldedWords } from '../fields/fold.ts'
import { nearMiss } from '../fields/near-miss.ts'
import { own } from '../fields/own.ts'
import { LANGS } from '../fields/site-texts/languages.ts'
import type { ContentSources, SkippedFile, SourceFile } from './contract/sources.ts'
import { FILE_MAX_BYTES } from './parse/file-max-bytes.ts'
import { nearSlug } from './render/slug.ts'

export interface ContentFolders {
  /** The owner's folder, with site.md, cv.md and the folders of `FOLDERS`. */
  content: string
  /** Folder of files that are published unchanged. Pictures name them with a leading `/`. */
  public: string
  outputs: ContentSources['outputs']
}

/** Names in `public/` that are published although they begin with a dot, because hosts read them. */
export const PUBLISHED_DOTS = ['.well-known', '.htaccess', '.nojekyll']

/** Files that tell git something. Like those of desktops, they are skipped without a warning. */
const GIT_FILES = /^\.git\w*$/

/** Matches hidden texts that the owner may believe to be read. Programs write the names with « . », « _ », « # » or « ~ » after the dot. */
const HIDDEN_TEXT = /^((projets|pages|cvs|candidatures)\/)?\.[^._#~/][^/]*\.md$/

/** The most megabytes of all texts. The ten thousand projects of the benchmark have 9. */
export const ALL_TEXTS_MAX_MB = 64

/** Returns the sources with one Markdown file read again; `null` if more than its text has changed. */
export function withFileReadAgain(sources: ContentSources, path: string): ContentSources | null {
  const file = sources.files.find((candidate) => candidate.path === path)
  if (file === undefined) return null
  try {
    // The file may have become a link to any place.
    if (lstatSync(sources.locate(path)).isSymbolicLink()) return null
    const { size: _, ...same } = file
    const again = { ...same, ...readText(sources.locate(path)) }
    return { ...sources, files: sources.files.map((other) => (other === file ? again : other)) }
  } catch {
    return null
  }
}

/**
 * Reads the Markdown files and the style sheet, and lists all other files. Opens only tiny ones of those, which may be links in the form of a text. Nothing outside the two folders is read:
 * links that lead out of their folder are refused, and only regular files are opened.
 */
export function readContent(folders: ContentFolders): ContentSources {
  const contentFolder = shownPath(folders.content)
  const found = withWrittenLinks(folders.content, listFiles(folders.content, [], /\.md$|^style\.css$/i))
  const content = found.filter(({ hidden }) => !hidden)
  const shared = withWrittenLinks(folders.public, listFiles(folders.public, PUBLISHED_DOTS))
  const roots = new Map([
    [contentFolder, resolve(folders.content)],
    ['public', resolve(folders.public)],
  ])
  const names = new Set(content.map(({ file }) => file))
  const files: SourceFile[] = []
  const skipped: SkippedFile[] = []
  let room = ALL_TEXTS_MAX_MB * 1024 * 1024
  for (const { file, refused } of content) {
    const path = `${contentFolder}/${file}`
    const kind = kindOf(file)
    const read =
      refused !== null
        ? skip(path, 'unreadable', reasonFor(refused))
        : kind === null
          ? ignored(file, contentFolder, names)
          : readMarkdown(join(folders.content, file), path, kind)
    if (read === null) continue
    if (!('bytes' in read)) skipped.push(read)
    else if (read.bytes.length > room) skipped.push(skip(path, 'unreadable', phrase('tooMuchText', ALL_TEXTS_MAX_MB)))
    else {
      files.push(read)
      room -= read.bytes.length
    }
  }
  for (const { file, refused } of content) {
    const read = refused === null ? (foreignText(file, contentFolder, names) ?? forVisitors(file, contentFolder)) : null
    if (read !== null) skipped.push(read)
  }
  for (const { file } of found.filter(({ file, hidden }) => hidden && HIDDEN_TEXT.test(file)))
    skipped.push(skip(`${contentFolder}/${file}`, 'ignored', phrase('hidden'), `_${basename(file).slice(1)}`))
  for (const { file, refused, hidden } of shared) {
    if (!hidden && refused !== null) skipped.push(skip(`public/${file}`, 'unreadable', reasonFor(refused)))
    else if (hidden && !DESKTOP_LITTER.test(basename(file)) && !GIT_FILES.test(basename(file)))
      skipped.push(skip(`public/${file}`, 'ignored', phrase('unpublished')))
  }
  const assets = [
    ...content.filter(({ file }) => !isText(file)).map((entry) => ({ ...entry, root: contentFolder })),
    ...shared.filter(({ hidden }) => !hidden).map((entry) => ({ ...entry, root: 'public' })),
  ].map(({ file, refused, root }) => ({ file: `${root}/${file}`, outside: refused !== null }))
  return {
    contentFolder,
    today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
    files,
    skipped,
    assets: new Map(assets.map((asset) => [asset.file.normalize('NFC'), asset])),
    pictures: new Map(),
    outputs: folders.outputs,
    locate(file) {
      for (const [name, root] of roots) if (file.startsWith(`${name}/`)) return join(root, file.slice(name.length + 1))
      throw new Error(`${file} belongs to no folder of the content.`)
    },
  }
}

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
const FOLDERS: Readonly<Record<string, MarkdownKind>> = {
  projets: 'project',
  pages: 'page',
  cvs: 'target',
  candidatures: 'application',
}

/**
 * Returns where a text belongs whose language is in its name (« banque.en.md » of Hugo, « cv-en.md »), in a folder below its place
 * (« projets/en/banque.md ») or in capitals; otherwise `null`.
 */
function inItsLanguage(file: string): string | null {
  const [, name, lang] =
    /^((?:projets\/|pages\/|cvs\/)?[^/]+)\.(fr|en|de)\.md$/.exec(file) ??
    /^(cv|site)[_-](fr|en|de)\.md$/.exec(file) ??
    []
  if (lang !== undefined) return `${lang}/${name}.md`
  const [, place = '', folder, below = ''] = /^((?:projets|pages|cvs)\/)?(fr|en|de)\/(.+\.md)$/i.exec(file) ?? []
  const moved = folder === undefined ? file : `${folder.toLowerCase()}/${place}${below}`
  return moved === file ? null : moved
}

/** Words in the names of copies: « site copie 2.md », « Copy of cv.md ». */
const OF_A_COPY = /^(?:cop(?:ie|y)|kopie|de|of|von|old|ancien|bak|backup|sauvegarde|v?\d+)$/

/** Folders of texts that nobody may see yet. */
const OF_DRAFTS = /^[_.]?(?:drafts?|brouillons?|wip|priv(?:ate|é|e)|archives?|unpublished)$/i

/** Names of texts that are no page of their own here: the home page, and a CV with its language in its name. */
const OF_THE_SITE = /^(?:index|home|accueil|resume[._-](?:fr|en|de))$/i

/** A text that explains its folder, as those who open the folder see. */
const OF_A_READER = /(?:^|\/)(?:readme|agents|claude|contributing|license)\.md$/i

/** The text of a folder that a project or a page has to itself: « projets/banque/README.md ». Pictures have folders too. */
const OF_ITS_FOLDER =
  /^((?:[a-z]{2}\/)?(?:projets|pages)\/)(?!(?:images?|img|pictures?|photos?|captures?|medias?|assets|fichiers|files)\/)([^/]+)\/readme\.md$/i

/** The two texts of the site as the settings of other programs: « site.yml ». */
const AS_SETTINGS = /^((?:[a-z]{2}\/)?(?:site|cv)\.)ya?ml$/

function isText(file: string): boolean {
  return /\.(md|markdown|mdx|mdown|txt|css)$/i.test(file)
}

/**
 * Reports a text in a place that is not read, because the site would silently lack it.
 * @param names all files, whose names are not suggested
 */
function ignored(file: string, folder: string, names: ReadonlySet<string>): SkippedFile | null {
  const [, settings] = AS_SETTINGS.exec(file) ?? []
  if (settings !== undefined && !names.has(`${settings}md`))
    return skip(`${folder}/${file}`, 'ignored', phrase('notMd'), `${posix.basename(settings)}md`)
  if (kindOf(file) !== null || !isText(file)) return null
  const [, around = '', alone = ''] = OF_ITS_FOLDER.exec(file) ?? []
  const isAlone = alone !== '' && !['', '_'].some((draft) => names.has(`${around}${draft}${nearSlug(alone)}.md`))
  if (OF_A_READER.test(file) && !isAlone) return null
  const translated = inItsLanguage(file)
  if (translated !== null)
    return skip(
      `${folder}/${file}`,
      'ignored',
      phrase('notAPlace'),
      names.has(translated) ? null : `${folder}/${translated}`,
    )
  // An editor that hides endings adds .txt to the name that its user types.
  if (file.endsWith('.txt') && !/\.md\.txt$/i.test(file)) return null
  if (/\.css$/i.test(file)) return skip(`${folder}/${file}`, 'ignored', phrase('onlyStyle'), `${folder}/style.css`)
  // Each language has the same folders, and other generators put a text into a folder of its own: « mon-projet/index.md ».
  const [first = '', ...below] = file.split('/')
  const [language, places] = LANGS.some((lang) => lang === first) ? [`${first}/`, below] : ['', [first, ...below]]
  const bundle = /^(?:index|readme)\.\w+$/i.test(basename(file)) && places.length > 2 ? (places.at(-2) ?? null) : null
  const [, draft = '', written = ''] = /^(_?)(.*?)(?:\.md)?\.\w+$/i.exec(basename(file)) ?? []
  const stem = bundle ?? written
  const isHidden = draft !== '' || places.some((folder) => OF_DRAFTS.test(folder))
  const name = `${isHidden ? '_' : ''}${nearSlug(stem) || stem}.md`
  const intended = ['site.md', 'cv.md'].find(
    (known) => known === (name === 'resume.md' ? 'cv.md' : name.toLowerCase()) && !file.includes('/'),
  )
  const [, place = ''] = /^(\w+)\/[^/]+$/.exec(file) ?? []
  const original = foldedWords(stem)
    .split(' ')
    .filter((word) => !OF_A_COPY.test(word))
    .join(' ')
  const near = nearMiss(places[0] ?? '', Object.keys(FOLDERS)) ?? 'pages'
  // A folder too many: « cv/cv.md », « content/site.md ».
  const home = /^(?:site|cv)\.md$/.test(name) && near !== 'projets' ? '' : `${near}/`
  const copied = kindOf(`${file.slice(0, file.lastIndexOf('/') + 1)}${original}.md`)
  const [reason, suggestion] = Object.hasOwn(FOLDERS, place)
    ? [phrase('notMd'), name]
    : intended
      ? [phrase('notExactly', intended), intended]
      : [
          phrase('notAPlace'),
          copied === 'site' || copied === 'cv' || (places.length === 1 && OF_THE_SITE.test(stem))
            ? null
            : `${folder}/${language}${home}${name}`,
        ]
  const target = suggestion?.startsWith(`${folder}/`)
    ? suggestion.slice(folder.length + 1)
    : posix.join(posix.dirname(file), suggestion ?? '')
  return skip(`${folder}/${file}`, 'ignored', reason, names.has(target) ? null : suggestion)
}

/** Files that a host, or a service to which the site was given, reads at the top of a site. */
const AS_THEY_ARE =
  /^(?:CNAME|_redirects|favicon\.svg|(?:ads|humans|keybase|llms)\.txt|BingSiteAuth\.xml|(?:google[\da-f]{8,}|yandex_[\da-f]+|pinterest-[\da-f]+)\.html)$/

/** Files that each build makes, and the words about it. */
const MADE: readonly (readonly [name: RegExp, says: 'madeHere' | 'madeIcon' | 'madeCv'])[] = [
  [/^(?:robots\.txt|sitemap\.xml|_headers|(?:site|manifest)\.webmanifest)$/, 'madeHere'],
  [/^(?:favicon\.ico|apple-touch-icon\.png)$/, 'madeIcon'],
  [/^(?:cv|resume)\.pdf$/i, 'madeCv'],
]

/** Reports a file that its owner may believe to be published: it belongs into `public/`, or the build makes it. */
function forVisitors(file: string, folder: string): SkippedFile | null {
  if (AS_THEY_ARE.test(file)) return skip(`${folder}/${file}`, 'misplaced', phrase('asItIs'), `public/${file}`)
  const [, says] = MADE.find(([name]) => name.test(file)) ?? []
  return says === undefined ? null : skip(`${folder}/${file}`, 'misplaced', phrase(says))
}

/** A text of another program in a folder of pages: « projets/banque.docx ». One that begins with `_` is a draft. */
const FOREIGN_TEXT =
  /^(?:[a-z]{2}\/)?(?:projets|pages)\/(?![_~.])([^/]+)\.(docx?|odt|rtf|pages|gdoc|html?|txt|rst|adoc|org|tex)$/i

/** Names of files that say something of the files around them. */
const OF_FOLDER =
  /^(?:readme|read-?me|lisez-?moi|notes?|todo|a-?faire|liste?s?|liens|links|licen[cs]e|credits?|sources?|ofl|robots|humans)(?:[ ._-]|$)/i

/** Names of pages and tables that a program wrote: measurements, reports, the proof that a site is yours. */
const WRITTEN_BY_PROGRAM =
  /^(?:google[\da-f]{8,}|yandex [\da-f]+|pinterest [\da-f]+)$|(?:^| )(?:mesures?|rapports?|reports?|lighthouse|audits?|exports?|donnees|data|resultats?|results?|stats?|logs?|coverage|couverture|bench(?:mark)?s?)(?: |$)/

/** Reports a text that its owner may believe to be published, unless its Markdown is beside it. */
function foreignText(file: string, folder: string, names: ReadonlySet<string>): SkippedFile | null {
  const [, stem = '', ending = ''] = FOREIGN_TEXT.exec(file) ?? []
  if (/^(?:html?|txt)$/i.test(ending) && WRITTEN_BY_PROGRAM.test(foldedWords(stem))) return null
  if (stem === '' || OF_FOLDER.test(stem) || /\.(?:mdx?|markdown)$/i.test(stem)) return null
  const place = file.slice(0, file.lastIndexOf('/') + 1)
  const name = nearSlug(stem) || 'mon-texte'
  if ([stem, `_${stem}`, name, `_${name}`].some((other) => names.has(`${place}${other}.md`))) return null
  return skip(
    `${folder}/${file}`,
    'foreign',
    phrase('otherFormat', ending.toLowerCase()),
    `${folder}/${place}${name}.md`,
  )
}

/** Refuses files that are links in the form of a text. Texts are recognised once they are read. */
function withWrittenLinks(folder: string, files: ReturnType<typeof listFiles>): typeof files {
  const isLink = (file: string) => {
    try {
      return isWrittenLink(file, readPlainFile(join(folder, file), { maxBytes: LINK_MAX_BYTES }))
    } catch {
      return false
    }
  }
  return files.map((entry) =>
    entry.refused === null && !entry.hidden && kindOf(entry.file) === null && isLink(entry.file)
      ? { ...entry, refused: 'writtenLink' }
      : entry,
  )
}

function readMarkdown(place: string, path: string, kind: SourceFile['kind']): SourceFile | SkippedFile {
  try {
    // Synchronous, because for thousands of small files this takes a quarter of the time of promises.
    const read = readText(place)
    return isWrittenLink(path, read.bytes) ? skip(path, 'unreadable', phrase('writtenLink')) : { path, kind, ...read }
  } catch (error) {
    return skip(path, 'unreadable', reasonFor(reasonOf(error)))
  }
}

function readText(place: string): Pick<SourceFile, 'bytes' | 'size'> {
  const { bytes, size } = readPlainStart(place, { maxBytes: FILE_MAX_BYTES })
  return size > FILE_MAX_BYTES ? { bytes, size } : { bytes }
}

function skip(path: string, problem: SkippedFile['problem'], reason: Wording, suggestion: string | null = null) {
  return { path, problem, reason, suggestion }
}

/** Returns why a file cannot be read, for a message. */
export function reasonFor(refusal: Refusal): Wording {
  return typeof refusal === 'string' ? phrase(refusal) : refusal.code
}

/**
 * Returns the path from the current folder, as the owner would type it. For the current folder itself this is `../content`, because a path
 * that is joined to `.` no longer begins with it, so that each file would seem to be outside.
 */
export function shownPath(folder: string): string {
  const path = resolve(folder)
  return relative(process.cwd(), path).split(sep).join('/') || `../${basename(path)}`
}
