import type { PageScripts } from '../../src/catalogue/render-input.ts'
import type { Drawings } from '../../src/looks/characters.ts'

interface PageSheets {
  /** Style sheet of each page by its Vike id, minified, without fonts and colours. It lacks its end, `SHEET_END`. */
  styles: Readonly<Record<string, string>>
  /** Rules that only some sites need (`needs.ts`), by page and file. They are inserted before `SHEET_END`. */
  extraStyles: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Rules that the project dialog needs and list pages lack. */
  dialog: string
  /** What only a later state of a page needs (`code/later.ts`), of all pages. */
  later: string
}

/** Code that is inline in pages. */
export interface Inlined {
  sheets: Readonly<Record<Drawings, PageSheets>>
  /** Minified, for classic `<script>` elements. */
  scripts: PageScripts
  /** Script that replaces a page of the dev server when the content has changed. */
  live: string
}

/** Facts about built code. */
export interface BuiltCode {
  /** Files of each island below the base: its module, then all that the module imports. */
  islands: Readonly<Record<string, readonly string[]>>
  inlined: Inlined
}

/** Placeholder of the base in built code. The code for one base is a copy in which it is replaced. */
export const ANY_BASE = '/-base-/'

/** Ends the layer of components. That layer is the last of a sheet, so that rules can be added to it. */
export const SHEET_END = '}'

/** Folders of built code: the modules that render pages, and the islands of the browser. */
export const RENDERER_FOLDER = 'render'

export const RENDERER_ENTRY = 'render.mjs'

export const CLIENT_FOLDER = 'client'
