import type {
  Application,
  CompiledCatalogue,
  CompiledSite,
  ImageReference,
  OwnPage,
  Slug,
} from '../../../src/catalogue/types.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { Lang } from '../../fields/site-texts/languages.ts'
import type { Incomplete } from '../../fields/values.ts'
import type { SiteLink } from './body.ts'
import type { OwnCv, OwnProject, OwnTarget, ProjectValues, SiteValues, TaggedCv } from './own.ts'
import type { Asset, PictureUse, Sources } from './sources.ts'
import type { OwnStyle } from './style.ts'

/** A part of `cv.md` with tags, which name the CVs that show or hide it. */
export interface CvTag {
  /** `experience.0.points.1` */
  path: string
  names: readonly { name: string; field: string; place: Place }[]
}

/** Result of compiling one file, as plain data. It depends only on the bytes and the path of the file, and on `assets`. */
export interface CompiledFile {
  path: string
  /** Language in which the file was read. */
  lang: Lang
  diagnostics: readonly Diagnostic[]
  /** The lookups of pictures during compilation, with their answers. If an answer changes, the result is out of date. */
  assets: readonly (readonly [path: string, answer: Asset | null])[]
  /** Pictures that the file shows. */
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
  sampleValues: readonly SampleValue[]
  dates: readonly WrittenDate[]
}

/** A date of the header, which the day of the check may refute. */
export interface WrittenDate {
  /** `experience.0.start` */
  field: string
  actual: string
  place: Place
  /** The number of days in which it may still lie. */
  daysAhead: number
  /** The first year that is no slip of the hand. */
  firstYear: string
  /** The state of the project that the date refutes once it is so many days old. */
  refutes?: { state: 'OK' | 'PROGRESS' | 'NOT_STARTED'; daysAgo: number }
}

/** A value or a line that is the same as in the sample. */
export interface SampleValue {
  /** The path of its key: `experience[0].organisation`; `null` below the header. */
  field: string | null
  place: Place
  /** A value that may be a choice of the owner, its key without the index of a list; `null` for a text of somebody else. */
  choice: { text: string; list: string; isCommented: boolean } | null
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
  /** Name of the file without its extension and the `_` of a draft. It is the same in all languages. */
  name: string
  /** `null` if the name of the file cannot be an address; `nearSlug` is the nearest name that can. */
  slug: Slug | null
  nearSlug: string
  start: Place
}

interface CheckedPage extends CheckedName {
  titlePlace: Place
  /** `null` if its header is incomplete. */
  page: OwnPage<ImageReference> | null
}

/** A project, with the values that are checked across files. */
export interface CheckedProject
  extends CheckedName,
    Pick<Incomplete<ProjectValues>, 'number' | 'title' | 'url' | 'github' | 'category'> {
  /** Place of the number; `null` if the number is already reported as faulty. */
  numberPlace: Place | null
  titlePlace: Place
  urlPlace: Place
  /** The address that a wrong one probably means; `url` if it is right. */
  urlMeant: string | null
  categoryPlace: Place
  /** `null` if its header is incomplete. */
  project: OwnProject | null
}

export interface CheckedTarget extends CheckedName {
  places: WrittenPlaces
  /** `null` if its header is incomplete. */
  target: OwnTarget | null
}

export interface CheckedApplication extends Pick<CheckedName, 'path' | 'draft' | 'start'> {
  /** `null` if there is none, or if it is reported as faulty. */
  address: string | null
  addressPlace: Place
  /** The CV that the application names. */
  cv: string | null
  cvPlace: Place
  projects: readonly string[]
  projectsPlace: Place
  /** `null` if its header is incomplete. */
  application: Application<ImageReference> | null
}

export interface CheckedCv {
  /** Whether no page shows it: its name, or that of its original, has the `_` of a draft. */
  draft: boolean
  projects: readonly string[]
  projectsPlace: Place
  start: Place
  places: WrittenPlaces
  /** E-mail addresses in its text. */
  mails: readonly { address: string; place: Place }[]
  /** The parts that name CVs; empty if its header is incomplete. */
  tags: readonly CvTag[]
  /** `null` if its header is incomplete. */
  tagged: TaggedCv | null
  /** The main CV: `cv.md` without the parts of other CVs. `null` if its header is incomplete. */
  cv: OwnCv | null
}

export interface CheckedSite {
  places: WrittenPlaces
  values: Incomplete<SiteValues>
  expiresPlace: Place
  /** `null` if the address is already reported as faulty. */
  contactPlace: Place | null
  featuredPlace: Place
  skillsPlace: Place
  /** `null` if its header is incomplete. */
  site: CompiledSite | null
}

/** The checked files of one language, for checks of several files. */
export interface CheckedFiles {
  sources: Sources
  site: CheckedSite | null
  cv: CompiledFile | null
  projects: readonly CheckedProject[]
  pages: readonly CheckedPage[]
  targets: readonly CheckedTarget[]
  applications: readonly CheckedApplication[]
  findings: Findings
}

/** The checked files of a language whose `site.md` can be read. */
export interface CheckedSiteFiles extends CheckedFiles {
  site: CheckedSite
}

export interface Compilation {
  /** Catalogue of the first language; `null` if a diagnostic is an error. */
  catalogue: CompiledCatalogue | null
  /** Catalogues of the other languages; empty if a diagnostic is an error. */
  translations: readonly CompiledCatalogue[]
  /** Sorted by file, line and column. */
  diagnostics: readonly Diagnostic[]
  /** The files from which the CVs are made, of each language. */
  cvFiles: readonly CheckedCvFiles[]
}

export interface CheckedCvFiles {
  /** The catalogue whose CVs can be drawn, although other files may have errors; `null` if one of these files has an error. */
  catalogue: CompiledCatalogue | null
  site: CheckedSite | null
  cv: CheckedCv | null
  targets: readonly CheckedTarget[]
}
