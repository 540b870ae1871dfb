import type { Lang } from '../../fields/languages/lang.ts'
import type { ParsedFile } from './parsed-file.ts'
import type { PictureUse, Sources } from './sources.ts'

/** What the compilation of one file may read of the other sources. */
export interface Surroundings {
  contentFolder: string
  /** The language of the texts. @default 'fr' */
  lang?: Lang | undefined
  assets: Pick<Sources['assets'], 'get' | 'values'>
  /** Called for each picture that the file shows. */
  onPicture(use: PictureUse): void
  /** What the file translates, and the content that it belongs to. */
  original?: {
    file: ParsedFile
    contentFolder: string
    /** What a translation writes to say that it follows this text. */
    state: string
  } | null
}
