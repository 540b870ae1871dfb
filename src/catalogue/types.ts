import type {
  APPLICATION_FIELDS,
  CV_FIELDS,
  CV_SECTIONS,
  PAGE_FIELDS,
  PROJECT_FIELDS,
  SITE_FIELDS,
  TARGET_FIELDS,
} from '../../scripts/fields/definitions.ts'
import type { Words } from '../../scripts/fields/site-texts/language.ts'
import type { Lang } from '../../scripts/fields/site-texts/languages.ts'
import type { ImageReference, ValuesOf } from '../../scripts/fields/values.ts'

export type { ImageReference }

/**
 * The contract between the compiler (`scripts/`) and the pages (`src/`): the owner's Markdown after it was read, checked and rendered.
 * Everything here is plain JSON data. `Image` is the type of a picture: the compiler only knows a file (`ImageReference`), the pages
 * receive a `Picture` with its sizes.
 */
export interface Catalogue<Image = Picture, SkillLogo = Logo, Mark = SiteLogo> {
  site: Site<Image, SkillLogo, Mark>
  /** The month of the build, 'YYYY-MM'. */
  month: string
  /** `null` without `content/cv.md`; the CV link then disappears. */
  cv: Cv | null
  /** The CVs for certain readers that are derived from `cv.md`, in the order of their names; none without `cv.md`. */
  cvs: readonly TargetCv[]
  /** The projects in the order of the list: numbered ones first, then the others by title. */
  projects: readonly Project<Image>[]
  /** The owner's pages, in the order of their links. */
  pages: readonly OwnPage<Image>[]
  /** Pages for one reader each. Only that reader may learn the address. */
  applications: readonly Application<Image>[]
}

/** A catalogue whose pictures are not encoded yet. */
export type CompiledCatalogue = Catalogue<ImageReference, ImageReference | Logo, ImageReference>
export type CompiledSite = Site<ImageReference, ImageReference | Logo, ImageReference>

/** A name that is safe in an address: lower-case ASCII letters, digits and single hyphens between them. */
export type Slug = string & { readonly __brand: 'Slug' }

type ProjectValues<Image> = ValuesOf<typeof PROJECT_FIELDS, Image>

/** A project: the values of its front matter, under their keys, and what is derived from its file and its text. */
export interface Project<Image = Picture>
  extends Omit<ProjectValues<Image>, 'links' | 'imageAlt' | 'imageNight' | 'captures' | 'results' | 'confidential'> {
  /** The name of its file, the same in all languages. */
  name: string
  /** The last part of its address. */
  slug: Slug
  /** The text on the card before the title: `Projet 8`, `Projet personnel`; may be empty. */
  label: string
  /** The text on the badge of its state; may be empty. */
  badge: string
  links: readonly ProjectLink[]
  captures: readonly Capture<Image>[]
  results: readonly Result[]
  /** Whether it is confidential. Then it has no address. */
  confidential: boolean
  /** Whether its visitors are sent to the contact page to ask for more. */
  canAsk: boolean
  /** The body as sanitised HTML; `null` if the file has no body. Headings start at h2. */
  description: string | null
  /** The pictures inside the body. */
  pictures: readonly Image[]
  /** The sentences of the body as plain text on one line, for descriptions. Empty if there are none. */
  text: string
  /** Whether it is a draft (the file name begins with `_`): the dev server shows it with a mark, builds omit it. */
  draft: boolean
}

/** A page of the owner, from `content/pages/`. Body and draft are like those of a project. */
export interface OwnPage<Image = Picture>
  extends Omit<ValuesOf<typeof PAGE_FIELDS>, 'menu'>,
    Pick<Project<Image>, 'name' | 'slug' | 'description' | 'pictures' | 'text' | 'draft'> {
  /** Whether the bar links to it. */
  menu: boolean
}

/** A page for one reader, from `content/candidatures/`. */
export interface Application<Image = Picture>
  extends Pick<OwnPage<Image>, 'title' | 'description' | 'pictures' | 'text' | 'draft'> {
  /** The secret part of its path. */
  address: string
  /** The name of a file of `cvs/`; `null` for `cv.md`, if it exists. */
  cv: Slug | null
  /** The names of projects, in order. */
  projects: readonly string[]
}

export type ApplicationValues = ValuesOf<typeof APPLICATION_FIELDS>
export type TargetValues = ValuesOf<typeof TARGET_FIELDS>

export type ProjectState = Project['state']

export type ProjectLink = NonNullable<ProjectValues<never>['links']>[number]
/** A measured result, with the figures in the owner's spelling. */
export type Result = NonNullable<ProjectValues<never>['results']>[number]

/** A film. Its files are first those of the content, then, for the pages, paths below the site's base. */
export type Video<Image = Picture> = NonNullable<ProjectValues<Image>['video']>
/** A picture of the gallery on a project's page. */
export type Capture<Image = Picture> = Pick<
  NonNullable<ProjectValues<Image>['captures']>[number],
  'image' | 'caption'
> & {
  device: 'desktop' | 'phone'
}

/** Keys that the modal does not need: they are for heads, feeds and lists, or only for a project's page. */
export const NOT_SHOWN = [
  'pictures',
  'text',
  'draft',
  'metaTitle',
  'metaDescription',
  'name',
  'date',
  'video',
  'captures',
] as const
/** The data that the modal and a project's page both show, and that a list page passes to the modal. */
export interface ProjectShown extends Omit<Project, (typeof NOT_SHOWN)[number] | 'period'> {
  /** In words: « 2025 – 2026 ». */
  period: string | null
  /** Whether its page shows a film or captures. */
  hasMedia: boolean
}

/** A picture encoded in AVIF and WebP at several widths. */
export interface Picture {
  /** Path below the site's base, without width and extension: `assets/images/banque-1f2e3d4c`; append `-670.avif` or `-670.webp`. */
  name: string
  /** The encoded widths in pixels, ascending. */
  widths: readonly number[]
  /** Size of the original in pixels, after its orientation was applied. */
  width: number
  height: number
  /** The colour shown until the picture has loaded: one of six classes, because the CSP refuses inline styles. */
  hue: PictureHue
  alt: string
  /** The `name` of its version for the dark scheme, which has the same widths. */
  night?: string
}

export const PICTURE_HUES = ['sea', 'tile', 'cobalt', 'sun', 'olive', 'lavender'] as const
export type PictureHue = (typeof PICTURE_HUES)[number]

/** The logo of a skill: shapes drawn in the colour of the text, or a picture. */
export type Logo =
  | { kind: 'svg'; viewBox: string; markup: string }
  /** A drawing in a file of the site, with its id: `assets/logos-1f2e3d4c.svg#l0`. */
  | { kind: 'linked'; path: string }
  | { kind: 'picture'; picture: Picture }

export interface Skill<SkillLogo = Logo> {
  title: string
  /** `null` if there is no logo with that name. */
  logo: SkillLogo | null
  /** Other uses by the owner, besides projects and CV. */
  use: string | null
}

/** A profile on another site. */
export interface Profile {
  /** The name of the network. */
  name: string
  url: string
  /** The shape of its logo in a box of 24 × 24: the `d` of a path; `null` if it is unknown. */
  path: string | null
  /** The logo in a file of the site, with its id, if it is too large for every page: `assets/logos-1f2e3d4c.svg#l0`. */
  linked?: string
}

type SiteValues<Image> = ValuesOf<typeof SITE_FIELDS, Image>
/** A group of `site.md` that always exists. Its keys are `null` if the owner omitted it. */
type Group<Key extends 'mail' | 'legal' | 'footer' | 'form' | 'look'> = NonNullable<SiteValues<never>[Key]>

/** `content/site.md`: the values of its front matter, and its text. */
export interface Site<Image = Picture, SkillLogo = Logo, Mark = SiteLogo>
  extends Omit<SiteValues<Image>, keyof DerivedSite | 'review'>,
    DerivedSite<Image, SkillLogo, Mark> {}

/** What is derived from `site.md`, under the keys of the front matter or under its own. */
interface DerivedSite<Image = Picture, SkillLogo = Logo, Mark = SiteLogo> {
  lang: Lang
  /** The languages of the whole site. The first one is at its root. */
  languages: readonly Lang[]
  phone: Phone | null
  hero: Filled<Omit<SiteValues<Image>['hero'], 'portraitNight'>>
  skills: readonly Skill<SkillLogo>[]
  goals: readonly Skill<SkillLogo>[]
  mail: MailSettings
  legal: Legal
  footer: FooterWords
  accessibility: boolean
  contact: NonNullable<SiteValues<never>['contact']>
  form: FormSettings
  /** The look; `null` where the owner keeps the default. */
  look: Look<Mark>
  /** The profiles: GitHub and LinkedIn first, then the others. */
  profiles: readonly Profile[]
  categories: readonly Category[]
  /** The fixed texts of the frame: the owner's, completed by the defaults. */
  texts: Words
  /** The sections of the home page below its top, in order. */
  home: readonly HomeEntry[]
  testimonials: readonly Testimonial[]
  /** `null` if the owner seeks nothing. */
  seeking: Seeking | null
  /** The body of site.md as sanitised HTML, for the home page; `null` if it is empty. */
  body: string | null
  /** The pictures inside the body. */
  pictures: readonly Image[]
  /** `content/style.css`, checked and without comments; `null` if the owner has none. */
  ownStyles: string | null
}

/** The post that the owner seeks. A past date is `null`. */
export type Seeking = NonNullable<SiteValues<never>['seeking']> & { latest: LatestPost | null }
/** The current post of the CV, or else the last one. */
export type LatestPost = Pick<CvJob, 'title' | 'organisation'> & { isCurrent: boolean }

export type HomeEntry = NonNullable<SiteValues<never>['home']>[number]
export type HomeSection = HomeEntry['section']
export type Testimonial = NonNullable<SiteValues<never>['testimonials']>[number]

/** The settings of the form. */
export type FormSettings = { [Key in keyof Group<'form'>]: NonNullable<Group<'form'>[Key]> }
/** The service that counts the views of pages. A path is a script of the site's own host. */
export type Analytics = NonNullable<SiteValues<never>['analytics']>
export type Look<Mark = SiteLogo> = Omit<Group<'look'>, 'logo'> & { logo: Mark | null }
/** The owner's logo: cleaned shapes, with `currentColor` where they take the colour of the text. */
export interface SiteLogo {
  viewBox: string
  markup: string
  /** The path below the site's base. Its element « logo » is the drawing. */
  file: string
}
export type Category = NonNullable<SiteValues<never>['categories']>[number]

/** The service that receives messages, and its public identifiers. */
export type MailSettings = Omit<Nullable<Group<'mail'>>, 'provider'> & {
  provider: NonNullable<Group<'mail'>['provider']>
}
/** The owner's words in the footer of every page. Without a notice or a year, the site describes what it does and when it was built. */
export type FooterWords = Nullable<Group<'footer'>>
export type Legal = Omit<Nullable<Group<'legal'>>, 'host' | 'law'> & {
  law: NonNullable<Group<'legal'>['law']>
  host: Omit<Nullable<NonNullable<Group<'legal'>['host']>>, 'phone'> & { phone: Phone | null }
}

/** A phone number. */
export interface Phone {
  /** As the owner writes it. */
  text: string
  /** The address of its link (RFC 3966): `tel:+33639980000`. */
  url: string
}

type Nullable<Values> = { [Key in keyof Values]: Values[Key] | null }

/** The values without omitted lists: an omitted list is empty, at every depth. */
type Filled<Value> = Value extends readonly (infer Item)[]
  ? readonly Filled<Item>[]
  : Value extends object
    ? {
        [Key in keyof Value]: Filled<
          NonNullable<Value[Key]> extends readonly unknown[] ? NonNullable<Value[Key]> : Value[Key]
        >
      }
    : Value

/** The values of `cv.md`, with the tags that decide in which CVs they appear. */
export type TaggedValues = Filled<ValuesOf<typeof CV_FIELDS>>
/** The values of one CV. */
export type CvValues = Untagged<TaggedValues>

type Tag = 'only' | 'hide'
/** The values without tags, at every depth. A text that had some is a plain text again. */
type Untagged<Value> = Value extends readonly (infer Item)[]
  ? readonly Untagged<Item>[]
  : Value extends Readonly<Record<Tag, unknown>>
    ? Exclude<keyof Value, Tag> extends 'text' | 'name'
      ? Value[Exclude<keyof Value, Tag>]
      : { [Key in Exclude<keyof Value, Tag>]: Untagged<Value[Key]> }
    : Value extends object
      ? { [Key in keyof Value]: Untagged<Value[Key]> }
      : Value

export type CvSectionName = (typeof CV_SECTIONS)[number]

/** The part of `content/cv.md` that one CV shows. */
export interface Cv extends Omit<CvValues, 'projects'> {
  /** The projects of the portfolio that the owner chose. */
  projects: readonly CvProject[]
  /** The body as sanitised HTML; `null` if it is empty. */
  profile: string | null
  /** The profile as plain text, one string per paragraph and per point of a list (profile-lines.ts). */
  profileText: readonly string[]
  /** The pictures of the profile, until they are encoded. */
  profilePictures?: readonly ImageReference[] | undefined
  /** The order of its sections. @default that of CV_SECTIONS */
  sections?: readonly CvSectionName[] | undefined
  /** The most pages that its owner wants of the PDF. */
  pages?: number | undefined
}

/** A CV for certain readers, from `content/cvs/`. */
export interface TargetCv extends Cv {
  /** The name in its address. */
  name: Slug
  /** The name of its file, the same in all languages. */
  tag: Slug
  /** The language of its titles and dates. */
  lang: Lang
  /** Whether the page of the CV links to it. */
  listed: boolean
  draft: boolean
}

export type CvProject = Pick<Project, 'slug' | 'title' | 'theme' | 'technologie'>
export type Certificate = Cv['certificates'][number]
/** A job; `end` is `null` if it is current. */
export type CvJob = Cv['experience'][number]
/** A job, a school or a voluntary post. Only a job always has a title and a start. */
export type CvEntry = Cv['volunteering'][number]
