import { createRequire } from 'node:module'
import { PACKAGE_FILE } from '../disk/root.ts'

const { dependencies } = createRequire(import.meta.url)(PACKAGE_FILE)

/** The widths at which pages show a kind of picture, on screens of one to three pixels per CSS pixel. */
export interface PictureProfile {
  /** The widths in pixels, ascending. */
  widths: readonly number[]
}

/** The modal, the project's page and what was built, on the home page too. */
export const PICTURE: PictureProfile = { widths: [335, 512, 670, 1005, 1340] }
/** The same, and cards of 335 px, of 256 px on small screens. */
export const PROJECT_PICTURE: PictureProfile = { widths: [256, ...PICTURE.widths] }
/** The hero: 240 px on small screens, 376 px elsewhere. */
export const PORTRAIT: PictureProfile = { widths: [280, 376, 564, 752, 1128] }
/** A logo that is shown as a picture: 32 px. */
export const BITMAP_LOGO: PictureProfile = { widths: [32, 64, 96] }

/** The greatest width of a drawing, in pixels: nothing draws it larger than the check did. */
export const DRAWN_MAX_WIDTH = Math.max(...PROJECT_PICTURE.widths)
/** The greatest height of a drawing, in pixels, because a side of a WebP has at most 16,383. */
export const DRAWN_MAX_HEIGHT = 10_000

/** The most pixels of a picture on a page: one that is wide and taller than three times its width is shown from a narrower file. AVIF takes some forty bytes of memory a pixel. */
export const SHOWN_MAX_PX = 6_000_000

/** The formats in the order in which they are written and offered. */
export const FORMATS = ['avif', 'webp'] as const

/**
 * The settings were chosen by comparing enlarged drawings with small type, and their weight. With an effort of 3 instead of 2, AVIF files of
 * the sample are 4 % lighter and take two and a half times as long; with 1, flat surfaces show stains. At quality 48 small type looks as good
 * as at 52, and files are a tenth lighter. Full chroma keeps coloured type sharp for 4 % more.
 * WebP is for the few browsers without AVIF: sharper edges of coloured type (`smartSubsample`) would make its files 4 % heavier and take
 * three times as long.
 */
export const ENCODERS = {
  avif: { quality: 48, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 4 },
} as const

/**
 * Everything that decides the bytes besides the original and its profile: part of the cache's key and of the file names. The version of
 * sharp includes those of its libraries. It is read from package.json, because loading sharp takes long and most builds encode nothing.
 */
export const ENCODER_VERSION = JSON.stringify({ version: 4, encoders: ENCODERS, sharp: dependencies.sharp })
