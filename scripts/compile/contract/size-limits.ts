export const BYTES_PER_MB = 1024 * 1024

/** The largest files that are read, in bytes. The limit for drawings is low, because they are parsed as a whole. */
export const DRAWING_MAX_BYTES = 4 * BYTES_PER_MB
export const FONT_MAX_BYTES = 2 * BYTES_PER_MB

/** The most bytes of a font when it is unpacked. Those of seven families of Fontsource need one megabyte at most. */
export const FONT_UNPACKED_MAX_BYTES = 16 * BYTES_PER_MB
/** The same for each of its other alphabets, because a build opens all of them at once. */
export const ALPHABET_UNPACKED_MAX_BYTES = 2 * BYTES_PER_MB
