import type { RenderInput } from '../../src/catalogue/render-input.ts'

/** The part of the input that all pages share. */
export type SharedInput = Omit<RenderInput, OwnInput>

/** The part that differs from page to page. */
export type OwnInput = 'projects' | 'surroundings' | 'lists' | 'alternates'

/** What a thread gets when it starts. */
export interface RenderOrder {
  /** URL of the module that renders pages. */
  renderer: string
  /** The folder the pages are written to, by their paths. */
  site: string
  shared: SharedInput
}

/** Some pages, and what they need. */
export interface RenderShare extends Pick<RenderInput, OwnInput> {
  paths: readonly string[]
}
