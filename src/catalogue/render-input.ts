import type { Catalogue } from './types.ts'

/** All that the pages need to be rendered. The build and the dev server put it in place before Vike renders a page. */
export interface RenderInput {
  catalogue: Catalogue
  assets: PageAssets
  /** The policy of a `<meta>` element; `null` in development, where Vike sends its own with a nonce. */
  metaPolicy: string | null
  /** Where the form sends to: the provider in every build, the local outbox in development. */
  mailEndpoint: string
}

/** Addresses carry the base. In development Vite links the style sheet itself and serves scripts as modules. */
export interface PageAssets {
  /** What stands in the page's `<style>`: the whole style sheet; in development what Vite's links leave out. */
  css: string
  /** Whether Vite links the style sheets, as it does in development. */
  linksStyles: boolean
  /** The scripts every page runs at once, one before its first paint and one behind its body: inline code in a build, the address of a module in development. */
  script: { first: string; inline: string } | { src: string }
  /** For each island its module, then all that the module imports. */
  islands: Readonly<Record<string, readonly string[]>>
  /** The module with the texts of the projects, which the modal shows. */
  projectDetails: string
  /** Font files to preload. */
  fonts: readonly string[]
}

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
