import { link, lstat, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import type { ImageReference, Logo, Picture, SiteLogo } from '../../src/catalogue/types.ts'
import { slugify } from '../compile/render/slug.ts'
import { versionOfCode } from '../disk/cache/code-version.ts'
import { type ContentKey, contentCache, contentKey, fileKey } from '../disk/cache/content-cache.ts'
import { PACKAGES_FILE } from '../disk/root.ts'
import { FileNames, nameFor } from '../disk/site-file.ts'
import { withoutRemarks } from './captions.ts'
import { sizeOf } from './drawing-size.ts'
import { kindOf } from './file-kind.ts'
import { takesInk } from './ink.ts'
import { isCaptions } from './media.ts'
import { workOnPicture } from './picture-process.ts'
import type { PictureQueue } from './picture-queue.ts'
import type { DecodeOrder } from './picture-work.ts'
import { clearPosition } from './position.ts'
import { BITMAP_LOGO, ENCODER_VERSION, type PictureProfile } from './profile.ts'
import { areaOf, type EncodedPicture, type PictureFacts, type Variant, variantsOf } from './variants.ts'

/** A picture, a logo, or the path of a published film. */
type Remembered = Omit<Picture, 'alt'> | Logo | string

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
  /** Pictures and films of earlier rounds by file, for the dev server, which removes a file that changes. */
  remembered?: Map<string, Promise<Remembered>>
  /** Receives the pictures that are not in the cache, to encode them while the site is served. Without it they are encoded at once. */
  queue?: PictureQueue | null
  /** The names of the site's files, with those of `remembered`. @default of this studio alone */
  names?: FileNames
}

const IMAGES_FOLDER = 'assets/images'
/** The number of pictures at once: enough that no processor waits for the disk, but not more than fit in memory. */
const PICTURES_AT_ONCE = 2 * availableParallelism()
/** The most letters of the original's name in a file name. Disks allow 255 bytes with the hash, the width and the extension. */
const NAME_MAX_LENGTH = 60

/** Encodes each original once, several at a time. Its methods reject if a file cannot be read. */
export class Studio {
  readonly #options: StudioOptions
  readonly #ink: string
  readonly #names: FileNames
  readonly #remembered: NonNullable<StudioOptions['remembered']>
  readonly #cache: ReturnType<typeof contentCache<PictureFacts>>
  readonly #originals = pLimit(PICTURES_AT_ONCE)
  /** One at a time, because several films would not fit in memory. */
  readonly #films = pLimit(1)
  /** The pictures by their name and all that decides their bytes, because several projects may show the same picture. */
  readonly #made = new Map<ContentKey, Promise<PictureFacts>>()

  constructor(options: StudioOptions) {
    this.#options = options
    this.#ink = options.ink ?? '#000000'
    this.#names = options.names ?? new FileNames()
    this.#remembered = options.remembered ?? new Map()
    this.#cache = contentCache(join(options.cacheDir, 'pictures'))
  }

  async picture({ file, alt, night }: ImageReference, profile: PictureProfile): Promise<Picture> {
    const encoded = (of: string) =>
      this.#once(`${of} ${this.#ink} ${JSON.stringify(profile)}`, () => this.#encoded(of, profile))
    const [day, dark] = await Promise.all([encoded(file), night ? encoded(night) : null])
    return { ...day, alt, ...(dark && { night: dark.name }) }
  }

  /** Publishes a film or captions, under a name that depends on the bytes. */
  copy(file: string): Promise<string> {
    const copy = async () => {
      const original = await this.#read(file)
      const bytes = isCaptions(file) ? Buffer.from(withoutRemarks(String(original))) : clearPosition(original)
      return this.#publish(`assets/${slugOf(file)}`, extname(file).toLowerCase(), bytes, file)
    }
    return this.#once(`${file} copy`, copy, this.#films)
  }

  logo({ file }: ImageReference): Promise<Logo> {
    return this.#once<Logo>(`${file} logo`, async () => {
      const drawn = await this.#inlined(await this.#read(file))
      if (drawn !== null) return drawn
      const picture = await this.#encoded(file, BITMAP_LOGO)
      return { kind: 'picture', picture: { ...picture, alt: '' } }
    })
  }

  /** Publishes the owner's own logo as a separate file, because the bar of every page shows it. */
  async siteLogo({ file }: ImageReference): Promise<SiteLogo> {
    const { ownLogo } = await import('./logo.ts')
    const drawing = ownLogo((await this.#read(file)).toString())
    if (drawing === null) throw new Error('It is more than plain shapes.')
    const { viewBox, markup } = drawing
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="logo">${markup}</g></svg>`
    return { viewBox, markup, file: await this.#publish(`${IMAGES_FOLDER}/${slugOf(file)}`, '.svg', svg, file) }
  }

  /** Encodes each file once. After a failure it tries again. */
  #once<Made extends Remembered>(
    key: string,
    make: () => Promise<Made>,
    limit: LimitFunction = this.#originals,
  ): Promise<Made> {
    const known = this.#remembered.get(key) as Promise<Made> | undefined
    if (known) return known
    const result = limit(make)
    this.#remembered.set(key, result)
    result.catch(() => this.#remembered.delete(key))
    return result
  }

  async #encoded(file: string, profile: PictureProfile) {
    const { key, hash } = await this.#keysOf(file, profile)
    const name = this.#names.take(nameFor(key, `${IMAGES_FOLDER}/${slugOf(file)}`), key, file)
    const made = contentKey(name, key)
    const decode = { path: this.#options.locate(file), hash, profile, ink: this.#ink }
    const facts = this.#made.get(made) ?? this.#make(name, { key, decode })
    this.#made.set(made, facts)
    return { name, ...(await facts) }
  }

  /** Reads an original only for its keys: the process of pictures reads it again, because several would not fit in memory with their copies. */
  async #keysOf(file: string, profile: PictureProfile) {
    const original = await this.#read(file)
    return { key: await keyOf(original, profile, this.#ink), hash: fileKey(original) }
  }

  async #make(name: string, order: Order): Promise<PictureFacts> {
    const { queue, outDir, lastDir } = this.#options
    const known = await this.#cache.read(order.key)
    if (known === null && queue) return this.#postpone(queue, name, order)
    const picture = known ?? (await workOnPicture('encode', order.decode))
    if (known === null) await this.#cache.write(order.key, picture)
    await writePicture(name, picture, outDir, lastDir)
    return picture.facts
  }

  /** Only opens the picture, once, which takes a hundredth of the time, and leaves the encoding to the queue. */
  async #postpone(queue: PictureQueue, name: string, { key, decode }: Order): Promise<PictureFacts> {
    const { facts } = await this.#cache.readOrMake(contentKey('facts', key), async () => ({
      facts: await workOnPicture('facts', decode),
      files: [],
    }))
    const pixels = () => workOnPicture('pixels', decode)
    const area = areaOf(Math.max(...facts.widths), facts)
    const encode = async (variant: Variant) =>
      workOnPicture('variant', { pixels: await queue.pixelsOf(key, pixels), facts, variant })
    const encoded = variantsOf(facts).map((variant) => ({
      file: fileOf(name, variant),
      bytes: lazy(() => queue.inRoom(area, () => encode(variant))),
    }))
    const made = new Set<string>()
    for (const { file: path, bytes } of encoded)
      queue.add(path, async () => {
        const result = await bytes()
        if (made.add(path).size < encoded.length) return result
        queue.forget(key)
        await this.#cache.write(key, { facts, files: await Promise.all(encoded.map((one) => one.bytes())) })
        return result
      })
    return facts
  }

  #read(file: string): Promise<Buffer> {
    return readFile(this.#options.locate(file))
  }

  async #inlined(original: Uint8Array): Promise<Logo | null> {
    if (kindOf(original) !== 'svg') return null
    const key = contentKey('logo', await versionOfCode('logos', [PACKAGES_FILE]), original)
    const cache = contentCache<Logo | null>(join(this.#options.cacheDir, 'pictures'))
    const { facts } = await cache.readOrMake(key, async () => {
      const { inlineLogo } = await import('./logo.ts')
      return { facts: inlineLogo(new TextDecoder().decode(original)), files: [] }
    })
    return facts
  }

  async #publish(start: string, ending: string, content: string | Uint8Array, from: string): Promise<string> {
    const key = contentKey(content)
    const name = this.#names.take(`${nameFor(key, start)}${ending}`, key, from)
    const path = join(this.#options.outDir, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    return name
  }
}

/** A picture to make, with the key of the result. */
interface Order {
  key: ContentKey
  decode: DecodeOrder
}

async function keyOf(original: Uint8Array, profile: PictureProfile, ink: string): Promise<ContentKey> {
  const drawn = kindOf(original) === 'svg' ? await drawnFrom(new TextDecoder().decode(original), ink) : []
  return contentKey(ENCODER_VERSION, JSON.stringify(profile), ...drawn, original)
}

/** Returns on what a drawing depends besides its bytes: how its size is found, the ink, and the fonts of this machine if it has text. */
async function drawnFrom(svg: string, ink: string): Promise<string[]> {
  const own = [...(sizeOf(svg) === 'viewBox' ? [] : ['sized']), ...(takesInk(svg) ? [ink] : [])]
  if (!/<(?:\w+:)?text\b/.test(svg)) return own
  const { lossesOfFonts, readDrawing } = await import('./drawing.ts')
  const losses = await lossesOfFonts(readDrawing(svg).fonts)
  return losses.length === 0 ? own : [...own, JSON.stringify(losses)]
}

/** Runs the work at the first call and returns the same result to later calls. After a failure it tries again. */
function lazy<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= work().catch((error) => {
      result = undefined
      throw error
    })
    return result
  }
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
      const write = () => writeFile(target, bytes)
      if (last && (await holds(last, bytes))) await link(last, target).catch(write)
      else await write()
    }),
  )
}

/** Returns whether a path is a file with these bytes. A file of another size is not read. */
async function holds(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const found = await lstat(path)
    return found.isFile() && found.size === bytes.length && (await readFile(path)).equals(bytes)
  } catch {
    return false
  }
}

/** Returns the name of a file without folder and extension: `Écran n° 2.png` gives `ecran-n-2`. */
function slugOf(file: string): string {
  return (
    slugify(basename(file, extname(file)))
      .slice(0, NAME_MAX_LENGTH)
      .replace(/-$/, '') || 'image'
  )
}
