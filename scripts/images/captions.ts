/**
 * A remark of WebVTT, behind an empty line. It ends at the next one. If its second line says a time, its first line is the name of a caption.
 */
const REMARK = /(?<=\n\r?\n|\r\r)NOTE(?!\S)(?![^\r\n]*(?:\r\n?|\n)[^\r\n]*-->)[\s\S]*?(?=\r?\n\r?\n|\r\r|$)/g

/** Returns captions without their remarks, which players do not show but everybody can read. */
export function withoutRemarks(captions: string): string {
  return captions.replace(REMARK, '')
}
