export const BYTES_PER_MB = 1024 * 1024

/** The largest files that are read, in bytes. The limit for drawings is low, because they are parsed as a whole. */
export const DRAWING_MAX_BYTES = 4 * BYTES_PER_MB
export const FONT_MAX_BYTES = 2 * BYTES_PER_MB
