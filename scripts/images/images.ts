import type {
  Capture,
  Catalogue,
  CompiledCatalogue,
  ImageReference,
  Logo,
  OwnPage,
  Skill,
  Video,
} from '../../src/catalogue/types.ts'
import { paletteOf } from '../../src/styles/palette.ts'
import { visibleName } from '../diagnostics/visible.ts'
import { spoken } from '../spoken/spoken.ts'
import type { BodyPlace, bodyHtml } from './body-html.ts'
import { PORTRAIT, PROJECT_PICTURE } from './profile.ts'
import { createStudio, type StudioOptions } from './studio.ts'

export interface PictureOptions extends StudioOptions {
  /** The place of the texts, for their HTML. */
  place: BodyPlace
  /** Called after each picture, logos included. */
  onProgress?(done: number, total: number): void
}

/** Reports all pictures that could not be read. */
export class UnreadablePictures extends Error {
  /** @param reasons by file: the message of the operating system or of libvips, in English */
  constructor(reasons: ReadonlyMap<string, string>) {
    const files = [...reasons].sort(([one], [other]) => (one < other ? -1 : 1))
    super(spoken().build.unreadablePictures(files.map(([file, reason]) => `${visibleName(file)} (${reason})`)))
    this.name = 'UnreadablePictures'
  }
}

/**
 * Encodes every picture of the catalogue, or takes it from the cache, and puts the encoded files into the catalogue.
 * The same originals always give the same bytes under the same names.
 * @throws {UnreadablePictures}
 */
export async function withPictures(catalogue: CompiledCatalogue, options: PictureOptions): Promise<Catalogue> {
  const { site, cv, cvs, projects, pages, applications } = catalogue
  const { callouts } = site.texts
  const studio = createStudio({ ...options, ink: paletteOf(site.look).light.accent })
  const shown = [
    ...projects.flatMap(({ image, captures }) => [...(image ? [image] : []), ...captures.map((one) => one.image)]),
    ...projects.flatMap(({ video }) =>
      video ? [video.file, video.poster, ...(video.captions ? [video.captions] : [])] : [],
    ),
    ...[site, ...projects, ...pages, ...applications].flatMap((text) => text.pictures),
  ]
  const files = [...site.skills, ...site.goals].filter(({ logo }) => logo && 'file' in logo)
  const mark = site.look.logo
  const total = 1 + (mark ? 1 : 0) + files.length + shown.length
  const failures = new Map<string, string>()
  let done = 0
  let diskError: unknown

  /** Records a failure, so that all pictures are tried. */
  async function attempt<T>(reference: ImageReference, task: () => Promise<T>): Promise<T | null> {
    try {
      return await task()
    } catch (error) {
      if (DISK_ERRORS.has((error as NodeJS.ErrnoException).code ?? '')) diskError ??= error
      failures.set(reference.file, error instanceof Error ? error.message : String(error))
      return null
    } finally {
      options.onProgress?.(++done, total)
    }
  }
  const withLogo = async ({ logo, ...skill }: Skill<ImageReference | Logo>): Promise<Skill> => ({
    ...skill,
    logo: logo && 'file' in logo ? await attempt(logo, () => studio.logo(logo)) : logo,
  })

  /** Encodes the pictures inside a text. */
  async function withBody<Text extends Pick<OwnPage<ImageReference>, 'pictures' | 'description'>>(text: Text) {
    const encoded = await Promise.all(
      text.pictures.map((reference) => attempt(reference, () => studio.picture(reference, PROJECT_PICTURE))),
    )
    const drawn = new Map(text.pictures.flatMap(({ file }, index) => (encoded[index] ? [[file, encoded[index]]] : [])))
    const { description } = text
    return {
      ...text,
      pictures: [...drawn.values()],
      description: description && (await updated(description, drawn, options.place, callouts)),
    }
  }

  /** Sets the titles of callouts only, because no picture of a profile is encoded. */
  async function withProfile<Own extends { profile: string | null }>(cv: Own): Promise<Own> {
    if (!cv.profile?.includes('data-callout')) return cv
    const { withCalloutTitles } = await import('./body-html.ts')
    return { ...cv, profile: withCalloutTitles(cv.profile, callouts) }
  }

  const withCapture = async (capture: Capture<ImageReference>): Promise<Capture[]> => {
    const image = await attempt(capture.image, () => studio.picture(capture.image, PROJECT_PICTURE))
    return image ? [{ ...capture, image }] : []
  }

  async function withFiles(video: Video<ImageReference>): Promise<Video | null> {
    const copy = (file: string) => attempt({ file, alt: '' }, () => studio.copy(file))
    const [file, captions, poster] = await Promise.all([
      copy(video.file),
      video.captions && copy(video.captions),
      attempt(video.poster, () => studio.picture(video.poster, PROJECT_PICTURE)),
    ])
    return file && poster ? { ...video, file, captions, poster } : null
  }

  const [portrait, logo, skills, goals, pictured, written, letters, body] = await Promise.all([
    attempt(site.hero.portrait, () => studio.picture(site.hero.portrait, PORTRAIT)),
    mark && attempt(mark, () => studio.siteLogo(mark)),
    Promise.all(site.skills.map(withLogo)),
    Promise.all(site.goals.map(withLogo)),
    Promise.all(
      projects.map(async (project) => {
        const { image } = project
        const [main, body, captures, video] = await Promise.all([
          image && attempt(image, () => studio.picture(image, PROJECT_PICTURE)),
          withBody(project),
          Promise.all(project.captures.map(withCapture)),
          project.video && withFiles(project.video),
        ])
        return { ...body, image: main, captures: captures.flat(), video }
      }),
    ),
    Promise.all(pages.map(withBody)),
    Promise.all(applications.map(withBody)),
    withBody({ description: site.body, pictures: site.pictures }),
  ])
  // Thrown only here: the caller removes the folder, so no picture may still be written to it.
  if (diskError !== undefined) throw diskError
  if (portrait === null || failures.size > 0) throw new UnreadablePictures(failures)
  return {
    ...catalogue,
    cv: cv && (await withProfile(cv)),
    cvs: await Promise.all(cvs.map(withProfile)),
    site: {
      ...site,
      hero: { ...site.hero, portrait },
      look: { ...site.look, logo },
      skills,
      goals,
      body: body.description,
      pictures: body.pictures,
    },
    projects: pictured,
    pages: written,
    applications: letters,
  }
}

/**
 * Updates links, pictures and callouts in HTML. Loads the parser only for a body with a picture, with a callout, or with a link to this site
 * that needs the base, because most have none.
 */
async function updated(...[html, pictures, place, titles]: Parameters<typeof bodyHtml>): Promise<string> {
  if (!(place.base === '/' ? /<img|data-callout/ : /<img|data-callout|href="\/(?!\/)/).test(html)) return html
  const { bodyHtml } = await import('./body-html.ts')
  return bodyHtml(html, pictures, place, titles)
}

/** Error codes that say that the disk refused a file. The picture itself may be good. */
const DISK_ERRORS: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
