import type { ProjectList } from './lists.ts'
import type { SitePlan } from './site-plan.ts'
import type { Surrounding } from './surroundings.ts'
import type { Catalogue, Project } from './types.ts'

/** Everything that the pages are rendered from. The build and the dev server set it before Vike renders a page. */
export interface RenderInput {
  catalogue: Pick<Catalogue, 'site' | 'cv'>
  /** The projects on the home page. */
  latest: readonly Project[]
  /** The projects on the site map. */
  plan: SitePlan
  /** By slug. */
  projects: ReadonlyMap<string, Project>
  /** Every page of every list, by path. */
  lists: ReadonlyMap<string, ProjectList>
  /** The neighbours of each project, by slug. */
  surroundings: ReadonlyMap<string, Surrounding>
  assets: PageAssets
  /** The Content Security Policy of each page's `<meta>` element by Vike's page id; `null` in development. */
  metaPolicy: Readonly<Record<string, string>> | null
  /** In development, the headers of every page and the nonce of their policy; `null` in a build, because hosts send the headers. */
  sent: { nonce: string; headers: Readonly<Record<string, string>> } | null
  /** Where the form sends messages: the provider in a build, the local outbox in development. */
  mailEndpoint: string
}

/** Addresses include the base. In development Vite links the style sheet itself and serves scripts as modules. */
export interface PageAssets {
  /** The content of each page's `<style>` by Vike's page id; in development one text for all pages: the fonts, which Vite does not link. */
  css: string | Readonly<Record<string, string>>
  /** Vite links the style sheets, as in development. */
  linksStyles: boolean
  /** The scripts that every page runs at once: inline code before the first paint and, at the end of the body, inline code or a module. */
  script: { first: string } & ({ inline: string } | { src: string })
  /** JSON; `null` in development. */
  speculationRules: string | null
  /** The files of each island: its module, then everything the module imports. */
  islands: Readonly<Record<string, readonly string[]>>
  /** The address of the module with the project texts for the modal, by path of the list page. */
  projectDetails: Readonly<Record<string, string>>
  /** The files that go with the pages; `null` if they are left out, as in development. */
  companions: CompanionFiles | null
  /** Font files to preload. */
  fonts: readonly string[]
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
}

export interface SharePicture {
  /** Below the site's base. */
  file: string
  alt: string
}

/** The size of every share picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

const KEY = Symbol.for('portfolio.render-input')
type Holder = { [KEY]?: RenderInput }

/**
 * The rendering code is a separate bundle that the build loads. The input passes through the global object, so the bundle does
 * not depend on the content.
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
