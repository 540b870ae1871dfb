import { readdir, readFile, realpath } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import sharp from 'sharp'
import type { Asset, SourceFile, Sources } from './source.ts'

export interface ContentFolders {
  /** The owner's folder, with site.md, cv.md and projets/. */
  content: string
  /** Files that are copied as they are, which pictures may name with a leading `/`. */
  public: string
}

/** The only module that reads the content from the disk. Nothing outside of the two folders is read. */
export async function readContent(folders: ContentFolders): Promise<Sources> {
  const contentFolder = shownPath(folders.content)
  const [content, shared] = await Promise.all([listFiles(folders.content), listFiles(folders.public)])
  const markdown = content.flatMap((file) => kindOf(file) ?? [])
  const roots = new Map([
    [contentFolder, resolve(folders.content)],
    ['public', resolve(folders.public)],
  ])
  const assets = await Promise.all([
    ...content.filter((file) => !file.endsWith('.md')).map((file) => readAsset(folders.content, contentFolder, file)),
    ...shared.map((file) => readAsset(folders.public, 'public', file)),
  ])
  return {
    contentFolder,
    files: await Promise.all(
      markdown.map(async ({ file, kind }) => ({
        kind,
        path: `${contentFolder}/${file}`,
        bytes: await readFile(join(folders.content, file)),
      })),
    ),
    assets: new Map(assets.map((asset) => [asset.file, asset])),
    locate(file) {
      for (const [name, root] of roots) if (file.startsWith(`${name}/`)) return join(root, file.slice(name.length + 1))
      throw new Error(`${file} belongs to no folder of the content.`)
    },
  }
}

function kindOf(file: string): { file: string; kind: SourceFile['kind'] } | null {
  if (file === 'site.md') return { file, kind: 'site' }
  if (file === 'cv.md') return { file, kind: 'cv' }
  return /^projets\/[^/]+\.md$/.test(file) ? { file, kind: 'project' } : null
}

/** Paths below the folder with slashes, in one order on every machine. A folder that does not exist has no files. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

const PICTURE = /\.(png|jpe?g|webp|avif|svg|gif|tiff?)$/i

async function readAsset(folder: string, name: string, file: string): Promise<Asset> {
  const path = join(folder, file)
  const real = await realpath(path).catch(() => null)
  const outside = real === null || !real.startsWith((await realpath(folder)) + sep)
  return { file: `${name}/${file}`, outside, picture: outside || !PICTURE.test(file) ? null : await readPicture(path) }
}

async function readPicture(path: string): Promise<Asset['picture']> {
  try {
    const { width, height, orientation = 1 } = await sharp(path).metadata()
    // Orientations from 5 on lie on their side.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/** As the owner would type it from where they stand. */
function shownPath(folder: string): string {
  const path = relative(process.cwd(), resolve(folder)).split(sep).join('/')
  return path === '' ? '.' : path
}
