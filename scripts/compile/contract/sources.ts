import type { OutputPath } from '../../../src/catalogue/pages.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { MarkdownKind } from '../../fields/definitions.ts'
import type { MediaKind, PictureFrame } from '../../fields/field.ts'
import type { Lang } from '../../fields/languages/lang.ts'

/** A Markdown file, or the owner's style sheet, as it was read. */
export interface SourceFile {
  /** As the owner would type it: `content/projets/banque.md`. */
  path: string
  kind: MarkdownKind | 'style'
  bytes: Uint8Array
  /** What it translates. A file of the first language has none. */
  original?: Pick<SourceFile, 'path' | 'bytes'>
}

/** A file that looks like content but is not read, and why. */
export interface SkippedFile {
  path: string
  /** `ignored`: no text is read in this place. `unreadable`: the disk refused it. `too-costly`: compiling it took too long. */
  problem: 'ignored' | 'unreadable' | 'too-costly'
  /** In French, for the message. */
  reason: string
  /** A name under which it would be read. */
  suggestion: string | null
}

/** A file that Markdown may link to or show. */
export interface Asset {
  /** Its `ImageReference.file` in the catalogue. */
  file: string
  /** Whether it is a link that leads out of its folder, or not a regular file. */
  outside: boolean
  /** The last part of the address of a translation, if that is not the name of its file. */
  address?: string
}

/** What is known of a font. */
export interface FontFacts {
  /** Those between 400 and 800. */
  weights: { min: number; max: number }
  /** The letters of French that it lacks. */
  missing: string
  /** What its maker forbids (OpenType, OS/2 `fsType`); `null`: nothing that matters here. */
  refuses: 'embedding' | 'subsetting' | null
}

/**
 * The size of a picture as pages show it, or why it cannot be used. `inks`: the colours of a drawing, as `#rrggbb` or `currentColor`;
 * `null` if it is more than plain shapes in plain colours.
 */
export type PictureFacts =
  | { width: number; height: number; inks?: readonly string[] | null }
  | FontFacts
  /** A film or captions. */
  | { isMedia: true }
  | { problem: 'format' }
  /** `reason` is in French, for the message. */
  | { problem: 'heavy'; reason: string }

/** Where a file shows a picture or a film, or names a font. */
export interface PictureUse {
  /** `ImageReference.file` */
  file: string
  /** `null` where it is shown whole, at any size. */
  frame: PictureFrame | null
  /** What is asked of it besides. */
  role?: 'logo' | 'typeface' | 'alphabet' | MediaKind
  place: Place
  field: string | null
  /** As it is written there. */
  written: string
}

/** The input of the compiler: read from the disk by `read.ts`, or written by a test. */
export interface Sources {
  files: readonly SourceFile[]
  skipped: readonly SkippedFile[]
  /** The folder of the content as the owner would type it: `content`. */
  contentFolder: string
  /** The language of the texts. @default 'fr' */
  lang?: Lang | undefined
  /** The folder of the pages in this language, below the base: `en/`. @default '' for the first language */
  below?: string
  /** YYYY-MM-DD, to find dates that have passed. */
  today: string
  /** By path in composed Unicode (NFC): `content/projets/images/banque.png`, `public/images/banque.png`. */
  assets: ReadonlyMap<string, Asset>
  /** The pictures that were measured, by `ImageReference.file`. Pictures that no text shows are never opened. */
  pictures: ReadonlyMap<string, PictureFacts>
  /** The files that a build writes beside the pages. */
  outputs: readonly OutputPath[]
  /** Gives the place on the disk of an `ImageReference.file`. */
  locate(file: string): string
}
