import { link, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { fallbackWidth } from '../../src/catalogue/picture-fit.ts'
import type { ImageReference, Logo, Picture, SiteLogo } from '../../src/catalogue/types.ts'
import { slugify } from '../compile/render/slug.ts'
import { codeVersion } from '../disk/cache/code-version.ts'
import { type CacheEntry, contentCache, contentKey } from '../disk/cache/content-cache.ts'
import { PACKAGES_FILE } from '../disk/root.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'
import { spoken } from '../spoken/spoken.ts'
import type { PictureQueue } from './picture-queue.ts'
import { BITMAP_LOGO, ENCODER_VERSION, FORMATS, type PictureProfile } from './profile.ts'

export interface StudioOptions {
  /** The colour that `currentColor` becomes in drawings that are shown as pictures. */
  ink?: string
  /** Returns the path on the disk of an `ImageReference.file`. */
  locate(file: string): string
  /** The root folder of the new site. Pictures go to its `assets/images`; existing ones stay. */
  outDir: string
  /** The folder of the last build, whose pictures are used again. */
  lastDir?: string
  /** Encoded pictures are kept in its folder `pictures`. */
  cacheDir: string
  /** Pictures of earlier rounds by file, for the dev server, which removes a file that changes. */
  remembered?: Map<string, Promise<Omit<Picture, 'alt'> | Logo>>
  /** Receives the pictures that are not in the cache, to encode them while the site is served. Without it they are encoded at once. */
  queue?: PictureQueue | null
}

const IMAGES_FOLDER = 'assets/images'
/** The number of pictures at once: enough that no processor waits for the disk, but not more than fit in memory. */
const PICTURES_AT_ONCE = 2 * availableParallelism()
/** The most letters of the original's name in a file name. Disks allow 255 bytes with the hash, the width and the extension. */
const NAME_MAX_LENGTH = 60
/** The files that decide the result of a drawing. */
const LOGO_CODE = [fileURLToPath(moduleBeside('logo', import.meta.url)), PACKAGES_FILE]
/** The hexadecimal digits of the content's hash in a file name. */
const HASH_DIGITS = 8

/** Encodes each original once, several at a time. Rejects if one cannot be read. */
export function createStudio({
  ink = '#000000',
  locate,
  outDir,
  lastDir,
  cacheDir,
  remembered = new Map(),
  queue,
}: StudioOptions) {
  const cache = contentCache<PictureFacts>(join(cacheDir, 'pictures'))
  const originals = pLimit(PICTURES_AT_ONCE)
  const encodings = pLimit(availableParallelism())
  /** The pictures by file name, which contains the hash of the content, because several projects may show the same picture. */
  const made = new Map<string, Promise<PictureFacts>>()

  async function encode(original: Uint8Array, profile: PictureProfile): Promise<EncodedPicture> {
    const { decodePicture, encodePicture } = await import('./picture.ts')
    const { pixels, ...facts } = await decodePicture(original, profile)
    const files = variantsOf(facts).map(({ width, format }) => encodings(() => encodePicture(pixels, width, format)))
    return { facts, files: await Promise.all(files) }
  }

  /** Only opens the picture, which takes a hundredth of the time, and leaves the encoding to the queue. */
  async function postpone(queue: PictureQueue, name: string, { key, file, profile, original }: Order) {
    const { decodePicture, encodePicture } = await import('./picture.ts')
    const { pixels: _, ...facts } = await decodePicture(original, profile)
    // Read again when it is encoded, because a thousand originals would not fit in memory.
    const pixels = lazy(async () => {
      const bytes = await inked(file)
      if (keyOf(bytes, profile) !== key) throw new Error(spoken().build.fileChanged)
      return (await decodePicture(bytes, profile)).pixels
    })
    const encoded = variantsOf(facts).map((variant) => ({
      file: fileOf(name, variant),
      bytes: lazy(() => encodings(async () => encodePicture(await pixels(), variant.width, variant.format))),
    }))
    let left = encoded.length
    for (const { file: path, bytes } of encoded)
      queue.add(path, async () => {
        const result = await bytes()
        if (--left === 0) await cache.write(key, { facts, files: await Promise.all(encoded.map((one) => one.bytes())) })
        return result
      })
    return facts
  }

  async function make(name: string, order: Order) {
    const known = await cache.read(order.key)
    if (known === null && queue) return postpone(queue, name, order)
    const picture = known ?? (await encode(order.original, order.profile))
    if (known === null) await cache.write(order.key, picture)
    await writePicture(name, picture, outDir, lastDir)
    return picture.facts
  }

  async function fromBytes(original: Uint8Array, file: string, profile: PictureProfile) {
    const key = keyOf(original, profile)
    const name = `${IMAGES_FOLDER}/${slugOf(file)}-${key.slice(0, HASH_DIGITS)}`
    const facts = made.get(name) ?? make(name, { key, file, profile, original })
    made.set(name, facts)
    return { name, ...(await facts) }
  }

  /** Returns the bytes of a picture; a drawing in the ink of the site. */
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
    async picture({ file, alt, night }: ImageReference, profile: PictureProfile): Promise<Picture> {
      const encoded = (of: string) =>
        once(`${of} ${ink} ${JSON.stringify(profile)}`, async () => fromBytes(await inked(of), of, profile))
      const [day, dark] = await Promise.all([encoded(file), night ? encoded(night) : null])
      return { ...day, alt, ...(dark && { night: dark.name }) }
    },

    /** Publishes a file unchanged, under a name that depends on its bytes. */
    async copy(file: string): Promise<string> {
      const bytes = await readFile(locate(file))
      const name = `assets/${slugOf(file)}-${contentKey(bytes).slice(0, HASH_DIGITS)}${extname(file).toLowerCase()}`
      await mkdir(join(outDir, 'assets'), { recursive: true })
      await writeFile(join(outDir, name), bytes)
      return name
    },

    logo: ({ file }: ImageReference) =>
      once<Logo>(`${file} logo`, async () => {
        const original = await readFile(locate(file))
        const drawn = isDrawing(file) ? await inlined(original) : null
        return (
          drawn ?? { kind: 'picture', picture: { ...(await fromBytes(await inked(file), file, BITMAP_LOGO)), alt: '' } }
        )
      }),

    /** Publishes the owner's own logo as a separate file, because the bar of every page shows it. */
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

/** A picture to make, with the key of the result. */
interface Order {
  key: string
  file: string
  profile: PictureProfile
  original: Uint8Array
}

function keyOf(original: Uint8Array, profile: PictureProfile): string {
  return contentKey(ENCODER_VERSION, JSON.stringify(profile), original)
}

/** Runs the work at the first call and returns the same result to later calls. */
function lazy<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= work()
    return result
  }
}

/** The files are in the order of `variantsOf`. */
type EncodedPicture = CacheEntry<PictureFacts>

interface Variant {
  width: number
  format: (typeof FORMATS)[number]
}

function variantsOf({ widths }: PictureFacts): Variant[] {
  const inWebp = new Set([fallbackWidth({ widths }), widths.at(-1)])
  return widths.flatMap((width) =>
    FORMATS.filter((format) => format === 'avif' || inWebp.has(width)).map((format) => ({ width, format })),
  )
}

function fileOf(name: string, { width, format }: Variant): string {
  return `${name}-${width}.${format}`
}

async function writePicture(
  name: string,
  { facts, files }: EncodedPicture,
  outDir: string,
  lastDir?: string,
): Promise<void> {
  await mkdir(dirname(join(outDir, name)), { recursive: true })
  await Promise.all(
    variantsOf(facts).map(async (variant, index) => {
      const bytes = files[index] ?? new Uint8Array()
      const file = fileOf(name, variant)
      const target = join(outDir, file)
      // The name contains the hash, so a file of the same length is the same file.
      if ((await stat(target).catch(() => null))?.size === bytes.length) return
      // A host or another program may have changed the last site, so the bytes are compared.
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

/** Returns the name of a file without folder and extension: `Écran n° 2.png` gives `ecran-n-2`. */
function slugOf(file: string): string {
  return (
    slugify(basename(file, extname(file)))
      .slice(0, NAME_MAX_LENGTH)
      .replace(/-$/, '') || 'image'
  )
}
