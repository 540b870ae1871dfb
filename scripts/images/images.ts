import type {
  Capture,
  Catalogue,
  CompiledCatalogue,
  Cv,
  ImageReference,
  Logo,
  OwnPage,
  Picture,
  SiteLogo,
  Skill,
  Video,
} from '../../src/catalogue/types.ts'
import { paletteOf } from '../../src/styles/palette.ts'
import { visibleName } from '../diagnostics/visible.ts'
import { SameName } from '../disk/site-file.ts'
import { ProcessEnded } from '../disk/threads/failure.ts'
import { spoken } from '../spoken/spoken.ts'
import type { BodyPlace, bodyHtml } from './body-html.ts'
import { PICTURE, PORTRAIT, PROJECT_PICTURE } from './profile.ts'
import { Studio, type StudioOptions } from './studio.ts'

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
 * @throws {SameName}
 * @throws {ProcessEnded}
 */
export async function withPictures(catalogue: CompiledCatalogue, options: PictureOptions): Promise<Catalogue> {
  const { site, cv, cvs, projects, pages, applications } = catalogue
  const encoder = new CatalogueEncoder(site, options)
  const [portrait, logo, skills, goals, body, ...others] = await Promise.all([
    encoder.picture(site.hero.portrait, PORTRAIT),
    site.look.logo && encoder.siteLogo(site.look.logo),
    Promise.all(site.skills.map(encoder.skill)),
    Promise.all(site.goals.map(encoder.skill)),
    encoder.text({ description: site.body, pictures: site.pictures }),
    Promise.all(projects.map(encoder.project)),
    Promise.all(pages.map(encoder.text)),
    Promise.all(applications.map(encoder.text)),
    cv && encoder.profile(cv),
    Promise.all(cvs.map(encoder.profile)),
  ])
  const [encodedProjects, encodedPages, encodedApplications, mainCv, targetCvs] = others
  // Thrown only here: the caller removes the folder, so no picture may still be written to it.
  if (portrait === null || encoder.hasFailed) throw encoder.failure
  const { description, pictures } = body
  const look = { ...site.look, logo }
  return {
    ...catalogue,
    cv: mainCv,
    cvs: targetCvs,
    site: { ...site, hero: { ...site.hero, portrait }, look, skills, goals, body: description, pictures },
    projects: encodedProjects,
    pages: encodedPages,
    applications: encodedApplications,
  }
}

type Text = Pick<OwnPage<ImageReference>, 'pictures' | 'description'>

/** Encodes the pictures of a catalogue. A picture that fails becomes `null`, so that all others are tried too. */
class CatalogueEncoder {
  readonly #studio: Studio
  readonly #failures = new Map<string, string>()
  #otherError: unknown
  #started = 0
  #done = 0

  constructor(
    private readonly site: CompiledCatalogue['site'],
    private readonly options: PictureOptions,
  ) {
    this.#studio = new Studio({ ...options, ink: paletteOf(site.look).light.accent })
  }

  get hasFailed(): boolean {
    return this.#failures.size > 0
  }

  /** The first error of the disk, a process that the system ended, two files with one name, or else all pictures that could not be read. */
  get failure(): unknown {
    return this.#otherError ?? new UnreadablePictures(this.#failures)
  }

  /** Records a failure. The caller starts all tasks before it waits, so that their number is known when the first one ends. */
  async #attempt<Made>(file: string, task: () => Promise<Made>): Promise<Made | null> {
    this.#started++
    try {
      return await task()
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (error instanceof SameName || error instanceof ProcessEnded || DISK_ERRORS.has(code))
        this.#otherError ??= error
      this.#failures.set(file, error instanceof Error ? error.message : String(error))
      return null
    } finally {
      this.options.onProgress?.(++this.#done, this.#started)
    }
  }

  readonly picture = (reference: ImageReference, profile = PICTURE): Promise<Picture | null> =>
    this.#attempt(reference.file, () => this.#studio.picture(reference, profile))

  readonly siteLogo = (reference: ImageReference): Promise<SiteLogo | null> =>
    this.#attempt(reference.file, () => this.#studio.siteLogo(reference))

  readonly skill = async ({ logo, ...skill }: Skill<ImageReference | Logo>): Promise<Skill> => ({
    ...skill,
    logo: logo && 'file' in logo ? await this.#attempt(logo.file, () => this.#studio.logo(logo)) : logo,
  })

  /** Encodes the pictures inside a text. */
  readonly text = async <T extends Text>(text: T) => {
    const encoded = await Promise.all(text.pictures.map((reference) => this.picture(reference)))
    const drawn = new Map(text.pictures.flatMap(({ file }, index) => (encoded[index] ? [[file, encoded[index]]] : [])))
    const { description } = text
    return {
      ...text,
      pictures: [...drawn.values()],
      description: description && (await updated(description, drawn, this.options.place, this.site.texts.callouts)),
    }
  }

  /** Encodes the pictures in the profile of a CV. */
  readonly profile = async <Own extends Pick<Cv, 'profile' | 'profilePictures'>>(cv: Own): Promise<Own> => {
    const { profilePictures: pictures = [], ...others } = cv
    const { description: profile } = await this.text({ description: cv.profile, pictures })
    return { ...(others as Own), profile }
  }

  readonly project = async <P extends CompiledCatalogue['projects'][number]>(project: P) => {
    const [image, text, captures, video] = await Promise.all([
      project.image && this.picture(project.image, PROJECT_PICTURE),
      this.text(project),
      Promise.all(project.captures.map((capture) => this.#capture(capture))),
      project.video && this.#video(project.video),
    ])
    return { ...text, image, captures: captures.flat(), video }
  }

  async #capture(capture: Capture<ImageReference>): Promise<Capture[]> {
    const image = await this.picture(capture.image)
    return image ? [{ ...capture, image }] : []
  }

  async #video(video: Video<ImageReference>): Promise<Video | null> {
    const copy = (file: string) => this.#attempt(file, () => this.#studio.copy(file))
    const [file, captions, poster] = await Promise.all([
      copy(video.file),
      video.captions && copy(video.captions),
      this.picture(video.poster),
    ])
    return file && poster ? { ...video, file, captions, poster } : null
  }
}

/**
 * Updates links, pictures and callouts in HTML. Loads the parser only for a body with a picture, with a callout, or with a link to this site
 * that needs the base, because most have none.
 */
async function updated(...[html, pictures, place, titles]: Parameters<typeof bodyHtml>): Promise<string> {
  if (!(place.base === '/' && !place.leaves ? /<img|data-callout/ : /<img|data-callout|href="\/(?!\/)/).test(html))
    return html
  const { bodyHtml } = await import('./body-html.ts')
  return bodyHtml(html, pictures, place, titles)
}

/** Error codes that say that the disk refused a file. The picture itself may be good. */
const DISK_ERRORS: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
