import type { Alternates } from '../../src/catalogue/alternate.ts'
import type { ProjectList } from '../../src/catalogue/lists.ts'
import type { OutputPath } from '../../src/catalogue/pages.ts'
import type { Catalogue, Site } from '../../src/catalogue/types.ts'
import type { TypefaceSource } from '../fonts/source.ts'

/** A file that a build writes beside the pages. Each module of this folder that makes one exports it; `outputs.ts` lists them. */
export interface Output<Input = OutputInput> extends OutputPath {
  /** Written even with `--pages-only`, because a page or a host needs it. */
  always?: true
  /** The `<link>` to it in the head of every page. */
  link?(site: Pick<Site, 'texts'>): { rel: string; type?: string; title?: string }
  /** All that its bytes depend on besides the code: then it is kept in the cache, because making it takes long. */
  madeFrom?(input: Input): string | Promise<string>
  /** Imports slow packages itself, because the check of the content loads this module too. */
  make(input: Input): string | Uint8Array | Promise<string | Uint8Array>
}

/** What differs from language to language. */
export type OneLanguage = Pick<OutputInput, 'catalogue' | 'lists' | 'alternates' | 'base' | 'content'>

export interface OutputInput {
  catalogue: Catalogue
  typeface: TypefaceSource
  lists: readonly Pick<ProjectList, 'path'>[]
  /** The other languages of each page. */
  alternates: Alternates
  /** The same of the other languages, for what is made for all of them together. */
  translations: readonly OneLanguage[]
  /** Of the pages in this language: `/`, `/dossier/` or `/en/`. */
  base: string
  /** Of the whole site: `/` or `/dossier/`. */
  root: string
  /** The security headers of every response. */
  headers: Readonly<Record<string, string>>
  /** The folder of the Markdown files in this language. */
  content: string
  cacheDir: string
}
