import type { OutputPath } from '../../src/catalogue/pages.ts'
import type { Place } from '../diagnostics/diagnostic.ts'

/** A Markdown file as it was read. */
export interface SourceFile {
  /** As the owner would type it: `content/projets/banque.md`. */
  path: string
  /** What it is: one of `content/projets/`, `content/site.md` or `content/cv.md`. */
  kind: 'project' | 'site' | 'cv'
  bytes: Uint8Array
}

/** A file that looks like content but is not read, and why. */
export interface SkippedFile {
  path: string
  /** `ignored`: it stands where nothing is looked for. `unreadable`: it should be read and cannot. `too-costly`: it was given up. */
  problem: 'ignored' | 'unreadable' | 'too-costly'
  /** In French, for the message. */
  reason: string
  /** The name that would do. */
  suggestion: string | null
}

/** What is known of a file that Markdown may point at. */
export interface Asset {
  /** The `ImageReference.file` it has in the catalogue. */
  file: string
  /** It is a link to somewhere outside of its folder, or no file. */
  outside: boolean
}

/** What measuring a picture gave: its size as it is shown, or why it cannot be used. */
export type PictureFacts =
  | { width: number; height: number }
  | { problem: 'format' }
  /** `reason` is in French, for the message. */
  | { problem: 'heavy'; reason: string }

/** Where a file shows a picture. */
export interface PictureUse {
  /** `ImageReference.file` */
  file: string
  /** In pixels; 0 when any will do. */
  smallestWidth: number
  place: Place
  field: string | null
  /** As it is written there. */
  written: string
}

/** Everything the compiler works on: what `read.ts` found on the disk, or what a test wrote down. */
export interface Sources {
  files: readonly SourceFile[]
  skipped: readonly SkippedFile[]
  /** The folder of the content as the owner would type it: `content`. */
  contentFolder: string
  /** YYYY-MM-DD: what has an end is held against it. */
  today: string
  /** By path in composed Unicode (NFC): `content/projets/images/banque.png`, `public/images/banque.png`. */
  assets: ReadonlyMap<string, Asset>
  /** By `ImageReference.file`, those that were measured: what no text shows is never opened. */
  pictures: ReadonlyMap<string, PictureFacts>
  /** What a build writes beside the pages. */
  outputs: readonly OutputPath[]
  /** From `ImageReference.file` to its place on the disk. */
  locate(file: string): string
}

/** What a file may ask about what is around it. */
export interface Surroundings {
  contentFolder: string
  assets: Pick<Sources['assets'], 'get' | 'values'>
  /** Takes note of a picture that the file shows. */
  onPicture(use: PictureUse): void
}

export const LINE_END = /\r\n|\n|\r/

export interface Line {
  text: string
  /** Offset of its first character. */
  start: number
}

/** @param end what the reader of the lines takes for the end of a line */
export function linesOf(text: string, end: RegExp = LINE_END): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const part of text.split(end)) {
    lines.push({ text: part, start })
    const after = start + part.length
    start = after + (text.startsWith('\r\n', after) ? 2 : 1)
  }
  return lines
}
