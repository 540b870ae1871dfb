import type {
  Application,
  CompiledCatalogue,
  CompiledSite,
  ImageReference,
  OwnPage,
  Slug,
} from '../../../src/catalogue/types.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { Lang } from '../../fields/languages/lang.ts'
import type { Incomplete } from '../../fields/values.ts'
import type { SiteLink } from './body.ts'
import type { OwnCv, OwnProject, OwnTarget, ProjectValues, SiteValues, TaggedCv } from './own.ts'
import type { Asset, PictureUse } from './sources.ts'
import type { OwnStyle } from './style.ts'

/** A part of `cv.md` that says in which CVs it is. */
export interface CvTag {
  /** `experience.0.points.1` */
  path: string
  names: readonly { name: string; field: string; place: Place }[]
}

/** What one file gives by itself, as plain data: it depends on nothing but its bytes, its path and `assets`. */
export interface CompiledFile {
  path: string
  /** The language in which it was read. */
  lang: Lang
  diagnostics: readonly Diagnostic[]
  /** What it asked about pictures, and the answer: another answer makes another result. */
  assets: readonly (readonly [path: string, answer: Asset | null])[]
  /** What it shows. */
  pictures: readonly PictureUse[]
  links: readonly SiteLink[]
  anchors: readonly string[]
  project: CheckedProject | null
  page: CheckedPage | null
  site: CheckedSite | null
  cv: CheckedCv | null
  target: CheckedTarget | null
  application: CheckedApplication | null
  style: OwnStyle | null
}

/** Where the parts of a file are written. */
export interface WrittenPlaces {
  /** The values of the header, by path: `experience.0.points.1`. */
  values: Record<string, Place>
  /** The text below the header; `null` if there is none. */
  body: Place | null
}

/** A file whose name is its address. */
export interface CheckedName {
  path: string
  draft: boolean
  /** Of the file, without its extension and the `_` of a draft: the same in all languages. */
  name: string
  /** `null` when the name of the file is no address; then `nearSlug` is what it would become. */
  slug: Slug | null
  nearSlug: string
  start: Place
}

export interface CheckedPage extends CheckedName {
  /** `null` when its header is not complete. */
  page: OwnPage<ImageReference> | null
}

/** A project with what is checked across files. */
export interface CheckedProject
  extends CheckedName,
    Pick<Incomplete<ProjectValues>, 'number' | 'title' | 'url' | 'github' | 'category'> {
  /** Where the number stands; `null` when something is already said against it. */
  numberPlace: Place | null
  titlePlace: Place
  categoryPlace: Place
  /** `null` when its header is not complete. */
  project: OwnProject | null
}

export interface CheckedTarget extends CheckedName {
  places: WrittenPlaces
  /** `null` when its header is not complete. */
  target: OwnTarget | null
}

export interface CheckedApplication extends Pick<CheckedName, 'path' | 'draft' | 'start'> {
  /** `null` when it has none, or one that is reported. */
  address: string | null
  addressPlace: Place
  /** The CV that it names. */
  cv: string | null
  cvPlace: Place
  projects: readonly string[]
  projectsPlace: Place
  /** `null` when its header is not complete. */
  application: Application<ImageReference> | null
}

export interface CheckedCv {
  projects: readonly string[]
  projectsPlace: Place
  start: Place
  places: WrittenPlaces
  /** The addresses in its text. */
  mails: readonly { address: string; place: Place }[]
  /** Which parts name CVs; none when its header is not complete. */
  tags: readonly CvTag[]
  /** `null` when its header is not complete. */
  tagged: TaggedCv | null
  /** What `cv.md` says itself: without what is for other CVs. `null` when its header is not complete. */
  cv: OwnCv | null
}

export interface CheckedSite {
  places: WrittenPlaces
  values: Incomplete<SiteValues>
  expiresPlace: Place
  /** `null` when something is already said against the address. */
  contactPlace: Place | null
  featuredPlace: Place
  skillsPlace: Place
  /** `null` when it is absent. */
  availabilityPlace: Place | null
  /** Of the copyright; `null` when it is absent. */
  yearPlace: Place | null
  /** Of the date; `null` when it is absent. */
  seekingPlace: Place | null
  /** The lines of the values that a sample may have left. */
  sampleLines: Readonly<Record<string, number | null>>
  /** `null` when its header is not complete. */
  site: CompiledSite | null
}

export interface Compilation {
  /** Of the first language; `null` when a diagnostic is an error. */
  catalogue: CompiledCatalogue | null
  /** Of the other languages; empty when a diagnostic is an error. */
  translations: readonly CompiledCatalogue[]
  /** By file, line and column. */
  diagnostics: readonly Diagnostic[]
  /** The files from which the CVs are made, of each language. */
  cvFiles: readonly CheckedCvFiles[]
}

export interface CheckedCvFiles {
  site: CheckedSite | null
  cv: CheckedCv | null
  targets: readonly CheckedTarget[]
}
