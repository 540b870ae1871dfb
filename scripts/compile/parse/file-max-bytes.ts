/** The most bytes of a text of the owner's. */
export const FILE_MAX_BYTES = 256 * 1024
