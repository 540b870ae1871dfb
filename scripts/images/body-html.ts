import type { Element, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { fallbackWidth, isTall, shapeOf } from '../../src/catalogue/picture-fit.ts'
import type { Picture } from '../../src/catalogue/types.ts'
import { own } from '../fields/own.ts'

/** The `sizes` of pictures, which are as wide as the text around them: at most 68 characters (src/components/Prose/Prose.module.scss). */
const SIZES = '(min-width: 48rem) 42rem, 100vw'

/** The place where a text is shown. */
export interface BodyPlace {
  /** The base of the pages in its language: `/`, `/dossier/` or `/en/`. */
  base: string
  /** The root of the site with all its languages. */
  root: string
  /** Returns the path below the root to which a link leads if it leaves the pages of this language; otherwise `null`. */
  leaves?(path: string): string | null
}

/** The titles of callouts by their kind: `note`, `tip`. */
type CalloutTitles = Readonly<Record<string, string>>

/**
 * Returns the HTML of a body as a page shows it: links to this site get the base, pictures become the encoded ones, and callouts get their
 * titles.
 * @param pictures by `ImageReference.file`
 * @param titles those of the site. @default those that the HTML has
 */
export function bodyHtml(
  html: string,
  pictures: ReadonlyMap<string, Picture>,
  place: BodyPlace,
  titles: CalloutTitles = {},
): string {
  const { base, root, leaves } = place
  return editElements(html, (element) => {
    const { tagName, properties } = element
    const { href, src, alt, sizes } = properties
    if (tagName === 'a' && /^\/(?!\/)/.test(`${href}`)) {
      const path = `${href}`.slice(1)
      const elsewhere = leaves?.(path) ?? null
      // Below the root, the home page has no slash at the end, like all other pages.
      const own = base !== root && /^(?:[?#]|$)/.test(path) ? base.slice(0, -1) : base
      properties.href = elsewhere === null ? own + path : root + elsewhere
    }
    if (properties.dataRow !== undefined) setRow(element, pictures)
    setTitle(element, titles)
    if (tagName !== 'img') return element
    const picture = pictures.get(decodeURI(`${src}`))
    return picture ? pictureElement(picture, `${alt ?? ''}`, `${sizes ?? SIZES}`, root) : null
  })
}

type Edit = (element: Element) => Element | null

/** Calls `edit` for each element of an HTML fragment, parents first. The returned element replaces the given one; `null` removes it. */
export function editElements(html: string, edit: Edit): string {
  const tree = fromHtml(html, { fragment: true })
  tree.children = editedNodes(tree.children, edit)
  return toHtml(tree)
}

/** Does not look into elements that replace others. */
function editedNodes<Node extends RootContent>(nodes: readonly Node[], edit: Edit): (Node | Element)[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return node
    const edited = edit(node)
    if (edited === node) node.children = editedNodes(node.children, edit)
    return edited ?? []
  })
}

/** Sets the title of a callout, which is a paragraph of one strong text above the others. */
function setTitle({ properties, children }: Element, titles: CalloutTitles) {
  const value = own(titles, String(properties.dataCallout))
  const paragraph = children.find((child) => child.type === 'element')
  const [strong] = paragraph?.children ?? []
  if (value !== undefined && strong?.type === 'element') strong.children = [{ type: 'text', value }]
}

/** Sets the aspect ratio of the figures in a row, which gives them one height, and the width of their pictures: at most three in a line. */
function setRow({ children }: Element, pictures: ReadonlyMap<string, Picture>) {
  const figures = children.flatMap((figure) => {
    const [img] = figure.type === 'element' ? figure.children : []
    const picture = img?.type === 'element' && pictures.get(decodeURI(`${img.properties.src}`))
    return figure.type === 'element' && img?.type === 'element' && picture ? [{ figure, img, picture }] : []
  })
  const whole = figures.reduce((sum, { picture }) => sum + shapeOf(picture), 0)
  for (const { figure, img, picture } of figures) {
    const shape = shapeOf(picture)
    const part = Math.max(shape / whole, 1 / 3)
    figure.properties.dataShape = shape
    img.properties.sizes = `(min-width: 48rem) ${Math.round(42 * part)}rem, ${isTall(picture) ? 50 : 100}vw`
  }
}

function pictureElement({ name, widths, width, height }: Picture, alt: string, sizes: string, base: string): Element {
  const srcSet = widths.map((width) => `${base}${name}-${width}.avif ${width}w`).join(', ')
  const src = `${base}${name}-${fallbackWidth({ widths })}.webp`
  return element('picture', isTall({ width, height }) ? { dataTall: '' } : {}, [
    element('source', { type: 'image/avif', srcSet, sizes }),
    element('img', { src, width, height, alt, loading: 'lazy', decoding: 'async' }),
  ])
}

function element(tagName: string, properties: Element['properties'], children: Element[] = []): Element {
  return { type: 'element', tagName, properties, children }
}
