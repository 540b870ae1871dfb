import { defaultSchema, type Schema } from 'hast-util-sanitize'
import type { Image, PhrasingContent, Root, TableCell } from 'mdast'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import type { Language } from '../../fields/site-texts/language.ts'
import { LANGUAGES, type Lang } from '../../fields/site-texts/languages.ts'
import { CALLOUT_KINDS, callouts, footnotes, lineBreaks, tableRegions, tasks } from './body-blocks.ts'
import { CODE_CLASSES, codeBlock } from './code-colours.ts'
import { type AnyNode, eachNode } from './nodes.ts'

/**
 * The default policy of remark-html, with what our links, headings and blocks need. Any id is allowed, because raw HTML is dropped before.
 */
const SANITISED: Schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.a ?? []), ['target', '_blank'], ['rel', 'noopener', 'noreferrer']],
    div: ['dataRow', ['dataCallout', ...CALLOUT_KINDS]],
    input: [...(defaultSchema.attributes?.input ?? []), 'ariaLabel'],
    tr: ['hidden'],
    pre: [['role', 'group'], ['tabIndex', 0], 'ariaLabel'],
    section: ['dataNotes', ['tabIndex', 0], 'ariaLabel'],
    span: [['className', 'visually-hidden', ...CODE_CLASSES]],
  },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

const processorOf = (language: Language) =>
  remark()
    .use(
      eachInOneWalk(
        ...[lineFeeds, lineBreaks, callouts(language.words.callouts), tasks(language.notices.page), figures],
        ...[typography(language), linksOut(language), tableHeadings],
      ),
    )
    .use(tableRegions, language.notices.page)
    .use(footnotes, language.notices.page)
    .use(remarkHtml, { sanitize: SANITISED, handlers: { code: codeBlock(language.notices.page) } })
    .freeze()

const PROCESSORS = Object.fromEntries(
  Object.entries(LANGUAGES).map(([code, language]) => [code, processorOf(language)]),
) as Readonly<Record<Lang, ReturnType<typeof processorOf>>>

/**
 * Turns a tree whose addresses are those of the site into sanitised HTML. The tree is changed.
 * @param body the Markdown of the tree
 * @returns the HTML, empty if the body has only comments, and the tree as it was written
 */
export function toHtml(tree: Root, body: string, lang: Lang): { shaped: Root; html: string } {
  const processor = PROCESSORS[lang]
  const shaped = processor.runSync(tree, body) as Root
  return { shaped, html: processor.stringify(shaped).trim() }
}

/** Replaces the line ends of Windows and of old Macs by line feeds, as HTML does. */
function lineFeeds(node: AnyNode) {
  if ('value' in node) node.value = node.value.replace(/\r\n?/g, '\n')
  if ('title' in node) node.title = node.title?.replace(/\r\n?/g, '\n') ?? null
}

/**
 * Turns pictures that stand alone in a paragraph into figures: one picture with its title as its caption, or several side by side. Titles
 * of other pictures are dropped, because neither a keyboard nor a finger can show them.
 */
function figures(node: AnyNode) {
  if (node.type === 'image') node.title = null
  if (node.type !== 'paragraph') return
  const parts = node.children.filter((child) => child.type !== 'break' && !(child.type === 'text' && isBlank(child)))
  const pictures = parts.filter((child) => child.type === 'image')
  const [first] = pictures
  if (first === undefined || pictures.length < parts.length || (pictures.length === 1 && !captionOf(first))) return
  if (pictures.length === 1) {
    node.data = { hName: 'figure' }
    node.children = figureOf(first)
  } else {
    node.data = { hName: 'div', hProperties: { dataRow: '' } }
    node.children = pictures.map((picture) => inElement('figure', figureOf(picture)))
  }
}

const captionOf = ({ title }: Image) => title?.trim() ?? ''

const isBlank = ({ value }: { value: string }) => value.trim() === ''

function figureOf(picture: Image): PhrasingContent[] {
  const caption = captionOf(picture)
  return caption ? [picture, inElement('figcaption', [{ type: 'text', value: caption }])] : [picture]
}

/** Returns an element for which Markdown has no node. */
function inElement(hName: 'figure' | 'figcaption', children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', children, data: { hName } }
}

/** Applies the spacing rules of the language. Code is not changed, because it is not a `text` node. */
function typography(language: Language) {
  return (node: AnyNode) => {
    if (node.type === 'text') node.value = language.typography(node.value)
  }
}

/** Makes links to other sites open in a new tab, with a hint for assistive technology. */
function linksOut({ notices }: Language) {
  return (node: AnyNode) => {
    if (node.type !== 'link' || !/^https?:/i.test(node.url)) return
    node.data = { hProperties: { target: '_blank', rel: ['noopener', 'noreferrer'] } }
    node.children.push(newTabHint(notices.page.newTab))
  }
}

/**
 * Marks the first row as column headings and the first cell of each other row as a row heading (RGAA 5.6 and 5.7). An empty cell heads nothing, and
 * a row of them, which programs write for a table without headings, does not show.
 */
function tableHeadings(node: AnyNode) {
  if (node.type !== 'table') return
  const [head, ...rows] = node.children
  const isEmpty = ({ children }: TableCell) => children.length === 0
  for (const cell of head?.children ?? [])
    cell.data = isEmpty(cell) ? { hName: 'td' } : { hProperties: { scope: 'col' } }
  if (head?.children.every(isEmpty)) head.data = { hProperties: { hidden: true } }
  for (const cell of rows.flatMap(({ children }) => children[0] ?? []))
    if (!isEmpty(cell)) cell.data = { hName: 'th', hProperties: { scope: 'row' } }
}

/** Returns the hint for assistive technology. src/components/Button/Button.tsx has the same words. */
function newTabHint(words: string): PhrasingContent {
  return {
    type: 'emphasis',
    children: [{ type: 'text', value: ` ${words}` }],
    data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
  }
}

/** Applies all changes to each node, in this order, before the nodes below it. */
function eachInOneWalk(...changes: ((node: AnyNode) => void)[]) {
  return () => (tree: Root) =>
    eachNode(tree, (node) => {
      for (const change of changes) change(node)
    })
}
