const NARROW_NO_BREAK_SPACE = '\u202F'
const NO_BREAK_SPACE = '\u00A0'

/**
 * French spacing (Imprimerie nationale, « Lexique des règles typographiques »): a narrow no-break space before ; ! ? % and
 * between groups of digits, a no-break one before : and inside « ». Only existing spaces are changed and none is added, so an
 * address or a time stays as it is.
 */
export function toFrenchTypography(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK_SPACE)
    .replace(/ (?=[:»])/g, NO_BREAK_SPACE)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) (?=%|(?:\d{3})(?!\d))/g, NARROW_NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=(?:€|px|ms|s|h|min|Ko|Mo|octets|pixels)(?![\p{L}\d]))/gu, NO_BREAK_SPACE)
}

/** A text for programs, which compare and cut at plain spaces: without the spaces that typography sets. */
export function toPlainSpaces(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ')
}
