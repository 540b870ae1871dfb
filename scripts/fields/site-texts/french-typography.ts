const NARROW_NO_BREAK_SPACE = '\u202F'
const NO_BREAK_SPACE = '\u00A0'

/**
 * Applies French spacing (Imprimerie nationale, « Lexique des règles typographiques »): a narrow no-break space before ; ! ? % and between
 * groups of digits, a no-break space before : and inside « ». Only existing spaces are changed, so addresses and times stay unchanged.
 */
export function toFrenchTypography(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK_SPACE)
    .replace(/ (?=[:»])/g, NO_BREAK_SPACE)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) (?=%|(?:\d{3})(?!\d))/g, NARROW_NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=(?:€|px|ms|s|h|min|Ko|Mo|octets|pixels)(?![\p{L}\d]))/gu, NO_BREAK_SPACE)
}

/** Returns a text for programs, which compare texts and split them at plain spaces: without the spaces of typography. */
export function toPlainSpaces(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ')
}
