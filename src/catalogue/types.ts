/**
 * The contract between the compiler (`scripts/`) and the pages (`src/`): the owner's Markdown after it was read, checked and
 * rendered. Everything here is plain JSON data.
 *
 * `Image` is the type of a picture: the compiler only knows a file (`ImageReference`), the pages get a `Picture` with its sizes.
 */
export interface Catalogue<Image = Picture, SkillLogo = Logo> {
  site: Site<Image, SkillLogo>
  /** `null` if there is no `content/cv.md`; the CV link then disappears. */
  cv: Cv | null
  /** In the order of the list: numbered projects first, then the others by title. */
  projects: readonly Project<Image>[]
}

/** A name that is safe in an address: lower-case ASCII letters, digits and single hyphens between them. */
export type Slug = string & { readonly __brand: 'Slug' }

export const PROJECT_STATES = ['OK', 'PROGRESS', 'NOT_STARTED'] as const
export type ProjectState = (typeof PROJECT_STATES)[number]

export const PROJECT_CATEGORIES = ['Formation', 'Personnel'] as const
export type ProjectCategory = (typeof PROJECT_CATEGORIES)[number]

/** One project, under the names of its front matter keys. */
export interface Project<Image = Picture> {
  slug: Slug
  /** From 1, unique; `null` for a project outside the series. */
  number: number | null
  /** `null` only while the project is NOT_STARTED. */
  title: string | null
  image: Image | null
  /** Address of the live site, http or https. */
  url: string | null
  /** Address of the repository, http or https. */
  github: string | null
  theme: string | null
  technologie: readonly string[]
  responsive: boolean | null
  category: ProjectCategory
  state: ProjectState
  /** The body as sanitised HTML; `null` if the file has no body. Headings start at h2. */
  description: string | null
  /** The pictures inside the body. */
  pictures: readonly Image[]
  /** The body as plain text on one line, for descriptions and feeds. Empty if there is no body. */
  text: string
  /** The file name begins with `_`: the dev server shows the project with a mark, builds leave it out. */
  draft: boolean
  metaTitle: string | null
  metaDescription: string | null
  /** YYYY-MM-DD */
  date: string | null
}

/** What the modal and a project's page have no use for: it is for heads, feeds and lists. */
export const NOT_SHOWN = ['pictures', 'text', 'draft', 'metaTitle', 'metaDescription', 'date'] as const
/** What the modal and a project's page show, and what a list page passes to the modal. */
export type ProjectShown = Omit<Project, (typeof NOT_SHOWN)[number]>

/** A picture file that the compiler found; it is not encoded yet. */
export interface ImageReference {
  /** Path from the project's folder, with slashes: `content/projets/images/banque.png` or `public/images/banque.png`. */
  file: string
  /** Alternative text in French. Empty if the text beside the picture already says it. */
  alt: string
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
}

export const PICTURE_HUES = ['sea', 'tile', 'cobalt', 'sun', 'olive', 'lavender'] as const
export type PictureHue = (typeof PICTURE_HUES)[number]

/** The logo of a skill: shapes drawn in the colour of the text, or a picture. */
export type Logo = { kind: 'svg'; viewBox: string; markup: string } | { kind: 'picture'; picture: Picture }

export interface Skill<SkillLogo = Logo> {
  title: string
  logo: SkillLogo
}

/** `content/site.md`: the owner and everything about the site that is not a project. */
export interface Site<Image = Picture, SkillLogo = Logo> {
  name: string
  /** The word before the rotating one: « Développeur ». */
  trade: string
  /** Address of the site without a trailing slash: `https://camille.example.org`. */
  origin: string
  email: string
  /** As the owner writes it: `06 39 98 00 00`. */
  phone: string
  place: string
  /** What clients ask before they write: when work can begin, and how soon they get an answer. */
  availability: string | null
  replyTime: string | null
  github: string | null
  linkedin: string | null
  hero: { words: readonly string[]; sentences: readonly string[]; portrait: Image }
  skills: readonly Skill<SkillLogo>[]
  goals: readonly Skill<SkillLogo>[]
  mail: MailSettings
  /** Path or address of the analytics script; `null` if the owner uses none. */
  analytics: string | null
  legal: Legal
  footer: FooterWords
  /** Whether the owner publishes the accessibility statement. */
  accessibility: boolean
  /** `preload` if the owner promises HTTPS for all subdomains too. */
  hsts: 'preload' | null
  /** YYYY-MM-DD: the date of the site's last change of substance. */
  date: string | null
  /** YYYY-MM-DD: when `security.txt` expires. */
  expires: string | null
  /** The body of site.md as sanitised HTML; `null` if it is empty. */
  body: string | null
}

/** The public identifiers of the e-mail provider; `null` for those that the owner has not filled in. */
export interface MailSettings {
  publicKey: string | null
  serviceId: string | null
  templateId: string | null
}

/** The owner's words at the foot of every page. Without a notice or a year, the site says what it does and when it was built. */
export interface FooterWords {
  notice: string | null
  made: string | null
  year: string | null
}

export interface Legal {
  publisher: string | null
  siret: string | null
  host: { name: string | null; address: string | null; phone: string | null }
  /** How long a message is kept, in words: « trois ans ». */
  retention: string | null
}

/** `content/cv.md` */
export interface Cv {
  /** The line under the name: « Développeur front-end ». */
  title: string
  experience: readonly CvEntry[]
  education: readonly CvEntry[]
  skills: readonly { title: string; items: readonly string[] }[]
  languages: readonly { name: string; level: string }[]
  interests: readonly string[]
  /** The body as sanitised HTML; `null` if it is empty. */
  profile: string | null
  /** The profile as plain text, one string per paragraph. */
  profileText: readonly string[]
}

export interface CvEntry {
  title: string
  /** Company or school. */
  organisation: string
  place: string | null
  /** YYYY or YYYY-MM */
  start: string
  /** YYYY or YYYY-MM; `null` if the entry is current. */
  end: string | null
  /** One sentence each. */
  points: readonly string[]
}
