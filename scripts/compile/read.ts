import { lstatSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { phrase, type Wording } from '../diagnostics/phrase.ts'
import {
  DESKTOP_LITTER,
  isWrittenLink,
  LEFT_COPY,
  LINK_MAX_BYTES,
  listFiles,
  type Refusal,
  readPlainFile,
  readPlainStart,
  reasonOf,
  SECRET_FILE,
} from '../disk/list-files.ts'
import type { ContentSources, SkippedFile, SourceFile } from './contract/sources.ts'
import { kindOf } from './file-kinds.ts'
import { foreignText, forVisitors, ignored, isText, skip } from './misplaced-files.ts'
import { FILE_MAX_BYTES } from './parse/file-max-bytes.ts'

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
      skipped.push(skip(`public/${file}`, 'ignored', phrase(whyHidden(basename(file)))))
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

/** Says why a file of `public/` is not published. */
function whyHidden(name: string) {
  return LEFT_COPY.test(name) ? 'leftCopy' : SECRET_FILE.test(name) ? 'secretFile' : 'unpublished'
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
