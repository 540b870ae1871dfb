import type { Catalogue, ImageReference, Logo, Skill } from '../../src/catalogue/types.ts'
import { visibleName } from '../diagnostics/visible.ts'
import { bodyHtml } from './body-html.ts'
import { PORTRAIT, PROJECT_PICTURE } from './profile.ts'
import { createStudio, type StudioOptions } from './studio.ts'

export interface PictureOptions extends StudioOptions {
  /** `/` or `/dossier/`: for the pictures inside a text. */
  base: string
  /** Called after each picture, logos included. */
  onProgress?(done: number, total: number): void
}

export interface PictureFailure {
  file: string
  /** The message of the operating system or of libvips, in English. */
  reason: string
}

/** Thrown once, with all the pictures that could not be read. */
export class UnreadablePictures extends Error {
  readonly failures: readonly PictureFailure[]

  constructor(failures: readonly PictureFailure[]) {
    super(`Images illisibles : ${failures.map(({ file, reason }) => `${visibleName(file)} (${reason})`).join(', ')}`)
    this.name = 'UnreadablePictures'
    this.failures = failures
  }
}

/**
 * Encodes every picture of the catalogue, or takes it from the cache, and says in the catalogue what there is.
 * The same originals give the same bytes under the same names, whatever ran before.
 * @throws {UnreadablePictures}
 */
export async function withPictures(
  catalogue: Catalogue<ImageReference, ImageReference>,
  options: PictureOptions,
): Promise<Catalogue> {
  const studio = createStudio(options)
  const { site, projects } = catalogue
  const shown = projects.flatMap(({ image, pictures }) => [image ?? [], pictures].flat())
  const total = 1 + site.skills.length + site.goals.length + shown.length
  const failures: PictureFailure[] = []
  let done = 0

  let diskError: unknown

  /** Holds the failure back until all pictures were tried. */
  async function attempt<T>(reference: ImageReference, task: () => Promise<T>): Promise<T | null> {
    try {
      return await task()
    } catch (error) {
      if (DISK_ERRORS.has((error as NodeJS.ErrnoException).code ?? '')) diskError ??= error
      failures.push({ file: reference.file, reason: error instanceof Error ? error.message : String(error) })
      return null
    } finally {
      options.onProgress?.(++done, total)
    }
  }
  const withLogo = async (skill: Skill<ImageReference>) => ({
    ...skill,
    logo: await attempt(skill.logo, () => studio.logo(skill.logo)),
  })

  const [portrait, skills, goals, pictured] = await Promise.all([
    attempt(site.hero.portrait, () => studio.picture(site.hero.portrait, PORTRAIT)),
    Promise.all(site.skills.map(withLogo)),
    Promise.all(site.goals.map(withLogo)),
    Promise.all(
      projects.map(async ({ image, pictures, description, ...project }) => {
        const [main, ...inside] = await Promise.all(
          [image, ...pictures].map(
            (reference) => reference && attempt(reference, () => studio.picture(reference, PROJECT_PICTURE)),
          ),
        )
        const drawn = new Map(pictures.flatMap(({ file }, index) => (inside[index] ? [[file, inside[index]]] : [])))
        return {
          ...project,
          image: main ?? null,
          pictures: [...drawn.values()],
          description: description && bodyHtml(description, drawn, options.base),
        }
      }),
    ),
  ])
  // Thrown only now: nothing is written any more to a folder that will be removed.
  if (diskError !== undefined) throw diskError
  if (portrait === null || failures.length > 0) throw new UnreadablePictures(inOrder(failures))
  return {
    ...catalogue,
    site: {
      ...site,
      hero: { ...site.hero, portrait },
      skills: skills.flatMap(ifDrawn),
      goals: goals.flatMap(ifDrawn),
    },
    projects: pictured,
  }
}

/** It cannot be written: nothing is wrong with the picture. */
const DISK_ERRORS: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Narrows the type: a logo that failed has thrown by now. */
function ifDrawn({ title, logo }: { title: string; logo: Logo | null }): Skill[] {
  return logo ? [{ title, logo }] : []
}

function inOrder(failures: readonly PictureFailure[]): PictureFailure[] {
  const byFile = new Map(failures.map((failure) => [failure.file, failure]))
  return [...byFile.values()].sort((one, other) => (one.file < other.file ? -1 : 1))
}
