import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import pLimit from 'p-limit'
import { projectPath } from '../../src/catalogue/project-path.ts'
import type { SharePicture } from '../../src/catalogue/render-input.ts'
import type { Catalogue, CompiledCatalogue } from '../../src/catalogue/types.ts'
import { versionOfCode } from '../disk/cache/code-version.ts'
import { type ContentKey, contentKey, fileCache } from '../disk/cache/content-cache.ts'
import type { LastBuild } from '../disk/last-build.ts'
import { type FileNames, nameFor, writeSiteFiles } from '../disk/site-file.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'
import { type TypefaceSource, typefaceSource } from '../fonts/source.ts'
import { pictureProcess } from '../images/picture-process.ts'
import { toJpeg } from './jpeg.ts'
import type { ShareCard } from './share-card.ts'

/** A share picture that will be in the site. */
interface PlannedPicture {
  /** The picture as the heads of pages name it. */
  picture: SharePicture
  /** The hash of everything that decides its bytes. */
  key: ContentKey
  /** The picture of a project, by `ImageReference.file`, or a card to draw. */
  source: string | ShareCard
}

export interface SharePlan {
  typeface: TypefaceSource
  /** The card of every page without a picture of its own. */
  card: PlannedPicture
  /** The pictures of projects, by path of the page. */
  projects: ReadonlyMap<string, PlannedPicture>
}

interface SharePictureOptions {
  /** The folder of the new site. */
  site: string
  last: Pick<LastBuild, 'take'>
  /** Finished pictures are kept in its folder `share`, which may be deleted. */
  cacheDir: string
  /** Returns the path on the disk of an `ImageReference.file`. */
  locate(file: string): string
  /** Called after each picture. */
  onProgress?(done: number, total: number): void
}

const CROP = moduleBeside('crop', import.meta.url)
const require = createRequire(import.meta.url)
/** The packages that decide the bytes. */
const TOOLS = ['fontkit', 'sharp', 'subset-font/package.json'].map((tool) => require.resolve(tool))
/** The number of pictures at once. Each is made on one thread of libvips, so this keeps all processors busy. */
const PICTURES_AT_ONCE = availableParallelism()

/**
 * Names the pictures without making them, so that pages can be rendered in the meantime. A project shares its own picture; all other pages
 * share one card.
 * @param catalogue without drafts
 * @param originals the same catalogue from the compiler, with the pictures as files
 * @param names the names of the site's files, with those of the encoded pictures
 * @param typeface by default that of the model
 */
export async function planSharePictures(
  { site, projects }: Catalogue,
  originals: CompiledCatalogue,
  names: FileNames,
  typeface?: TypefaceSource,
): Promise<SharePlan> {
  const letters = typeface ?? (await typefaceSource(null))
  const version = await versionOfCode('sharePictures', TOOLS)
  const plan = (name: string, alt: string, source: PlannedPicture['source'], content: string): PlannedPicture => {
    const key = contentKey(version, content)
    const file = names.take(`${nameFor(key, `share/${name}`)}.jpg`, key, typeof source === 'string' ? source : name)
    return { picture: { file, alt }, key, source }
  }
  const card: ShareCard = {
    name: site.name,
    sentence: site.hero.sentences[0] ?? '',
    trade: site.trade,
    site: new URL(site.origin).host,
    look: site.look,
  }
  const files = new Map(originals.projects.map(({ slug, image }) => [slug, image?.file]))
  const pictures = projects.flatMap(({ slug, image }) => {
    const file = files.get(slug)
    if (!image || !file) return []
    // Projects with the same picture share one file, whose name is that of the picture with other digits.
    const name = basename(image.name).replace(/-[^-]*$/, '')
    return [[projectPath(slug), plan(name, image.alt, file, names.keyOf(image.name))] as const]
  })
  return {
    typeface: letters,
    card: plan(
      site.lang === site.languages[0] ? 'site' : `site-${site.lang}`,
      `${site.name}, ${site.trade}`,
      card,
      JSON.stringify([card, contentKey(...letters.files)]),
    ),
    projects: new Map(pictures),
  }
}

/** Puts the pictures into the site. Takes them from the last build or the cache, and makes the others in parallel. */
export async function writeSharePictures(
  { card, projects, typeface }: SharePlan,
  { site, last, cacheDir, locate, onProgress }: SharePictureOptions,
): Promise<void> {
  const pictures = new Map([card, ...projects.values()].map((planned) => [planned.picture.file, planned]))
  const cached = fileCache(join(cacheDir, 'share'))
  let done = 0

  async function put({ picture: { file }, key, source }: PlannedPicture) {
    if (last.take(file, key, site)) return
    const make = () => (typeof source === 'string' ? cropped(locate(source)) : drawn(source, typeface))
    writeSiteFiles(site, [{ path: file, content: await cached(key, make) }])
  }

  const queue = pLimit(PICTURES_AT_ONCE)
  await Promise.all(
    [...pictures.values()].map((picture) =>
      queue(async () => {
        await put(picture)
        onProgress?.(++done, pictures.size)
      }),
    ),
  )
}

/** Draws a card. Loads the drawing code only here. */
async function drawn(card: ShareCard, typeface: TypefaceSource): Promise<Uint8Array> {
  const [{ default: sharp }, { drawCardWith }] = await Promise.all([import('sharp'), import('./draw-letters.ts')])
  return toJpeg(sharp(Buffer.from(await drawCardWith(typeface, card))))
}

/** Crops a project's picture to its middle, as its card shows it. */
function cropped(path: string): Promise<Uint8Array> {
  return pictureProcess.run(CROP, { path }) as Promise<Uint8Array>
}
