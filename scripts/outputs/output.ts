import type { Alternates } from '../../src/catalogue/alternate.ts'
import type { ProjectList } from '../../src/catalogue/lists.ts'
import type { OutputPath } from '../../src/catalogue/pages.ts'
import type { Catalogue, Site } from '../../src/catalogue/types.ts'
import type { TypefaceSource } from '../fonts/source.ts'

/** A file that a build writes beside the pages. Each module of this folder that makes one exports it; `outputs.ts` lists them. */
export interface Output<Input = OutputInput> extends OutputPath {
  /** Whether it is written even with `--pages-only`, because a page or a host needs it. */
  always?: true
  /** Returns the `<link>` to it for the head of every page. */
  link?(site: Pick<Site, 'texts'>): { rel: string; type?: string; title?: string }
  /** Returns everything on which its bytes depend besides the code. Such a file is kept in the cache, because making it takes long. */
  madeFrom?(input: Input): string | Promise<string>
  /** Makes the file. Imports slow packages itself, because the check of the content also loads this module. */
  make(input: Input): string | Uint8Array | Promise<string | Uint8Array>
}

/** The input that differs between languages. */
export type OneLanguage = Pick<OutputInput, 'catalogue' | 'lists' | 'alternates' | 'base' | 'content'>

export interface OutputInput {
  catalogue: Catalogue
  typeface: TypefaceSource
  lists: readonly Pick<ProjectList, 'path'>[]
  /** The addresses of each page in the other languages. */
  alternates: Alternates
  /** The input of the other languages, for files that are made for all of them together. */
  translations: readonly OneLanguage[]
  /** The base of the pages in this language: `/`, `/dossier/` or `/en/`. */
  base: string
  /** The base of the whole site: `/` or `/dossier/`. */
  root: string
  /** The security headers of every response. */
  headers: Readonly<Record<string, string>>
  /** The folder of the Markdown files in this language. */
  content: string
  cacheDir: string
}
