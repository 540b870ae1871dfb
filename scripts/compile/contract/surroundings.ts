import type { Lang } from '../../fields/site-texts/languages.ts'
import type { ParsedFile } from './parsed-file.ts'
import type { PictureUse, Sources } from './sources.ts'

/** The part of the sources that the compilation of one file may read. */
export interface Surroundings {
  contentFolder: string
  /** The language of the texts. */
  lang: Lang
  assets: Pick<Sources['assets'], 'get' | 'values'>
  /** Called for each picture that the file shows. */
  onPicture(use: PictureUse): void
  /** The file that this one translates, and its content folder. */
  original?: {
    file: ParsedFile
    contentFolder: string
    /** The state of the original, which a translation states to declare itself up to date. */
    state: string
  } | null
}
