/** The widths at which pages show a kind of picture, on screens of one to three pixels per CSS pixel. */
export interface PictureProfile {
  /** In pixels, ascending. */
  widths: readonly number[]
}

/** Cards of 335 px (256 px on small screens), the modal and the project's page. */
export const PROJECT_PICTURE: PictureProfile = { widths: [335, 512, 670, 1005, 1340] }
/** The hero: 240 px on small screens, 376 px elsewhere. */
export const PORTRAIT: PictureProfile = { widths: [280, 376, 564, 752, 1128] }
/** A logo that is shown as a picture: 32 px. */
export const BITMAP_LOGO: PictureProfile = { widths: [32, 64, 96] }

/** Drawings are not made taller, in pixels, because a WebP has at most 16,383 a side. */
export const DRAWN_MAX_HEIGHT = 10_000
