import type { PageScripts } from '../../src/catalogue/render-input.ts'
import type { Drawings } from '../../src/looks/characters.ts'

export interface PageSheets {
  /** The style sheet of each page by its Vike id, minified, without fonts and colours. Its end is missing, `SHEET_END`. */
  styles: Readonly<Record<string, string>>
  /** The rules that only some sites need (`EXTRA_STYLES`), by page and file. They belong before `SHEET_END`. */
  extraStyles: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What the dialog of a project needs besides the style sheet of its list. */
  dialog: string
}

/** Code that is inline in pages. */
export interface Inlined {
  sheets: Readonly<Record<Drawings, PageSheets>>
  /** Minified, for classic `<script>` elements. */
  scripts: PageScripts
  /** What replaces a page of the dev server when the content has changed. */
  live: string
}

/** Facts about built code. */
export interface BuiltCode {
  /** For each island its module, then all that the module imports: paths below the base. */
  islands: Readonly<Record<string, readonly string[]>>
  inlined: Inlined
}

/** Stands for the base in built code: the code of one base is a copy in which it is replaced. */
export const ANY_BASE = '/-base-/'

/** The layer of components is the last of a sheet, so that rules may be added to it. */
export const SHEET_END = '}'

/** Below the folder of built code: the modules that render pages, and the islands of the browser. */
export const RENDERER_FOLDER = 'render'

export const RENDERER_ENTRY = 'render.mjs'

export const CLIENT_FOLDER = 'client'
