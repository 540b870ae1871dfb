import type { Element, Properties } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Logo } from '../../src/catalogue/types.ts'
import { pixelsOf } from './drawing-size.ts'
import { readSvg } from './svg-tree.ts'

/**
 * Reads a logo that consists of plain shapes in one colour. Its markup can stand in the page, in the colour of the text. It passes an
 * allow-list, so it contains no script, link, style, identifier or event handler. Returns `null` if that would change the drawing (several
 * colours, gradients, text, clones…) or if there is no drawing; such a file is shown as a picture.
 */
export function inlineLogo(svg: string): Extract<Logo, { kind: 'svg' }> | null {
  const drawing = cleanDrawing(svg, false)
  return drawing?.inks.length === 1 ? { kind: 'svg', viewBox: drawing.viewBox, markup: drawing.markup } : null
}

/**
 * Reads a logo that keeps its colours; shapes without a colour take that of the text. `inks` contains each colour once, in lower case.
 * Returns `null` if plain shapes in plain colours cannot draw it.
 */
export function ownLogo(svg: string): Drawing | null {
  const drawing = cleanDrawing(svg, true)
  return drawing && drawing.inks.length > 0 ? drawing : null
}

interface Drawing {
  viewBox: string
  markup: string
  inks: readonly string[]
}

function cleanDrawing(svg: string, keepsColours: boolean): Drawing | null {
  const root = rootOf(svg)
  const viewBox = root && viewBoxOf(root)
  if (!viewBox) return null
  // The colours of the root move to a group, because the page has its own <svg>.
  const group: Element = { ...root, tagName: 'g' }
  const inks = new Set<string>()
  const defaults = keepsColours ? { ...DEFAULT_PAINT, fill: INK.toLowerCase() } : DEFAULT_PAINT
  if (!applyInk(group, defaults, { inks, keepsColours })) return null
  group.properties = { fill: INK, ...group.properties }
  const markup = toHtml(sanitize(group, SCHEMA), { space: 'svg', closeEmptyElements: true, tightSelfClosing: true })
  return { viewBox, markup, inks: [...inks] }
}

/** Returns the root of a drawing; `null` if it cannot be read. */
function rootOf(svg: string): Element | null {
  try {
    const root = readSvg(svg)
    return root.tagName === 'svg' ? root : null
  } catch {
    return null
  }
}

const INK = 'currentColor'

const SHAPES = new Set(['path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon'])

/** Elements that draw nothing, so that the drawing is the same without them. */
const INVISIBLE = [
  'title', 'desc', 'metadata', 'script', 'defs', 'symbol', 'clippath', 'lineargradient', 'radialgradient', 'marker', 'filter', 'mask',
] // biome-ignore format: a list

/** Attributes that plain shapes cannot have. Clips are allowed, because in logos they only cut to the artboard. */
const UNDRAWABLE = ['filter', 'mask', 'markerStart', 'markerMid', 'markerEnd'] as const

/** Attributes of a drawing, with the names of hast. */
const PAINT = [
  'transform', 'display', 'fill', 'fillRule', 'fillOpacity', 'opacity', 'stroke', 'strokeWidth', 'strokeLineCap', 'strokeLineJoin',
  'strokeMiterLimit', 'strokeDashArray', 'strokeDashOffset', 'strokeOpacity',
] // biome-ignore format: a list

/**
 * Values that are numbers, path commands, keywords or transform functions: no quote, colon, slash, or bracket except that of a function.
 */
const PLAIN_VALUE = /^(?!.*url)[-+\w\s.,%()]*$/is

/** Colours that are a name, a number sign with digits, or a function of numbers. */
const PLAIN_COLOUR = /^[#\w\s(),.%/-]*$/

const SCHEMA: Schema = {
  tagNames: ['g', ...SHAPES],
  strip: INVISIBLE,
  attributes: {
    '*': PAINT,
    path: ['d'],
    circle: ['cx', 'cy', 'r'],
    rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    ellipse: ['cx', 'cy', 'rx', 'ry'],
    line: ['x1', 'y1', 'x2', 'y2'],
    polyline: ['points'],
    polygon: ['points'],
  },
}

const ALLOWED = new Set(Object.values(SCHEMA.attributes ?? {}).flat())

interface Paint {
  fill: string
  stroke: string
}

/** SVG 1.1, sections 11.3 and 11.4. */
const DEFAULT_PAINT: Paint = { fill: 'black', stroke: 'none' }

interface Inking {
  /** Receives every colour that was used. */
  inks: Set<string>
  keepsColours: boolean
}

/**
 * Gives an element and all its children the colour of the text, unless they keep their colours.
 * @returns whether plain shapes can show the whole drawing
 */
function applyInk(element: Element, inherited: Paint, inking: Inking): boolean {
  const given: Properties = { ...element.properties, ...declarationsOf(element.properties.style) }
  if (UNDRAWABLE.some((name) => name in given && given[name] !== 'none')) return false
  if (!Object.entries(given).every(([name, value]) => isPlain(name, textOf(value)))) return false
  const paint = { fill: paintOf(given.fill, inherited.fill), stroke: paintOf(given.stroke, inherited.stroke) }
  if (SHAPES.has(element.tagName)) for (const ink of Object.values(paint)) if (ink !== 'none') inking.inks.add(ink)
  for (const name of ['fill', 'stroke'] as const) {
    if (!(name in given)) continue
    const own = paintOf(given[name], '')
    if (inking.keepsColours && !PLAIN_COLOUR.test(own)) return false
    given[name] = inking.keepsColours ? own || undefined : own === 'none' ? own : INK
  }
  element.properties = given
  element.children = element.children.filter((child) => child.type === 'element' && !isInvisible(child))
  return element.children.every(
    (child) =>
      child.type === 'element' &&
      (child.tagName === 'g' || SHAPES.has(child.tagName)) &&
      applyInk(child, paint, inking),
  )
}

/**
 * Returns whether a value is plain. A colour may have any form, except a reference to a gradient or pattern. Attributes that are removed do
 * not matter.
 */
function isPlain(name: string, value: string): boolean {
  if (name === 'fill' || name === 'stroke') return !/url/i.test(value)
  return !ALLOWED.has(name) || PLAIN_VALUE.test(value)
}

function paintOf(value: Properties[string], inherited: string): string {
  const text = textOf(value).trim().toLowerCase()
  if (text === '' || text === 'inherit') return inherited
  return SAME_COLOUR.get(text) ?? text
}

const SAME_COLOUR = new Map([
  ['transparent', 'none'],
  ['#000', 'black'],
  ['#000000', 'black'],
  ['#fff', 'white'],
  ['#ffffff', 'white'],
])

/** Returns the declarations of a `style` attribute as attributes. */
function declarationsOf(style: Properties[string]): Properties {
  const properties: Properties = {}
  for (const declaration of textOf(style).split(';')) {
    const [name = '', value = ''] = declaration.split(':')
    const attribute = STYLE_NAMES.get(name.trim().toLowerCase().replaceAll('-', ''))
    if (attribute) properties[attribute] = value.trim()
  }
  return properties
}

const STYLE_NAMES = new Map([...PAINT, ...UNDRAWABLE].map((name) => [name.toLowerCase(), name]))

function textOf(value: Properties[string]): string {
  return [value ?? ''].flat().join(' ')
}

/** Returns whether an element draws nothing. Editors add their own elements, for example `sodipodi:namedview`. */
function isInvisible({ tagName, children }: Element): boolean {
  const isEmptyStyle = tagName === 'style' && children.length === 0
  return INVISIBLE.includes(tagName.toLowerCase()) || tagName.includes(':') || isEmptyStyle
}

/** Returns the `viewBox`, or makes one from `width` and `height`; `null` without them. */
function viewBoxOf({ properties }: Element): string | null {
  const given = textOf(properties.viewBox)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const size = [properties.width, properties.height].map((length) => pixelsOf(textOf(length)) ?? 0)
  const [x = 0, y = 0, width = 0, height = 0] = given.length === 4 ? given : [0, 0, ...size]
  const box = [x, y, width, height]
  return box.every(Number.isFinite) && width > 0 && height > 0 ? box.join(' ') : null
}
