import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { isTall } from '../../src/catalogue/picture-fit.ts'
import type { Picture } from '../../src/catalogue/types.ts'
import { FORMATS } from './profile.ts'

/** Pictures are as wide as the text around them, at most 68 characters (src/components/Prose/Prose.module.scss). */
const SIZES = '(min-width: 48rem) 42rem, 100vw'

/**
 * The HTML of a body as a page below `base` shows it: links to this site get the base, pictures become the encoded ones.
 * @param pictures by `ImageReference.file`
 * @param base `/` or `/dossier/`
 */
export function bodyHtml(html: string, pictures: ReadonlyMap<string, Picture>, base: string): string {
  return editElements(html, (element) => {
    const { tagName, properties } = element
    const { href, src, alt } = properties
    if (tagName === 'a' && /^\/(?!\/)/.test(`${href}`)) properties.href = base + `${href}`.slice(1)
    if (tagName !== 'img') return element
    const picture = pictures.get(decodeURI(`${src}`))
    return picture ? pictureElement(picture, `${alt ?? ''}`, base) : null
  })
}

/**
 * Calls `edit` for each element of a fragment of HTML, parents first. The element it returns takes the place of the one it was
 * given; `null` removes it.
 */
export function editElements(html: string, edit: (element: Element) => Element | null): string {
  const tree = fromHtml(html, { fragment: true })
  visit(tree, 'element', (element, index = 0, parent) => {
    const edited = edit(element)
    if (edited === element) return
    parent?.children.splice(index, 1, ...(edited ? [edited] : []))
    return [SKIP, index + (edited ? 1 : 0)]
  })
  return toHtml(tree)
}

function pictureElement({ name, widths, width, height }: Picture, alt: string, base: string): Element {
  const [avif, webp] = FORMATS.map((format) =>
    widths.map((width) => `${base}${name}-${width}.${format} ${width}w`).join(', '),
  )
  const src = `${base}${name}-${widths[0] ?? width}.webp`
  return element('picture', isTall({ width, height }) ? { dataTall: '' } : {}, [
    element('source', { type: 'image/avif', srcSet: avif, sizes: SIZES }),
    element('img', { src, srcSet: webp, sizes: SIZES, width, height, alt, loading: 'lazy', decoding: 'async' }),
  ])
}

function element(tagName: string, properties: Element['properties'], children: Element[] = []): Element {
  return { type: 'element', tagName, properties, children }
}
