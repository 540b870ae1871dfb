import type { Alternates } from './alternate.ts'
import type { Tracker } from './analytics.ts'
import type { Evidence } from './evidence.ts'
import type { ProjectList } from './lists.ts'
import type { Review } from './review.ts'
import type { SitePlace } from './site-place.ts'
import type { SitePlan } from './site-plan.ts'
import type { Surrounding } from './surroundings.ts'
import type { Catalogue, Project } from './types.ts'

/** Everything that the pages are rendered from. The build and the dev server pass it to Vike with each page, as `pageContext.input`. */
export interface RenderInput {
  catalogue: Pick<Catalogue, 'site' | 'month' | 'cv' | 'cvs' | 'pages' | 'applications'>
  place: SitePlace
  /** `null` if nothing is counted. */
  tracker: Tracker | null
  /** The colour of the page in each scheme, which browsers give to what is around it. */
  grounds: Readonly<Record<'light' | 'dark', string>>
  /** The projects on the home page. */
  latest: readonly Project[]
  /** Where each skill of the home page was used, in their order. */
  evidence: readonly (Evidence | null)[]
  /** The projects on the site map. */
  plan: SitePlan
  /** By slug. */
  projects: ReadonlyMap<string, Project>
  /** Every page of every list, by path. */
  lists: ReadonlyMap<string, ProjectList>
  /** The neighbours of each project, by slug. */
  surroundings: ReadonlyMap<string, Surrounding>
  /** The other languages of each page, by path. Empty for a site with one language. */
  alternates: Alternates
  /** The projects on each page for one reader, by its address. */
  shownProjects: Readonly<Record<string, readonly Project[]>>
  /** Where the form sends messages: the provider in a build, the local outbox in development. */
  mailEndpoint: string
  /** `null` if only a script can send there. */
  plainForm: PlainForm | null
  /** The files of each island: its module, then everything the module imports. Addresses include the base. */
  islands: Readonly<Record<string, readonly string[]>>
  /** The address of the module with the project texts for the modal, by path of the list page. */
  projectDetails: Readonly<Record<string, string>>
  assets: BuiltAssets | LiveAssets
  /** For the page of `review` alone, which no site has. */
  review?: Review
}

/** Draws the page of one kind that its route names so, as Vike would: the whole HTML document. */
export type Draw = (input: RenderInput, routeParams: Readonly<Record<string, string>>) => string

/** What a form needs to send without a script, besides its address. */
export interface PlainForm {
  /** Values that go with the visitor's, by name. */
  hidden: Readonly<Record<string, string>>
  /** The name of the field that the provider's own spam filter wants to find empty. */
  trap?: string
  /** The name of a form that Netlify reads in the built page and serves at the page's own address. */
  netlify?: string
}

/** What a build renders from. */
export type BuildInput = RenderInput & { assets: BuiltAssets }

/** The inline scripts: `first` runs before the first paint, one of the others at the end of the body. */
export interface PageScripts {
  first: string
  /** Of a list of projects. */
  list: string
  /** Of every other page. */
  page: string
}

interface PageAssets {
  /** The content of each page's `<style>`, by Vike's page id. */
  styles: Readonly<Record<string, string>>
  scripts: PageScripts
  /** Font files to preload. */
  fonts: readonly string[]
}

/** What a built page holds inline and what it links to. */
export interface BuiltAssets extends PageAssets {
  mode: 'build'
  /** The Content Security Policy of each page's `<meta>` element, by Vike's page id. */
  policies: Readonly<Record<string, string>>
  /** JSON */
  speculationRules: string
  /** The files that go with the pages; `null` if they are left out. */
  companions: CompanionFiles | null
}

/** A page of the dev server is the same, but for what replaces it when the content has changed. */
export interface LiveAssets extends PageAssets {
  mode: 'dev'
  /** Of inline styles and scripts, which change while the policy of an open page stays. */
  nonce: string
  /** The address of the script, and the number of the content's state that the page shows. */
  live: { script: string; version: number }
}

/** Paths below the base. */
export interface CompanionFiles {
  /** The files that every page names in its head. */
  links: readonly LinkedFile[]
  /** What a shared page shows when it has no picture of its own. */
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
  /** All languages of the site have the same one, below its root. */
  isShared: boolean
}

export interface SharePicture {
  /** Below the site's base. */
  file: string
  alt: string
}

/** The size of every share picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
