import type { PhrasingContent, RootContent } from 'mdast'
import { remark } from 'remark'
import { withoutMarkdown } from '../../compile/parse/markdown-words.ts'
import { isWebAddress } from '../../compile/validate/address.ts'

/** A bullet as people type it, or as Word and LinkedIn leave it. A sign that also begins a word needs a space behind it. */
const BULLET = /^\s*(?:[•·▪◦‣∙●○■□▸►➢➤✓✔\uF0A7\uF0B7\uF0FC]\uFE0F?\s*|[-–—*+]\s+)/

/** A picture or a number that begins a line. Only several lines with one are a list. */
const SIGN =
  /^\s*(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}])*\s*|\d{1,2}[.)]\s+|\d\uFE0F?\u20E3\s*)/u

/** A bullet that lacks its space. A word of one line alone may begin with a dash. */
const GLUED = /^\s*[-–—](?=\p{L})/u

const NUMBER = /^\s*\d{1,2}[.)]\s+/

/** Returns whether each of several lines has a number or a bullet: then the numbers are those of a list. */
function isNumbered(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '')
  return written.length > 1 && written.every((line) => NUMBER.test(line) || BULLET.test(line))
}

/** Removes the numbers of the entries of a list. */
export function withoutNumbers(entries: readonly string[]): readonly string[] {
  return isNumbered(entries) ? entries.map((entry) => entry.replace(NUMBER, '')) : entries
}

/** A sign before a figure, which may be a bullet: « - 12 % ». */
const FIGURE = /^(\s{0,20})([-−–+])\s{1,9}(?=[€$£]?\d)/

/** Joins signs to their figures if some have a plus and others a minus: those of a list are all the same. */
export function withSigns(lines: readonly string[]): string[] {
  const signs = new Set(lines.map((line) => FIGURE.exec(line)?.[2]))
  const isMixed = signs.has('+') && ['-', '−', '–'].some((sign) => signs.has(sign))
  return lines.map((line) => (isMixed ? line.replace(FIGURE, '$1$2') : line))
}

interface Passage {
  kind: 'paragraph' | 'point'
  text: string
}

/** Programs wrap a line at its 70th character or later. People end a shorter one on purpose. */
const WRAPPED_LENGTH = 60

/**
 * Splits a text into paragraphs and the points of its lists. A line that begins in lower case continues the one above, and so does a line
 * below one of a paragraph that was wrapped.
 */
export function passagesIn(text: string): Passage[] {
  const passages: Passage[] = []
  let isOpen = false
  let isWrapped = false
  for (const { line, words } of bareLinesOf(text)) {
    const last = passages.at(-1)
    if (words === '') isOpen = false
    else if (words !== line.trim()) passages.push({ kind: 'point', text: words })
    else if (last && isOpen && ((last.kind === 'paragraph' && isWrapped) || /^\p{Ll}/u.test(words)))
      last.text += ` ${words}`
    else passages.push({ kind: 'paragraph', text: words })
    if (words !== '') isOpen = true
    isWrapped = words.length >= WRAPPED_LENGTH
  }
  return passages
}

/** Splits « • Audit • Suivi », because LinkedIn may lose the line ends of a list. */
function splitBullets(line: string): string[] {
  return /^\s*•/.test(line) ? line.split(/(?=•)/) : [line]
}

/** Returns the points that were written as one: « • Audit • Suivi » are two. */
export function pointsIn(text: string): string[] {
  return passagesIn(text).map((passage) => passage.text)
}

/** Returns the lines of a text without their bullets. */
export function linesIn(text: string): string[] {
  return bareLinesOf(text).flatMap(({ words }) => words || [])
}

/** Returns each line of a text, and its words without a bullet. */
function bareLinesOf(text: string): { line: string; words: string }[] {
  const lines = text.split(/[\r\n]/).flatMap(splitBullets)
  const signed = withSigns(lines)
  const isList = lines.filter((line) => SIGN.test(line)).length > 1 || isNumbered(lines)
  const isDashed = lines.filter((line) => GLUED.test(line) || BULLET.test(line)).length > 1
  return lines.map((line, index) => {
    const words = (signed[index] ?? line).replace(BULLET, '').replace(isDashed ? GLUED : '', '')
    return { line, words: (isList && words === line ? line.replace(SIGN, '') : words).trim() }
  })
}

/** Joins lines as the compiler does. */
export function onOneLine(value: string): string {
  return value
    .split(/[\r\n]/)
    .flatMap((line) => line.trim() || [])
    .join(' ')
    .replace(/\t+/g, ' ')
}

/** A link to a page, or bold words. */
const MARKDOWN = /\[([^\][]{1,200})\]\(([^()\s]{1,500})\)|\*\*([^*]{1,200})\*\*/g

/** Returns a text for the header, where Markdown has no meaning: « le site (https://…) ». */
export function plainText(value: string): string {
  const plain = onOneLine(value).replace(MARKDOWN, (_, words?: string, url = '', strong?: string) =>
    words === undefined ? (strong ?? '') : isWebAddress(url) && url !== words ? `${words} (${url})` : words,
  )
  return withoutMarkdown(plain, true)
}

/** A heading in Markdown, on a line of its own. */
const HEADING = /^(#{1,6})[ \t]{1,9}(\S[^\n]{0,199})$/

/** Writes a text as Markdown that says the same: paragraphs, headings, lists, links and bold words. Escapes what only looks like markup. */
export function toMarkdown(text: string): string {
  const children: RootContent[] = []
  const passages = passagesIn(text)
  const depths = passages.flatMap(({ text }) => HEADING.exec(text)?.[1]?.length ?? [])
  // The name of the CV is its heading of level 1.
  const above = Math.min(...depths) - 2
  for (const { kind, text: written } of passages) {
    const [, marks, words] = (kind === 'paragraph' && HEADING.exec(written)) || []
    if (marks !== undefined && words !== undefined) {
      const depth = Math.min(6, marks.length - above) as 2 | 3 | 4 | 5 | 6
      children.push({ type: 'heading', depth, children: phrasesIn(words) })
      continue
    }
    const paragraph = { type: 'paragraph' as const, children: phrasesIn(onOneLine(written)) }
    const last = children.at(-1)
    if (kind === 'paragraph') children.push(paragraph)
    else {
      const item = { type: 'listItem' as const, spread: false, children: [paragraph] }
      if (last?.type === 'list') last.children.push(item)
      else children.push({ type: 'list', ordered: false, spread: false, children: [item] })
    }
  }
  return remark().data('settings', { bullet: '-' }).stringify({ type: 'root', children }).trim()
}

function phrasesIn(text: string): PhrasingContent[] {
  const phrases: PhrasingContent[] = []
  let at = 0
  const plain = (to: number) => {
    if (to > at) phrases.push({ type: 'text', value: text.slice(at, to) })
  }
  for (const { 0: whole, 1: words, 2: url = '', 3: strong, index } of text.matchAll(MARKDOWN)) {
    if (words !== undefined && !isWebAddress(url)) continue
    plain(index)
    const value = [{ type: 'text' as const, value: words ?? strong ?? '' }]
    phrases.push(words === undefined ? { type: 'strong', children: value } : { type: 'link', url, children: value })
    at = index + whole.length
  }
  plain(text.length)
  return phrases
}
