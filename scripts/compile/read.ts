import { readFileSync } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, resolve, sep } from 'node:path'
import type { Asset, SkippedFile, SourceFile, Sources } from './source.ts'

export interface ContentFolders {
  /** The owner's folder, with site.md, cv.md and projets/. */
  content: string
  /** Files that are copied as they are, which pictures may name with a leading `/`. */
  public: string
}

/** What is known of pictures that did not change. */
export interface KnownPictures {
  get(bytes: Uint8Array): PictureFacts | null
  set(bytes: Uint8Array, facts: PictureFacts): void
}

export interface PictureFacts {
  picture: Asset['picture']
}

/** The same sources with one Markdown file read again; `null` when more than its text has changed. */
export function withFileReadAgain(sources: Sources, path: string): Sources | null {
  const file = sources.files.find((candidate) => candidate.path === path)
  if (file === undefined) return null
  try {
    const again = { ...file, bytes: readFileSync(sources.locate(path)) }
    return { ...sources, files: sources.files.map((other) => (other === file ? again : other)) }
  } catch {
    return null
  }
}

/** The only module that reads the content from the disk. Nothing outside of the two folders is read. */
export async function readContent(folders: ContentFolders, known?: KnownPictures): Promise<Sources> {
  const contentFolder = shownPath(folders.content)
  const [content, shared] = await Promise.all([listFiles(folders.content), listFiles(folders.public)])
  const roots = new Map([
    [contentFolder, resolve(folders.content)],
    ['public', resolve(folders.public)],
  ])
  const read: (SourceFile | SkippedFile)[] = []
  for (const { file, isLink } of content) {
    const kind = kindOf(file)
    if (kind === null) continue
    const outside = isLink && (await isOutside(folders.content, file))
    read.push(readMarkdown(folders.content, contentFolder, file, kind, outside))
  }
  const assets = await Promise.all([
    ...content
      .filter(({ file }) => !isText(file))
      .map((entry) => readAsset(folders.content, contentFolder, entry, known)),
    ...shared.map((entry) => readAsset(folders.public, 'public', entry, known)),
  ])
  return {
    contentFolder,
    today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
    files: read.flatMap((file) => ('bytes' in file ? file : [])),
    skipped: [
      ...read.flatMap((file) => ('bytes' in file ? [] : file)),
      ...content.flatMap(({ file }) => ignored(file, contentFolder) ?? []),
    ],
    assets: new Map(assets.map((asset) => [asset.file.normalize('NFC'), asset])),
    locate(file) {
      for (const [name, root] of roots) if (file.startsWith(`${name}/`)) return join(root, file.slice(name.length + 1))
      throw new Error(`${file} belongs to no folder of the content.`)
    },
  }
}

function kindOf(file: string): SourceFile['kind'] | null {
  if (file === 'site.md') return 'site'
  if (file === 'cv.md') return 'cv'
  return /^projets\/[^/]+\.md$/.test(file) ? 'project' : null
}

function isText(file: string): boolean {
  return /\.(md|markdown|mdx|mdown|txt)$/i.test(file)
}

/** Markdown that stands where nothing is looked for would be missing from the site without a word. */
function ignored(file: string, folder: string): SkippedFile | null {
  if (kindOf(file) !== null || !isText(file) || /(^|\/)readme\.md$/i.test(file) || file.endsWith('.txt')) return null
  const name = basename(file).replace(/\.\w+$/, '.md')
  const path = `${folder}/${file}`
  if (/^projets\/[^/]+$/.test(file))
    return { path, problem: 'ignored', reason: 'son extension n’est pas « .md »', suggestion: name }
  const meant = ['site.md', 'cv.md'].find((known) => known === name.toLowerCase() && !file.includes('/'))
  if (meant) return { path, problem: 'ignored', reason: `son nom n’est pas exactement « ${meant} »`, suggestion: meant }
  return {
    path,
    problem: 'ignored',
    reason: `seuls site.md, cv.md et les fichiers de projets/ le sont`,
    suggestion: `${folder}/projets/${name}`,
  }
}

function readMarkdown(
  folder: string,
  name: string,
  file: string,
  kind: SourceFile['kind'],
  outside: boolean,
): SourceFile | SkippedFile {
  const path = `${name}/${file}`
  const unreadable = (reason: string): SkippedFile => ({ path, problem: 'unreadable', reason, suggestion: null })
  if (outside) return unreadable('c’est un lien vers un autre dossier, ou vers rien')
  try {
    // One after the other: with thousands of small files this takes a quarter of the time of asking for all at once.
    return { path, kind, bytes: readFileSync(join(folder, file)) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return unreadable(code === 'EISDIR' ? 'c’est un dossier' : code === 'EACCES' ? 'l’accès est refusé' : String(code))
  }
}

interface ListedFile {
  /** The path below the folder, with slashes. */
  file: string
  isLink: boolean
}

/** In one order on every machine. A folder that does not exist has no files. */
async function listFiles(folder: string): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => ({
      file: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isLink: entry.isSymbolicLink(),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Whether a link leads out of its folder, or nowhere. */
async function isOutside(folder: string, file: string): Promise<boolean> {
  const real = await realpath(join(folder, file)).catch(() => null)
  return real === null || !real.startsWith((await realpath(folder)) + sep)
}

const PICTURE = /\.(png|jpe?g|webp|avif|svg)$/i

/** A file of this size is no picture for a page, and should not be read whole to find out. */
const PICTURE_MAX_BYTES = 100 * 1024 * 1024

async function readAsset(
  folder: string,
  name: string,
  { file, isLink }: ListedFile,
  known?: KnownPictures,
): Promise<Asset> {
  const outside = isLink && (await isOutside(folder, file))
  const readable = !outside && PICTURE.test(file)
  return { file: `${name}/${file}`, outside, picture: readable ? await readPicture(join(folder, file), known) : null }
}

async function readPicture(path: string, known?: KnownPictures): Promise<Asset['picture']> {
  // Gone or closed to us since it was listed: no picture either.
  const size = await stat(path).then(
    (info) => info.size,
    () => Number.POSITIVE_INFINITY,
  )
  if (size > PICTURE_MAX_BYTES) return null
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return null
  const cached = known?.get(bytes)
  if (cached) return cached.picture
  const picture = await measure(bytes)
  known?.set(bytes, { picture })
  return picture
}

/** `null` for what cannot be decoded to its last pixel. */
async function measure(bytes: Buffer): Promise<Asset['picture']> {
  // The decoder is not loaded while every picture is known.
  const { default: sharp } = await import('sharp')
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    // What is far too large is refused by its size alone.
    if (width * height <= DECODED_MAX_PX) await sharp(bytes, { failOn: 'error' }).stats()
    // Orientations from 5 on lie on their side.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

const DECODED_MAX_PX = 100_000_000

/** As the owner would type it from where they stand. */
export function shownPath(folder: string): string {
  const path = relative(process.cwd(), resolve(folder)).split(sep).join('/')
  return path === '' ? '.' : path
}
