import type { ProjectList } from './lists.ts'
import type { SitePlan } from './site-plan.ts'
import type { Surrounding } from './surroundings.ts'
import type { Catalogue, Project } from './types.ts'

/** All that the pages need to be rendered. The build and the dev server put it in place before Vike renders a page. */
export interface RenderInput {
  catalogue: Pick<Catalogue, 'site' | 'cv'>
  /** For the home page. */
  latest: readonly Project[]
  /** For the plan of the site. */
  plan: SitePlan
  /** By slug. */
  projects: ReadonlyMap<string, Project>
  /** Every page of every list, by path. */
  lists: ReadonlyMap<string, ProjectList>
  /** What stands around each project, by slug. */
  surroundings: ReadonlyMap<string, Surrounding>
  assets: PageAssets
  /** The policy of a page's `<meta>` element by Vike's id of the page; `null` in development. */
  metaPolicy: Readonly<Record<string, string>> | null
  /** In development, what the server sends with each page, and the nonce of its policy; `null` in a build: hosts send it. */
  sent: { nonce: string; headers: Readonly<Record<string, string>> } | null
  /** Where the form sends to: the provider in every build, the local outbox in development. */
  mailEndpoint: string
}

/** Addresses carry the base. In development Vite links the style sheet itself and serves scripts as modules. */
export interface PageAssets {
  /** What stands in a page's `<style>` by Vike's id of the page; in development, for all pages, what Vite's links leave out. */
  css: string | Readonly<Record<string, string>>
  /** Whether Vite links the style sheets, as it does in development. */
  linksStyles: boolean
  /** The scripts every page runs at once: inline code before its first paint, and one behind its body, a module's address in development. */
  script: { first: string } & ({ inline: string } | { src: string })
  /** JSON; `null` in development. */
  speculationRules: string | null
  /** For each island its module, then all that the module imports. */
  islands: Readonly<Record<string, readonly string[]>>
  /** The modules with the texts of the projects, which the modal shows, by path of the list. */
  projectDetails: Readonly<Record<string, string>>
  /** The files that stand beside the pages; `null` when they are left out, as in development. */
  companions: CompanionFiles | null
  /** Font files to preload. */
  fonts: readonly string[]
}

/** Paths below the base. */
export interface CompanionFiles {
  atomFeed: string
  jsonFeed: string
  manifest: string
  touchIcon: string
  /** The picture that a shared page shows, by path of the page. */
  shares: Readonly<Record<string, string>>
}

/** The size of every share picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

const KEY = Symbol.for('portfolio.render-input')
type Holder = { [KEY]?: RenderInput }

/**
 * The rendering code is a bundle of its own, loaded by the process that builds: the input passes through the global object
 * so that the bundle stays the same whatever the content is.
 */
export function setRenderInput(input: RenderInput): void {
  ;(globalThis as Holder)[KEY] = input
}

/** @throws {Error} before `setRenderInput` was called. */
export function getRenderInput(): RenderInput {
  const input = (globalThis as Holder)[KEY]
  if (input === undefined) throw new Error('Nothing to render yet: setRenderInput() comes first.')
  return input
}
