import { own } from '../../fields/own.ts'
import { withoutEntities } from '../validate/markup.ts'
import { lowered, raised } from './foreign/replacements.ts'

/** Elements of which only the content matters here. */
const WRAPPERS = new Set(
  `p div center section article header footer main aside nav figure figcaption picture span font small big abbr label
  details thead tbody tfoot dl address hgroup`.split(/\s+/),
)

/** Elements without content. */
const VOID = new Set(['br', 'hr', 'img', 'source', 'wbr'])

/** Elements that begin a line. */
const BLOCKS =
  /^(?:p|div|center|section|article|header|footer|main|aside|nav|figure|figcaption|details|dl|address|summary|h[1-6]|ul|ol|li|blockquote|table|tr|dt|dd)$/

/** What stands around the words of an element. */
const AROUND: Readonly<Record<string, string>> = {
  ...{ b: '**', strong: '**', i: '*', em: '*', cite: '*', dfn: '*', var: '*', summary: '**' },
  // Elsewhere, `==x==` and `++x++` stand for these two.
  ...{ mark: '**', u: '*', ins: '*' },
  ...{ code: '`', kbd: '`', samp: '`', tt: '`', del: '~~', s: '~~', strike: '~~' },
}

interface Element {
  name: string
  attributes: string
  /** Its content in Markdown. */
  text: string
}

const TAG = /<!--[\s\S]{0,2000}?-->|<(\/?)([a-z][a-z\d]{0,20})((?:[\s/][^<>]{0,2000})?)>/gi

/**
 * Returns the Markdown that shows what an owner intended by HTML, line by line; none if the tags alone have to go. Returns `null` if Markdown
 * has no form of it.
 * @param pathOf returns the path of a picture as it is written in the file
 * @param describe stands for a text that says what a picture shows
 * @param hasHeading returns whether a heading of the text has this name
 */
export function markdownOf(
  html: string,
  pathOf: (source: string) => string,
  describe: string,
  hasHeading: (name: string) => boolean,
): string[] | null {
  const root: Element = { name: '', attributes: '', text: '' }
  const open: Element[] = [root]
  const top = () => open.at(-1) ?? root
  let end = 0
  const source = html.replaceAll('\t', ' ')
  for (const { 0: tag, 1: slash, 2: written = '', 3: attributes = '', index } of source.matchAll(TAG)) {
    top().text += source.slice(end, index)
    end = index + tag.length
    const name = written.toLowerCase()
    if (name === '') continue
    if (VOID.has(name)) top().text += voidOf(name, attributes, pathOf, describe)
    else if (slash !== '/') open.push({ name, attributes, text: '' })
    else if (top().name === name) {
      const element = open.pop()
      const words = element && wordsOf(element, top(), hasHeading)
      if (element === undefined || words === null) return null
      top().text += BLOCKS.test(name) ? `\n${words}\n` : words
    } else if (!(WRAPPERS.has(name) || own(AROUND, name)) || open.length > 1) return null
  }
  // The end of a block may stand behind an empty line, where it is HTML of its own.
  const unclosed = open.slice(1)
  const [first] = unclosed.filter(({ name }) => !WRAPPERS.has(name))
  const around = first && own(AROUND, first.name)
  if (around !== undefined && unclosed.length === 1) return [`${around}${first?.text.trim() || '…'}${around}`]
  if (first !== undefined) return null
  const text = open.map((element) => element.text).join('\n') + source.slice(end)
  // What remains is no tag that this knows.
  if (/<[a-z!/?]/i.test(text.replace(/`[^`]*`/g, ''))) return null
  return text.split('\n').flatMap((line) => {
    // « (back to top) » without its link
    const words = line.trim().replace(/^\(\s{0,9}\)$/, '')
    return words === '' ? [] : line.startsWith('\t') ? `  ${words}` : words
  })
}

function voidOf(name: string, attributes: string, pathOf: (source: string) => string, describe: string): string {
  if (name === 'hr') return '\n---\n'
  if (name === 'br') return '\n'
  const source = attributeOf(attributes, 'src')
  if (name !== 'img' || source === null) return ''
  const alt = attributeOf(attributes, 'alt')?.trim() || describe
  return `![${withoutBrackets(alt)}](${addressOf(pathOf(source))})`
}

/** Returns an element in Markdown; `null` if there is no form of it. */
function wordsOf(
  { name, attributes, text: written }: Element,
  parent: Element,
  hasHeading: (name: string) => boolean,
): string | null {
  const text = written.trim()
  const around = own(AROUND, name)
  if (around !== undefined) return text === '' || text.startsWith(around) ? text : `${around}${text}${around}`
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return `${'#'.repeat(Math.max(2, Number(level)))} ${text.replace(/\s+/g, ' ')}`
  switch (name) {
    case 'a': {
      const address = attributeOf(attributes, 'href')
      if (address === null || /^(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i.test(address.trim())) return text
      // No heading stands at the top of a page, to which « back to top » leads.
      if (address.startsWith('#') && !hasHeading(address.slice(1))) return TO_TOP.test(text) ? '' : text
      return text === '' ? '' : `[${text.replace(/\s+/g, ' ')}](${addressOf(address)})`
    }
    case 'script':
    case 'style':
    case 'noscript':
      return ''
    case 'video':
    case 'audio':
    case 'embed': {
      const address = attributeOf(attributes, 'src')
      const label = withoutBrackets(attributeOf(attributes, 'title') ?? '')
      return address !== null && /^https?:\/\/\S+$/.test(address)
        ? `[${label || NAMES[name]}](${addressOf(address)})`
        : null
    }
    case 'li':
      return `${parent.name === 'ol' ? '1.' : '-'} ${linesOf(text).join(BELOW)}`
    case 'dt':
      return `- **${text}** :`
    case 'dd':
      return `  ${linesOf(text).join(BELOW)}`
    case 'ul':
    case 'ol':
      return text
    case 'q':
      return `« ${text} »`
    case 'sup':
      return raised(['', text])
    case 'sub':
      return lowered(['', text])
    case 'blockquote':
      return linesOf(text)
        .map((line) => `> ${line}`)
        .join('\n')
    case 'td':
    case 'th':
      return `| ${text.replace(/\s+/g, ' ')} `
    case 'tr':
      return text === '' ? '' : `${text} |`
    case 'table':
      return tableOf(text)
    case 'iframe': {
      const source = attributeOf(attributes, 'src')
      const address = source?.replace(
        /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{1,20}).*$/,
        'https://www.youtube.com/watch?v=$1',
      )
      if (!address || !/^https?:\/\/[^\s]+$/.test(address)) return null
      return `[${withoutBrackets(attributeOf(attributes, 'title') ?? '') || address.replace(/^https?:\/\/(?:www\.)?/, '').split('/')[0]}](${addressOf(address)})`
    }
    default:
      return WRAPPERS.has(name) ? written : null
  }
}

/** What a link to the top of its page says. */
const TO_TOP =
  /^[(\s]{0,3}(?:(?:back to|go to|return to|retour(?:ner)? (?:en|au|vers le)|revenir en|nach|zurück nach) )?(?:the )?(?:top|haut|oben|début|⬆️?|↑|🔝)[)\s]{0,3}$/iu

const NAMES = { video: 'Film', audio: 'Audio', embed: 'Film' } as const

/** Begins a further line of an entry of a list. Tabs of the owner are spaces by then. */
const BELOW = '\n\t'

/** Adds the line of hyphens below the first row. */
function tableOf(text: string): string {
  const [head = '', ...rows] = linesOf(text)
  return [head, `|${' --- |'.repeat(Math.max(1, head.split('|').length - 2))}`, ...rows].join('\n')
}

/** Returns the value of an attribute as a browser reads it, or `null`. */
function attributeOf(attributes: string, name: string): string | null {
  for (const [, key = '', double, single, bare] of attributes.matchAll(ATTRIBUTE))
    if (key.toLowerCase() === name) return withoutEntities(double ?? single ?? bare ?? '')
  return null
}

const ATTRIBUTE = /(?<![\w-])([a-z-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'<>]{1,2000}))/gi

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

const withoutBrackets = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

const addressOf = (text: string) => text.trim().replace(/\s/g, '%20').replaceAll('(', '%28').replaceAll(')', '%29')
