import type { OutputPath } from '../../../src/catalogue/pages.ts'
import type { Wording } from '../../diagnostics/phrase.ts'
import type { FileKind, Loss } from '../../diagnostics/picture-texts.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { MarkdownKind } from '../../fields/definitions.ts'
import type { MediaKind, PictureFrame } from '../../fields/field.ts'
import type { Lang } from '../../fields/site-texts/languages.ts'

/** A Markdown file, or the owner's style sheet, as read from the disk. */
export interface SourceFile {
  /** As the owner would type it: `content/projets/banque.md`. */
  path: string
  kind: MarkdownKind | 'style'
  /** Of a file that is too large, only the beginning. */
  bytes: Uint8Array
  /** Its size in bytes, if it is too large. */
  size?: number
  /** The file that this one translates; absent in the first language. */
  original?: Pick<SourceFile, 'path' | 'bytes'>
}

/** A file that looks like content but is not read, and why. */
export interface SkippedFile {
  path: string
  /**
   * `ignored`: no text is read from this place. `foreign`: it is in the format of another program. `misplaced`: it belongs elsewhere, or is not needed. `unreadable`: the disk refused access. `too-costly`: compiling it took too long. `failed`:
   * compiling it threw an exception.
   */
  problem: 'ignored' | 'foreign' | 'misplaced' | 'unreadable' | 'too-costly' | 'failed'
  /** The end of a sentence, without its full stop. */
  reason: Wording
  /** A name under which the file would be read. */
  suggestion: string | null
}

/** A file that Markdown can link to or show. */
export interface Asset {
  /** Its `ImageReference.file` in the catalogue. */
  file: string
  /** Whether it is a link to a place outside its folder, or not a regular file. */
  outside: boolean
  /** The last part of the address of a translation, if it differs from the name of its file. */
  address?: string
  /** The language of a text that the site has only in its first language, whose other languages link to it. */
  lang?: Lang
}

/** Facts about a font file. */
export interface FontFacts {
  /** Weights between 400 and 800. */
  weights: { min: number; max: number }
  /** French letters that the font lacks. */
  missing: string
  /** Use that the licence forbids (OpenType, OS/2 `fsType`); `null`: no restriction that matters here. */
  refuses: 'embedding' | 'subsetting' | null
  /** Its bytes when it is unpacked. */
  unpacked: number
}

/** A picture that pages can show. */
export interface ShownPicture {
  /** The size as pages show it, in pixels. */
  width: number
  height: number
  /** The colours of a drawing, as `#rrggbb` or `currentColor`; `null` if it is not made of plain shapes in plain colours. */
  inks?: readonly string[] | null
  /** What it is by its bytes. */
  kind?: FileKind
  losses?: readonly Loss[]
  /** Whether it is a picture of the sample. */
  isSample?: boolean
}

/** A film or captions, or the reason why it cannot be used. `keepsPosition`: what says where it was made cannot be found for certain. */
export type MediaFacts = ({ isMedia: true } | FormatProblem | { problem: 'heavy'; reason: Wording }) & {
  keepsPosition?: boolean
}

/** A picture, a font or a film, or the reason why it cannot be used. */
export type PictureFacts =
  | ShownPicture
  | FontFacts
  | MediaFacts
  /** Measuring it threw an exception. */
  | { problem: 'failed'; reason: string }

/** What a file is that cannot be used. `damage`: it is of the right kind, but cannot be read to its end. */
export interface FormatProblem {
  problem: 'format'
  is: FileKind
  damage?: 'cut' | 'damaged' | null
}

/** Where a file shows a picture or a film, or names a font. */
export interface PictureUse {
  /** `ImageReference.file` */
  file: string
  /** `null` where it is shown whole, at any size. */
  frame: PictureFrame | null
  /** The use that sets further requirements. */
  role?: 'logo' | 'typeface' | 'alphabet' | MediaKind
  place: Place
  field: string | null
  /** The name of the file as the owner wrote it. */
  written: string
}

/** A content folder in all its languages, the input of the compiler: read from the disk by `read.ts`, or written by a test. */
export interface ContentSources {
  files: readonly SourceFile[]
  skipped: readonly SkippedFile[]
  /** The content folder as the owner would type it: `content`. */
  contentFolder: string
  /** YYYY-MM-DD, to find dates that have passed. */
  today: string
  /** By path in composed Unicode (NFC): `content/projets/images/banque.png`, `public/images/banque.png`. */
  assets: ReadonlyMap<string, Asset>
  /** Measured pictures, by `ImageReference.file`. Pictures that no text shows are never opened. */
  pictures: ReadonlyMap<string, PictureFacts>
  /** Files that a build writes beside the pages. */
  outputs: readonly OutputPath[]
  /** Returns the path on the disk of an `ImageReference.file`. */
  locate(file: string): string
}

/** The part of one language (`sourcesByLanguage`). */
export interface Sources extends ContentSources {
  /** The language of the texts. */
  lang: Lang
  /** The folder of the pages in this language, below the base: `en/`, or nothing for the first language. */
  below: string
}
