import type { RenderInput } from '../../src/catalogue/render-input.ts'

/** The part of the input that all pages share. */
type SharedInput = Omit<RenderInput, OwnInput>

/** The part of the input that differs from page to page. */
export type OwnInput = 'projects' | 'surroundings' | 'lists' | 'alternates'

/** Message that starts a thread. */
export interface RenderOrder {
  /** URL of the module that renders pages. */
  renderer: string
  /** Folder to which the pages are written, by their paths. */
  site: string
  shared: SharedInput
}

/** A share of the pages, with their part of the input. */
export interface RenderShare extends Pick<RenderInput, OwnInput> {
  paths: readonly string[]
}
