import type { PlainForm } from '../../scripts/fields/mail-services.ts'
import type { Alternates } from './alternate.ts'
import type { Tracker } from './analytics.ts'
import type { Evidence } from './evidence.ts'
import type { ProjectList } from './lists.ts'
import type { Review } from './review.ts'
import type { SitePlace } from './site-place.ts'
import type { SitePlan } from './site-plan.ts'
import type { Surrounding } from './surroundings.ts'
import type { Catalogue, Project } from './types.ts'

/** Everything from which the pages are rendered. The build and the dev server pass it to Vike with each page, as `pageContext.input`. */
export interface RenderInput {
  catalogue: Pick<Catalogue, 'site' | 'month' | 'cv' | 'cvs' | 'pages' | 'applications'>
  place: SitePlace
  /** `null` if no views are counted. */
  tracker: Tracker | null
  /** The background of the page in each scheme, which browsers also use around the page. */
  backgrounds: Readonly<Record<'light' | 'dark', string>>
  /** The projects on the home page. */
  latest: readonly Project[]
  /** The evidence for each skill of the home page, in their order. */
  evidence: readonly (Evidence | null)[]
  /** The projects on the site map. */
  plan: SitePlan
  /** The projects by slug. */
  projects: ReadonlyMap<string, Project>
  /** Every page of every list, by path. */
  lists: ReadonlyMap<string, ProjectList>
  /** The neighbours of each project, by slug. */
  surroundings: ReadonlyMap<string, Surrounding>
  /** The alternates of each page, by path. Empty for a site with one language. */
  alternates: Alternates
  /** The projects on each page for one reader, by its address. */
  shownProjects: Readonly<Record<string, readonly Project[]>>
  /** The address to which the form sends messages: the provider in a build, the local outbox in development. */
  mailEndpoint: string
  /** `null` if only a script can send there. */
  plainForm: PlainForm | null
  /** The files of each island: its module, then everything that it imports. Addresses include the base. */
  islands: Readonly<Record<string, readonly string[]>>
  /** The address of the module with the project texts for the modal, by path of the list page. */
  projectDetails: Readonly<Record<string, string>>
  assets: BuiltAssets | LiveAssets
  review?: Review
}

/** The input of a build. */
export type BuildInput = RenderInput & { assets: BuiltAssets }

/** The inline scripts: `first` runs before the first paint, one of the others at the end of the body. */
export interface PageScripts {
  first: string
  /** The script of a list of projects. */
  list: string
  /** The script of every other page. */
  page: string
}

interface PageAssets {
  /** The content of each page's `<style>`, by Vike's page id. */
  styles: Readonly<Record<string, string>>
  /** The address of the sheet that only later states of pages need. */
  laterSheet: string
  scripts: PageScripts
  /** Font files to preload. */
  fonts: readonly string[]
}

/** The files that a built page contains inline or links to. */
interface BuiltAssets extends PageAssets {
  mode: 'build'
  /** The Content Security Policy of each page's `<meta>` element, by Vike's page id. */
  policies: Readonly<Record<string, string>>
  /** JSON */
  speculationRules: string
  /** The files that accompany the pages; `null` if they are omitted. */
  companions: CompanionFiles | null
}

/** A page of the dev server, which also contains the script that replaces it when the content has changed. */
export interface LiveAssets extends PageAssets {
  mode: 'dev'
  /** The nonce of inline styles and scripts, which change while the policy of an open page stays. */
  nonce: string
  /** The address of the script, and the number of the content's state that the page shows. */
  live: { script: string; version: number }
}

/** The files that accompany the pages. Paths are below the base. */
export interface CompanionFiles {
  /** The files that every page names in its head. */
  links: readonly LinkedFile[]
  /** The picture for sharing a page without one of its own. */
  shareCard: SharePicture
  /** The pictures of pages that have one, by path of the page. */
  shares: Readonly<Record<string, SharePicture>>
}

/** A `<link>` to a file of the site. */
export interface LinkedFile {
  rel: string
  type?: string
  title?: string
  path: string
  /** Whether all languages of the site share the file, below its root. */
  isShared: boolean
}

export interface SharePicture {
  /** The path below the site's base. */
  file: string
  alt: string
}

/** The size of every share picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
