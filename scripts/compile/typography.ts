const NARROW_NO_BREAK_SPACE = '\u202F'
const NO_BREAK_SPACE = '\u00A0'

/**
 * French spacing (Imprimerie nationale, « Lexique des règles typographiques »): a narrow no-break space before ; ! ? % and
 * between groups of digits, a no-break one before : and inside « ». Only spaces that were written change their kind; none is
 * added, so that an address or a time keeps its form.
 */
export function toFrenchTypography(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK_SPACE)
    .replace(/ (?=[:»])/g, NO_BREAK_SPACE)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) (?=%|(?:\d{3})(?!\d))/g, NARROW_NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=(?:€|px|ms|s|h|min|Ko|Mo|octets|pixels)(?![\p{L}\d]))/gu, NO_BREAK_SPACE)
}
