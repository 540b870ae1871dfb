import { link, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import type { ImageReference, Logo, Picture, SiteLogo } from '../../src/catalogue/types.ts'
import { codeVersion } from '../cache/code-version.ts'
import { type CacheEntry, contentCache, contentKey } from '../cache/content-cache.ts'
import { slugify } from '../compile/slug.ts'
import { BITMAP_LOGO, ENCODER_VERSION, FORMATS, type PictureProfile } from './profile.ts'

export interface StudioOptions {
  /** What `currentColor` is in drawings that are shown as pictures. */
  ink?: string
  /** Gives the place on the disk of an `ImageReference.file`. */
  locate(file: string): string
  /** The folder that will be the site's root. Pictures go to `assets/images` in it; those that are there already stay. */
  outDir: string
  /** The site of the last build. Its pictures are used again. */
  lastDir?: string
  /** Encoded pictures are kept in `pictures` below it. */
  cacheDir: string
  /** Pictures of earlier rounds by file, for the dev server, which removes a file that changes. */
  remembered?: Map<string, Promise<Omit<Picture, 'alt'> | Logo>>
}

const IMAGES_FOLDER = 'assets/images'
/** Enough that no processor waits for the disk, few enough that the decoded pictures fit in memory. */
const PICTURES_AT_ONCE = 2 * availableParallelism()
/** Letters of the original's name in a file name. Disks allow 255 bytes with the hash, the width and the extension. */
const NAME_MAX_LENGTH = 60
/** All that decides what becomes of a drawing. */
const LOGO_CODE = ['logo.ts', '../../package-lock.json'].map((file) => fileURLToPath(new URL(file, import.meta.url)))
/** Hexadecimal digits of the content's hash in a file name. */
const HASH_DIGITS = 8

/** Encodes each original once, several at a time. Rejects if one cannot be read. */
export function createStudio({
  ink = '#000000',
  locate,
  outDir,
  lastDir,
  cacheDir,
  remembered = new Map(),
}: StudioOptions) {
  const cache = contentCache<PictureFacts>(join(cacheDir, 'pictures'))
  const originals = pLimit(PICTURES_AT_ONCE)
  const encodings = pLimit(availableParallelism())
  /** By file name, which contains the hash of the content, because several projects may show one picture. */
  const made = new Map<string, Promise<PictureFacts>>()

  async function encode(original: Uint8Array, profile: PictureProfile): Promise<EncodedPicture> {
    const { decodePicture, encodePicture } = await import('./picture.ts')
    const { pixels, ...facts } = await decodePicture(original, profile)
    const files = variantsOf(facts).map(({ width, format }) => encodings(() => encodePicture(pixels, width, format)))
    return { facts, files: await Promise.all(files) }
  }

  async function make(name: string, key: string, original: Uint8Array, profile: PictureProfile) {
    const picture = await cache.readOrMake(key, () => encode(original, profile))
    await writePicture(name, picture, outDir, lastDir)
    return picture.facts
  }

  async function fromBytes(original: Uint8Array, file: string, profile: PictureProfile) {
    const key = contentKey(ENCODER_VERSION, JSON.stringify(profile), original)
    const name = `${IMAGES_FOLDER}/${slugOf(file)}-${key.slice(0, HASH_DIGITS)}`
    const facts = made.get(name) ?? make(name, key, original, profile)
    made.set(name, facts)
    return { name, ...(await facts) }
  }

  /** The bytes of a picture; a drawing in the ink of the site. */
  async function inked(file: string): Promise<Uint8Array> {
    const original = await readFile(locate(file))
    return isDrawing(file) && original.includes('currentColor')
      ? Buffer.from(original.toString().replaceAll('currentColor', ink))
      : original
  }

  async function inlined(original: Uint8Array): Promise<Logo | null> {
    const key = contentKey('logo', await codeVersion([], LOGO_CODE), original)
    const { facts } = await contentCache<Logo | null>(join(cacheDir, 'pictures')).readOrMake(key, async () => {
      const { inlineLogo } = await import('./logo.ts')
      return { facts: inlineLogo(new TextDecoder().decode(original)), files: [] }
    })
    return facts
  }

  /** Encodes each file once. After a failure it tries again. */
  function once<Made extends Omit<Picture, 'alt'> | Logo>(key: string, make: () => Promise<Made>): Promise<Made> {
    const known = remembered.get(key) as Promise<Made> | undefined
    if (known) return known
    const result = originals(make)
    remembered.set(key, result)
    result.catch(() => remembered.delete(key))
    return result
  }

  return {
    async picture({ file, alt }: ImageReference, profile: PictureProfile): Promise<Picture> {
      const key = `${file} ${ink} ${JSON.stringify(profile)}`
      return { ...(await once(key, async () => fromBytes(await inked(file), file, profile))), alt }
    },

    logo: ({ file }: ImageReference) =>
      once<Logo>(`${file} logo`, async () => {
        const original = await readFile(locate(file))
        const drawn = isDrawing(file) ? await inlined(original) : null
        return drawn ?? { kind: 'picture', picture: { ...(await fromBytes(original, file, BITMAP_LOGO)), alt: '' } }
      }),

    /** The owner's own logo, in a file of its own, because the bar of every page shows it. */
    async siteLogo({ file }: ImageReference): Promise<SiteLogo> {
      const { ownLogo } = await import('./logo.ts')
      const drawing = ownLogo(await readFile(locate(file), 'utf8'))
      if (drawing === null) throw new Error('It is more than plain shapes.')
      const { viewBox, markup } = drawing
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="logo">${markup}</g></svg>`
      const name = `${IMAGES_FOLDER}/${slugOf(file)}-${contentKey(svg).slice(0, HASH_DIGITS)}.svg`
      await mkdir(join(outDir, IMAGES_FOLDER), { recursive: true })
      await writeFile(join(outDir, name), svg)
      return { viewBox, markup, file: name }
    },
  }
}

type PictureFacts = Omit<Picture, 'name' | 'alt'>

/** Its files have the order of `variantsOf`. */
type EncodedPicture = CacheEntry<PictureFacts>

function variantsOf({ widths }: PictureFacts) {
  return widths.flatMap((width) => FORMATS.map((format) => ({ width, format })))
}

async function writePicture(
  name: string,
  { facts, files }: EncodedPicture,
  outDir: string,
  lastDir?: string,
): Promise<void> {
  await mkdir(dirname(join(outDir, name)), { recursive: true })
  await Promise.all(
    variantsOf(facts).map(async ({ width, format }, index) => {
      const bytes = files[index] ?? new Uint8Array()
      const file = `${name}-${width}.${format}`
      const target = join(outDir, file)
      // The name contains the hash, so a file of the same length is the same file.
      if ((await stat(target).catch(() => null))?.size === bytes.length) return
      // The last site may have been changed by a host or another program, so its bytes are compared.
      const last = lastDir && join(lastDir, file)
      const lastBytes = last && (await readFile(last).catch(() => null))
      if (last && lastBytes && Buffer.compare(lastBytes, bytes) === 0 && (await tryLink(last, target))) return
      await writeFile(target, bytes)
    }),
  )
}

function tryLink(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}

function isDrawing(file: string): boolean {
  return extname(file).toLowerCase() === '.svg'
}

/** The file's name without folder and extension: `Écran n° 2.png` gives `ecran-n-2`. */
function slugOf(file: string): string {
  return (
    slugify(basename(file, extname(file)))
      .slice(0, NAME_MAX_LENGTH)
      .replace(/-$/, '') || 'image'
  )
}
