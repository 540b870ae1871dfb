import type { Element, Properties, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { Logo } from '../../src/catalogue/types.ts'

/**
 * A logo drawn with plain shapes in one ink, ready to stand in the page in the colour of the text. The markup is built anew from what is
 * allowed, so nothing else can pass: no script, link, style, identifier or event handler.
 * `null` when that would change the drawing (several colours, gradients, text, clones…) or when there is no drawing at all:
 * such a file is shown as a picture.
 */
export function inlineLogo(svg: string): Extract<Logo, { kind: 'svg' }> | null {
  const root = findSvg(fromHtml(svg, { fragment: true, space: 'svg' }))
  const viewBox = root && viewBoxOf(root)
  if (!root || !viewBox) return null
  try {
    const inks = new Set<string>()
    // The root's own paint goes to a group, because the page brings its own <svg>.
    const group = toAllowed({ ...root, tagName: 'g' }, DEFAULT_PAINT, inks)
    if (inks.size !== 1) return null
    const markup = toHtml(
      { ...group, properties: { fill: INK, ...group.properties } },
      { space: 'svg', closeEmptyElements: true, tightSelfClosing: true },
    )
    return { kind: 'svg', viewBox, markup }
  } catch (error) {
    if (error instanceof NotPlain) return null
    throw error
  }
}

const INK = 'currentColor'

const SHAPES = new Set(['path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon'])

/** Elements that draw nothing by themselves: leaving them out changes nothing. */
const SILENT = new Set([
  'title', 'desc', 'metadata', 'script', 'defs', 'symbol', 'clippath', 'lineargradient', 'radialgradient', 'marker', 'filter', 'mask',
]) // biome-ignore format: a list

/** Attributes that change the drawing in ways a plain shape does not know. Clips only cut to the artboard, in logos. */
const UNDRAWABLE = new Set(['filter', 'mask', 'markerStart', 'markerMid', 'markerEnd'])

/** As hast names them. */
const ALLOWED = new Set([
  'd', 'points', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'transform', 'display',
  'fill', 'fillRule', 'fillOpacity', 'opacity', 'stroke', 'strokeWidth', 'strokeLineCap', 'strokeLineJoin', 'strokeMiterLimit',
  'strokeDashArray', 'strokeDashOffset', 'strokeOpacity',
]) // biome-ignore format: a list

/** Numbers, path commands, key words and transform functions: no quote, colon, slash or bracket other than a function's. */
const PLAIN_VALUE = /^(?!.*url)[-+\w\s.,%()]*$/is

/** The drawing holds something that plain shapes cannot say. */
class NotPlain extends Error {}

interface Paint {
  fill: string
  stroke: string
}

/** SVG 1.1, sections 11.3 and 11.4. */
const DEFAULT_PAINT: Paint = { fill: 'black', stroke: 'none' }

/** Notes in `inks` every colour a shape is painted with. */
function toAllowed(element: Element, inherited: Paint, inks: Set<string>): Element {
  const given = { ...element.properties, ...declarationsOf(element.properties.style) }
  const paint = { fill: paintOf(given.fill, inherited.fill), stroke: paintOf(given.stroke, inherited.stroke) }
  if (SHAPES.has(element.tagName)) for (const ink of Object.values(paint)) if (ink !== 'none') inks.add(ink)

  const children = element.children.flatMap((child) => {
    if (child.type !== 'element' || isSilent(child)) return []
    if (child.tagName !== 'g' && !SHAPES.has(child.tagName)) throw new NotPlain(child.tagName)
    return [toAllowed(child, paint, inks)]
  })
  return {
    type: 'element',
    tagName: element.tagName,
    properties: allowedOf(given, element.tagName),
    children,
  }
}

function allowedOf(given: Properties, tagName: string): Properties {
  const allowed: Properties = {}
  for (const [name, value] of Object.entries(given)) {
    if (UNDRAWABLE.has(name) && value !== 'none') throw new NotPlain(name)
    if (!ALLOWED.has(name) || (tagName === 'g' && GEOMETRY_OF_ROOT.has(name))) continue
    if (name === 'fill' || name === 'stroke') {
      allowed[name] = paintOf(value, '') === 'none' ? 'none' : INK
      continue
    }
    const text = textOf(value)
    if (!PLAIN_VALUE.test(text)) throw new NotPlain(`${name}="${text}"`)
    allowed[name] = text
  }
  return allowed
}

/** They place the root in a page; on a group they mean nothing. */
const GEOMETRY_OF_ROOT = new Set(['x', 'y', 'width', 'height'])

function paintOf(value: Properties[string], inherited: string): string {
  const text = textOf(value).trim().toLowerCase()
  if (text === '' || text === 'inherit') return inherited
  if (text.includes('url')) throw new NotPlain(text)
  return SAME_COLOUR.get(text) ?? text
}

const SAME_COLOUR = new Map([
  ['transparent', 'none'],
  ['#000', 'black'],
  ['#000000', 'black'],
  ['#fff', 'white'],
  ['#ffffff', 'white'],
])

/** The declarations of a `style` attribute under the names that hast gives to attributes. */
function declarationsOf(style: Properties[string]): Properties {
  const properties: Properties = {}
  for (const declaration of textOf(style).split(';')) {
    const [name = '', value = ''] = declaration.split(':')
    const attribute = STYLE_NAMES.get(name.trim().toLowerCase().replaceAll('-', ''))
    if (attribute) properties[attribute] = value.trim()
  }
  return properties
}

const STYLE_NAMES = new Map([...ALLOWED, ...UNDRAWABLE].map((name) => [name.toLowerCase(), name]))

function textOf(value: Properties[string]): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** Editors add elements of their own, `sodipodi:namedview` for one. */
function isSilent({ tagName, children }: Element): boolean {
  const isEmptyStyle = tagName === 'style' && children.length === 0
  return SILENT.has(tagName.toLowerCase()) || tagName.includes(':') || isEmptyStyle
}

function findSvg(tree: Root): Element | undefined {
  return tree.children.filter((child) => child.type === 'element').find(({ tagName }) => tagName === 'svg')
}

/** Taken from `width` and `height` when there is none; `null` without them. */
function viewBoxOf({ properties }: Element): string | null {
  const given = textOf(properties.viewBox)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const size = [properties.width, properties.height].map((length) => Number(textOf(length).replace(/px$/, '')))
  const [x = 0, y = 0, width = 0, height = 0] = given.length === 4 ? given : [0, 0, ...size]
  const box = [x, y, width, height]
  return box.every(Number.isFinite) && width > 0 && height > 0 ? box.join(' ') : null
}
