import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { codeVersion } from '../cache/code-version.ts'
import { contentCache, contentKey } from '../cache/content-cache.ts'
import { pathOfSource } from '../fonts/source.ts'
import { createQueue } from '../images/queue.ts'
import { siteLettering } from './lettering.ts'
import { drawSharePicture, type ShareCard } from './share-picture.ts'

export interface NamedShareCard extends ShareCard {
  /** What its file name begins with, safe in an address: `projet-banque`. */
  name: string
}

export interface SharePicture {
  /** Below the site's base, with the hash of the bytes: `share/projet-banque-1f2e3d4c.jpg`. */
  file: string
  bytes: Uint8Array
}

interface CacheOptions {
  /** Finished pictures are kept in it; safe to delete. */
  cacheFolder: string
}

interface SharePictureOptions extends CacheOptions {
  /** Called after each picture. */
  onProgress?(done: number, total: number): void
}

const require = createRequire(import.meta.url)
/** What the drawing is made by, besides libvips. */
const CODE_FOLDERS = ['./', '../fonts/'].map((folder) => new URL(folder, import.meta.url))
const CODE_FILES = [
  ...['../images/picture.ts', '../outputs/cv/style.ts', '../outputs/cv/typeface.ts'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ),
  ...['fontkit', 'subset-font/package.json'].map((tool) => require.resolve(tool)),
  pathOfSource('latin'),
  pathOfSource('latin-ext'),
]
/** libvips draws and encodes on threads of its own: one picture a processor keeps all of them busy. */
const PICTURES_AT_ONCE = availableParallelism()
/** Hexadecimal digits of the content's hash in a file name. */
const HASH_DIGITS = 8

/** The share pictures of a site, in the order of the cards: drawn, or taken from the cache. Same cards, same bytes, same names. */
export async function makeSharePictures(
  cards: readonly NamedShareCard[],
  { cacheFolder, onProgress }: SharePictureOptions,
): Promise<SharePicture[]> {
  const make = await sharePictureMaker({ cacheFolder })
  const queue = createQueue(PICTURES_AT_ONCE)
  let done = 0
  return Promise.all(
    cards.map((card) =>
      queue(async () => {
        const picture = await make(card)
        onProgress?.(++done, cards.length)
        return picture
      }),
    ),
  )
}

/** One picture at a time, for who does not want to hold those of a large site in memory. */
export async function sharePictureMaker({
  cacheFolder,
}: CacheOptions): Promise<(card: NamedShareCard) => Promise<SharePicture>> {
  // One thread a task: pictures side by side use the processors better, and the bytes cannot depend on their number.
  sharp.concurrency(1)
  const cache = contentCache<null>(cacheFolder)
  const version = contentKey(JSON.stringify(sharp.versions), await codeVersion(CODE_FOLDERS, CODE_FILES))
  let lettering: ReturnType<typeof siteLettering> | undefined

  async function bytesOf(card: ShareCard): Promise<Uint8Array> {
    const key = keyOf(card, version)
    const cached = (await cache.read(key))?.files[0]
    if (cached) return cached
    lettering ??= siteLettering()
    const bytes = await drawSharePicture(card, await lettering)
    await cache.write(key, { facts: null, files: [bytes] })
    return bytes
  }

  return async (card) => {
    const bytes = await bytesOf(card)
    return { file: `share/${card.name}-${contentKey(bytes).slice(0, HASH_DIGITS)}.jpg`, bytes }
  }
}

/** The name of the file decides nothing: pages that show the same share one entry. */
function keyOf({ title, theme, picture, ownerName, trade, site }: ShareCard, version: string): string {
  const words = JSON.stringify({ title, theme, ownerName, trade, site, pictured: picture !== null })
  return contentKey(version, words, picture ?? '')
}
