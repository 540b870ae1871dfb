import { decodeNamedCharacterReference as characterOf } from 'decode-named-character-reference'

/**
 * HTML in a value that is shown as text: a closing tag, a line break or a named or numbered character. A lone opening tag does not count,
 * because the text may be about it: « L’élément <dialog> », « Promise<void> ».
 */
const MARKUP = /<\/[a-z][a-z\d]*>|<br ?\/?>|&(?:[a-z]{2,31}\d{0,2}|#\d{1,6}|#x[\da-f]{1,5});/gi

/** Returns the first piece of HTML in a value, or `null`. */
export function markupIn(value: string): string | null {
  const isHtml = (piece: string) => !/^&[a-z]/i.test(piece) || withoutEntities(piece) !== piece
  return value.match(MARKUP)?.find(isHtml) ?? null
}

/** Removes tags and replaces named characters. */
export function withoutMarkup(value: string): string {
  return withoutEntities(value.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Replaces named and numbered characters by themselves. */
export function withoutEntities(value: string): string {
  return value
    .replace(/&#(\d{1,6}|x[\da-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number(`0${code}`)))
    .replace(
      /&([a-z]{2,31}\d{0,2});/gi,
      (whole, name: string) => characterOf(name) || characterOf(name.toLowerCase()) || whole,
    )
}
