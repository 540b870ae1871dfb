import { fromWindows1252, withoutGarbled } from '../../compile/parse/garbled.ts'
import { CONTROL, JOINER, SOFT_HYPHEN } from '../../compile/parse/parse.ts'
import { withPlainLetters } from '../../compile/render/foreign/replacements.ts'
import { isWebAddress } from '../../compile/validate/address.ts'
import { markupIn, withoutEntities } from '../../compile/validate/markup.ts'
import { isObject } from './json.ts'

/**
 * Returns a text without the invisible characters that other programs leave in it. Bytes of Windows-1252 become their characters,
 * letters that only look like some become plain ones, and separators of lines become line ends. U+FFFD stays, because it stands for a letter that is lost.
 */
export function withoutInvisible(text: string): string {
  return withPlainLetters(fromWindows1252(withoutGarbled(text)))
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(CONTROL, (character) => (character === '\uFFFD' ? character : ''))
    .replace(JOINER, '')
    .replace(SOFT_HYPHEN, '')
    .replace(/\p{Cs}/gu, '')
}

/** Elements that end a line. */
const BLOCK = /^(?:p|div|ul|ol|h[1-6]|table|tr|blockquote|pre|section|article|header|footer|hr)$/
/** Elements inside a line that editors write. Any other is removed only if the text closes it, because it may be about an element. */
const INLINE = /^(?:a|b|strong|em|i|u|s|small|sub|sup|span|font|mark|code|img|td|th|tbody|thead|html|body)$/
/** What an editor begins a text with, even if nothing closes it. */
const OPENING = /(?:^|\n)[ \t]*<(?:p|ul|ol|li|div|h[1-6]|span)\b[^<>]*>/i
/** Text that was written as HTML twice has to be read twice. */
const TIMES = 3

/** Returns HTML as text: items of a list begin with a bullet, and links and bold words are as in Markdown. */
export function withoutHtml(text: string): string {
  let read = text
  for (let count = 0; count < TIMES && (markupIn(read) !== null || OPENING.test(read)); count++)
    read = withoutEntities(withoutTags(read))
  return read
}

function withoutTags(html: string): string {
  const closed = new Set(Array.from(html.matchAll(/<\/([a-z][a-z\d]*)>/gi), ([, name = '']) => name.toLowerCase()))
  return html
    .replace(/<\/?(?:span|font|em|i|u|s|small|mark)\b[^<>]*>/gi, '')
    .replace(/<(b|strong)\b[^<>]*>\s*([^<>*\s](?:[^<>*]*[^<>*\s])?)\s*<\/\1>/gi, '**$2**')
    .replace(/<a\b([^<>]*)>([^<>]*)<\/a>/gi, (_, attributes: string, words: string) => linkOf(attributes, words))
    .replace(/<li\b[^<>]*>\s*(?:<p\b[^<>]*>)?/gi, '\n• ')
    .replace(/<\/?([a-z][a-z\d]*)\b[^<>]*>/gi, (tag: string, written: string) => {
      const name = written.toLowerCase()
      if (name === 'br' || name === 'li') return '\n'
      if (BLOCK.test(name)) return '\n\n'
      return INLINE.test(name) || closed.has(name) ? '' : tag
    })
}

function linkOf(attributes: string, written: string): string {
  const [, url = ''] = /\bhref ?= ?["']?([^"'\s<>]+)/i.exec(attributes) ?? []
  const words = written.replaceAll('**', '').trim()
  return isWebAddress(url) && words !== '' && !/[[\]]/.test(words) ? `[${words}](${url})` : written
}

/** The paths of texts that were changed. */
interface Changes {
  html: string[]
  invisible: string[]
}

/** Returns a value whose texts have neither HTML nor invisible characters, and the paths of those that had. */
export function tidied(value: unknown): { value: unknown } & Changes {
  const changes: Changes = { html: [], invisible: [] }
  return { value: tidy(value, '', changes), ...changes }
}

function tidy(value: unknown, path: string, changes: Changes): unknown {
  if (Array.isArray(value)) return value.map((item, index) => tidy(item, `${path}[${index}]`, changes))
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, tidy(item, path === '' ? key : `${path}.${key}`, changes)]),
    )
  if (typeof value !== 'string') return value
  const text = withoutHtml(value)
  if (text !== value) changes.html.push(path)
  const clean = withoutInvisible(text)
  // A line end of Windows is nothing that an owner has to know.
  if (clean !== text.replace(/\r\n?/g, '\n')) changes.invisible.push(path)
  return clean
}
