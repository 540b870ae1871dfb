import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeVersion } from '../cache/code-version.ts'
import { contentCache, contentKey } from '../cache/content-cache.ts'
import { pathOfSource } from '../fonts/source.ts'
import { createQueue } from '../images/queue.ts'
import type { LastBuild } from '../site/last-build.ts'
import type { PlannedCard } from './share-cards.ts'

interface SharePictureOptions {
  /** The folder of the new site. */
  site: string
  last: Pick<LastBuild, 'take'>
  /** Finished pictures are kept in `share` below it; safe to delete. */
  cacheDir: string
  /** From `ImageReference.file` to its place on the disk. */
  locate(file: string): string
  /** Called after each picture. */
  onProgress?(done: number, total: number): void
}

/** A picture that will lie in the site. */
interface SharePicture {
  card: PlannedCard
  /** Below the site's base, with a hash of all that it is drawn from: `share/projet-banque-1f2e3d4c.jpg`. */
  file: string
  key: string
}

const require = createRequire(import.meta.url)
/** What the drawing is made by. */
const CODE_FOLDERS = ['./', '../fonts/'].map((folder) => new URL(folder, import.meta.url))
const CODE_FILES = [
  ...['../images/picture.ts', '../outputs/cv/style.ts', '../outputs/cv/typeface.ts'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ),
  ...['fontkit', 'sharp', 'subset-font/package.json'].map((tool) => require.resolve(tool)),
  pathOfSource('latin'),
  pathOfSource('latin-ext'),
]
/** Each drawing runs on one thread of libvips: one picture a processor keeps all of them busy. */
const PICTURES_AT_ONCE = availableParallelism()
/** Hexadecimal digits of the hash in a file name. */
const HASH_DIGITS = 8

/** Names the pictures without drawing them: pages can be rendered meanwhile. Same cards, same names. */
export async function planSharePictures(cards: readonly PlannedCard[]): Promise<SharePicture[]> {
  const version = await codeVersion(CODE_FOLDERS, CODE_FILES)
  return cards.map((card) => {
    // The name of the file decides nothing: pages that show the same share one entry of the cache.
    const { name, pages: _, image, picture, ...words } = card
    const key = contentKey(version, JSON.stringify([words, image?.file, picture]))
    return { card, key, file: `share/${name}-${key.slice(0, HASH_DIGITS)}.jpg` }
  })
}

/** Puts the pictures into the site: those of the last build, those of the cache, and the others drawn side by side. */
export async function writeSharePictures(
  pictures: readonly SharePicture[],
  { site, last, cacheDir, locate, onProgress }: SharePictureOptions,
): Promise<void> {
  const cache = contentCache<null>(join(cacheDir, 'share'))
  let pen: Promise<(card: PlannedCard) => Promise<Buffer>> | undefined
  let done = 0

  async function bytesOf({ card, key }: SharePicture): Promise<Uint8Array> {
    const cached = (await cache.read(key))?.files[0]
    if (cached) return cached
    pen ??= openPen(locate)
    const bytes = await (await pen)(card)
    await cache.write(key, { facts: null, files: [bytes] })
    return bytes
  }

  async function put(picture: SharePicture) {
    if (last.take(picture.file, picture.key, site)) return
    const target = join(site, picture.file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, await bytesOf(picture))
  }

  const queue = createQueue(PICTURES_AT_ONCE)
  await Promise.all(
    pictures.map((picture) =>
      queue(async () => {
        await put(picture)
        onProgress?.(++done, pictures.length)
      }),
    ),
  )
}

/** What draws is loaded only when there is something to draw. */
async function openPen(locate: (file: string) => string) {
  const [{ default: sharp }, { siteLettering }, { drawSharePicture }] = await Promise.all([
    import('sharp'),
    import('./lettering.ts'),
    import('./share-picture.ts'),
  ])
  // One thread a task: pictures side by side use the processors better, and the bytes cannot depend on their number.
  sharp.concurrency(1)
  const lettering = await siteLettering()
  return async ({ image, ...card }: PlannedCard) =>
    drawSharePicture({ ...card, picture: image && (await readFile(locate(image.file))) }, lettering)
}
