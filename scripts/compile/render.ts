import { defaultSchema, type Schema } from 'hast-util-sanitize'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkHtml from 'remark-html'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { Findings } from '../diagnostics/findings.ts'
import type { ParsedFile } from './parse.ts'
import { toFrenchTypography } from './typography.ts'

/** A body once rendered. */
export interface RenderedBody {
  /** Sanitised HTML; `null` when the body is empty. */
  html: string | null
  /** The same as plain text, a string a block. */
  paragraphs: readonly string[]
}

/** Nesting beyond this is a mistake or an attack: the parser's time grows with its square. */
const NESTING_MAX = 100

const EMPTY: RenderedBody = { html: null, paragraphs: [] }
/** Something is there, but it was not read. */
const UNREAD: RenderedBody = { html: '', paragraphs: [] }

/** Markdown to HTML that is safe whatever was written: remark-html sanitises, and no option of ours can stop it. */
export function renderBody(file: ParsedFile, findings: Findings): RenderedBody {
  if (file.body.trim() === '') return EMPTY
  const placeBetween = (start: number, end: number) => file.places.between(file.bodyStart + start, file.bodyStart + end)
  const deep = tooDeep(file.body)
  if (deep !== null) {
    findings.add('body/nesting', placeBetween(deep, deep + 1))
    return UNREAD
  }
  try {
    const tree = processor.parse(file.body)
    checkBody(tree, placeBetween, findings)
    const shaped = processor.runSync(tree, file.body) as Root
    return { html: processor.stringify(shaped).trim(), paragraphs: paragraphsOf(shaped) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    findings.add('body/nesting', placeBetween(0, 1))
    return UNREAD
  }
}

/** The default policy, and what our own links need. */
const SANITISED: Schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.a ?? []), ['target', '_blank'], ['rel', 'noopener', 'noreferrer']],
    span: [['className', 'visually-hidden']],
  },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

const processor = remark()
  .use(remarkGfm)
  .use(frenchText)
  .use(linksOut)
  .use(remarkHtml, { sanitize: SANITISED })
  .freeze()

/** Narrow no-break spaces where French wants them; code is no `text` node. */
function frenchText() {
  return (tree: Root) => {
    walk(tree, (node) => {
      if (node.type === 'text') node.value = toFrenchTypography(node.value)
    })
  }
}

/** A link to another site opens in a new tab and says so to assistive technology. */
function linksOut() {
  return (tree: Root) => {
    walk(tree, (node) => {
      if (node.type !== 'link' || !/^https?:/i.test(node.url)) return
      node.data = { hProperties: { target: '_blank', rel: ['noopener', 'noreferrer'] } }
      node.children.push(NEW_TAB_HINT)
    })
  }
}

/** The same words as src/components/Button/Button.tsx. */
const NEW_TAB_HINT: PhrasingContent = {
  type: 'emphasis',
  children: [{ type: 'text', value: ' (nouvel onglet)' }],
  data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
}

type PlaceBetween = (start: number, end: number) => Place

function checkBody(tree: Root, placeBetween: PlaceBetween, findings: Findings) {
  let level = 1
  walk(tree, (node) => {
    const place = () => placeBetween(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
    switch (node.type) {
      case 'html':
        // A comment is meant to vanish.
        if (!node.value.startsWith('<!--')) findings.add('body/html', place(), { actual: shorten(node.value) })
        break
      case 'heading':
        if (node.depth === 1) findings.add('body/heading-one', place())
        else if (node.depth > level + 1) {
          const expected = level + 1
          findings.add('body/heading-skipped', place(), {
            actual: String(node.depth),
            expected: [String(level), '#'.repeat(expected)],
          })
        }
        level = node.depth
        break
      case 'link':
      case 'definition':
        if (!isLinkTarget(node.url)) findings.add('body/link', place(), { actual: node.url })
        break
      case 'image':
      case 'imageReference':
        findings.add('body/picture', place())
        break
    }
  })
}

/** A path of this site, a heading of this page, or an address that a visitor can follow. */
function isLinkTarget(url: string): boolean {
  if (/^(mailto|tel):\S+$/i.test(url)) return true
  if (/^https?:\/\//i.test(url)) return URL.canParse(url)
  return /^\/(?!\/)/.test(url)
}

function walk(node: Root | RootContent, visit: (node: Root | RootContent) => void) {
  visit(node)
  if ('children' in node) for (const child of node.children) walk(child, visit)
}

function paragraphsOf(tree: Root): string[] {
  return tree.children
    .filter(({ type }) => type !== 'code' && type !== 'html')
    .map((block) => textOf(block).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
}

function textOf(node: RootContent): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  if (node === NEW_TAB_HINT) return ''
  if (!('children' in node)) return ''
  const separator = ['list', 'listItem', 'table', 'tableRow', 'blockquote'].includes(node.type) ? ' ' : ''
  return node.children.map((child) => textOf(child)).join(separator)
}

/** The offset where brackets, quotes or list marks nest deeper than any text does; `null` when they do not. */
function tooDeep(body: string): number | null {
  let brackets = 0
  for (let at = 0; at < body.length; at++) {
    const character = body[at]
    if (character === '[') brackets += 1
    else if (character === ']') brackets = Math.max(0, brackets - 1)
    else if (character === '\n' && body[at + 1] === '\n') brackets = 0
    if (brackets > NESTING_MAX) return at
  }
  const marks = new RegExp(`^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${NESTING_MAX + 1}}`, 'm').exec(
    body,
  )
  return marks?.index ?? null
}

function shorten(text: string) {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
