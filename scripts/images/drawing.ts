import type { Element, Nodes } from 'hast'
import type { Loss, LossName } from '../diagnostics/picture-texts.ts'
import { blank } from './blank.ts'
import { readSvg } from './svg-tree.ts'

/** What librsvg, which draws it for the pages, leaves out of a drawing, and the fonts that its texts ask for. */
export interface DrawingFacts {
  losses: readonly Loss[]
  /** A list of families for each text, as the drawing names them; empty for a text without any. */
  fonts: readonly (readonly string[])[]
  /** The most pictures of its whole area that are held at once while it is drawn, besides itself. */
  layers: number
}

/**
 * Reads what a drawing contains.
 * @throws {Error} as `readSvg`
 */
export function readDrawing(svg: string): DrawingFacts {
  const reader = new DrawingReader()
  for (const sheet of svg.split('<?xml-stylesheet').slice(1)) {
    const [, address] = /^[^>]*?\bhref=["']([^"']*)/.exec(sheet) ?? []
    if (address !== undefined) reader.lose('linked', address)
  }
  const tree = readSvg(svg)
  reader.read(tree)
  reader.readRules()
  if (reader.losses.length === 0 && !draws(tree)) reader.lose('nothing', '')
  return { losses: reader.losses, layers: reader.layers, fonts: [...reader.fonts].map((list) => familiesIn(list)) }
}

const MOVING = /^(animate|animatetransform|animatemotion|animatecolor|set|script)$/i
const DETAIL_MAX = 60
/** The line that draw.io shows below a drawing to programs that do not draw its labels, which are HTML. They draw the first words of each. */
const DRAWIO_LINE = /^(?:Text is not SVG - cannot display|Viewer does not support full SVG 1\.1)$/

/** What a group needs a layer of its own for. */
const EFFECT = /^(opacity|mask|filter|mix-blend-mode|isolation)$/
const EFFECT_STYLE = /(?:^|[;\s])(?:opacity|mask|filter|mix-blend-mode|isolation)\s*:/

class DrawingReader {
  #nested = 0
  #steps = 0
  readonly #losses = new Map<LossName, string>()
  readonly #texts = new Set<string>()
  readonly #families = new Set<string>()
  readonly #rules: { selector: string; body: string }[] = []
  /** Classes and identifiers of its elements. */
  readonly #names = new Set<string>()
  readonly #begins = new Map<Nodes, string>()

  /** The families of its texts, and, if it has text, those of its style sheets. */
  get fonts(): ReadonlySet<string> {
    return this.#texts.size === 0 ? this.#texts : new Set([...this.#texts, ...this.#families])
  }

  get layers(): number {
    return this.#nested + this.#steps
  }

  get losses(): Loss[] {
    return [...this.#losses].map(([what, detail]) => ({ what, detail }))
  }

  lose(what: LossName, detail: string) {
    if (this.#losses.has(what)) return
    const text = detail.replace(/\s+/g, ' ').trim()
    this.#losses.set(what, text.length > DETAIL_MAX ? `${text.slice(0, DETAIL_MAX)}…` : text)
  }

  /**
   * @param isBranch whether a `switch` draws this element or another
   * @param inherited the family of the elements above
   * @param above the number of elements above that have an effect
   */
  read(node: Nodes, isBranch = false, inherited = '', above = 0) {
    if (node.type !== 'element') return
    const name = node.tagName.toLowerCase()
    if (name === 'metadata' || name === 'title' || name === 'desc') return
    for (const one of [node.properties.className ?? []].flat()) this.#names.add(`.${one}`)
    this.#names.add(`#${node.properties.id}`)
    for (const [key, value] of Object.entries(node.properties)) this.#attribute(key, String(value ?? ''), name)
    if (name === 'style') {
      const css = blank(textOf(node), '/*', '*/')
      for (const [, address = ''] of css.matchAll(/@import\s+(?:url\()?["']?([^"');]+)/g)) this.lose('linked', address)
      for (const rule of css.split('}').slice(0, -1)) {
        const [body = '', selector = ''] = rule.split('{').toReversed()
        if (selector !== '' && !selector.trimEnd().endsWith('@font-face')) this.#rules.push({ selector, body })
      }
      return
    }
    if (MOVING.test(name)) this.lose('animation', name)
    if (name === 'foreignobject') return this.#html(node, isBranch)
    if (name === 'text' && DRAWIO_LINE.test(this.#beginOf(node))) return this.lose('drawio', this.#beginOf(node))
    if (name === 'flowroot') return this.lose('flow', this.#beginOf(node))
    const elements = node.children.filter(isElement).length
    if (name === 'filter') this.#steps = Math.max(this.#steps, elements)
    const nested = above + (hasEffect(node) ? 1 : 0)
    this.#nested = Math.max(this.#nested, nested)
    const family = familyOf(node) || inherited
    if (name === 'textpath' && this.#beginOf(node) !== '') this.lose('textPath', this.#beginOf(node))
    else if (
      /^(text|tspan)$/.test(name) &&
      node.children.some((child) => child.type === 'text' && child.value.trim() !== '')
    )
      this.#texts.add(family)
    for (const child of node.children) this.read(child, node.tagName === 'switch' && elements > 1, family, nested)
  }

  /** Reads the style sheets once all elements are known, because programs write rules that nothing uses. */
  readRules() {
    for (const { selector, body } of this.#rules) {
      const isUsed = selector
        .split(',')
        .some((one) => (one.match(/[.#][\w-]+/g) ?? []).every((name) => this.#names.has(name)))
      if (!isUsed) continue
      this.#styles(body)
      for (const family of declaredFamilies(body)) this.#families.add(family)
    }
  }

  /** A `switch` draws another branch instead, if the HTML says what it needs. */
  #html(node: Element, isBranch: boolean) {
    const needs = Object.keys(node.properties).some((key) => /^required(features|extensions)$/i.test(key))
    if (isBranch && needs) return
    const text = this.#beginOf(node)
    if (text !== '' || hasPicture(node)) this.lose('html', text || 'HTML')
  }

  /** Returns the text in a node, as far as a message shows it. Each is made once, because the elements around it ask for it too. */
  #beginOf(node: Nodes): string {
    const known = this.#begins.get(node)
    if (known !== undefined) return known
    const parts = 'children' in node ? node.children.map((child) => this.#beginOf(child)) : [textOf(node)]
    // Two letters more, because the last one may be a space, and the message says whether there are others.
    const begin = parts
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, DETAIL_MAX + 2)
    this.#begins.set(node, begin)
    return begin
  }

  #attribute(key: string, value: string, name: string) {
    if (
      /^(href|xlinkhref)$/i.test(key) &&
      /^(image|use|feimage|lineargradient|radialgradient|pattern|tref|video)$/.test(name)
    )
      this.#address(value)
    else this.#styles(key === 'style' ? value : `${key}:${value}`)
  }

  #styles(css: string) {
    for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]+)/g)) this.#address(address)
    if (/(^|[;{\s])animation(-name)?\s*:(?!\s*none)\s*[^;}\s]/.test(css)) this.lose('animation', 'animation')
    const variable =
      /(?:^|[;{\s])(?:fill|stroke|stop-?color|color)\s*:\s*(?:var\(\s*)?(--[\w-]+|light-dark(?=\()|color-mix(?=\())/i.exec(
        css,
      )?.[1]
    if (variable !== undefined) this.lose('variables', variable)
  }

  #address(address: string) {
    if (address.startsWith('#') || address.trim() === '') return
    const data = /^data:([^;,]*)/i.exec(address)?.[1]
    if (data === undefined) this.lose('linked', address)
    else if (!/^image\/(png|jpe?g|svg\+xml)$/i.test(data)) this.lose('embedded', data)
  }
}

const SHAPE = /^(path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignobject)$/i
const NOT_DRAWN = /^(defs|symbol|clippath|mask|marker|pattern|filter|metadata|title|desc|style)$/i

/** Returns whether a node shows something by itself. */
function draws(node: Nodes): boolean {
  if (node.type !== 'element' && node.type !== 'root') return false
  if (node.type === 'element' && NOT_DRAWN.test(node.tagName)) return false
  return (node.type === 'element' && SHAPE.test(node.tagName)) || node.children.some(draws)
}

const isElement = ({ type }: Nodes) => type === 'element'

function hasPicture(node: Nodes): boolean {
  if (node.type !== 'element') return false
  return /^(img|svg|canvas|video|image)$/.test(node.tagName) || node.children.some(hasPicture)
}

function hasEffect({ properties }: Element): boolean {
  return Object.keys(properties).some((key) => EFFECT.test(key)) || EFFECT_STYLE.test(`${properties.style ?? ''}`)
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map((child) => textOf(child)).join(' ') : ''
}

function familyOf({ properties }: Element): string {
  const style = declaredFamilies(`${properties.style ?? ''}`).at(-1)
  return style ?? [properties.fontFamily ?? ''].flat().join(', ')
}

/** The size of a `font`, which the families follow: `12px/1.5`. A weight has no unit. */
const FONT_SIZE = /^(?:[\d.]+(?:[a-z]+|%)|(?:xx?-)?(?:small|large)|medium|smaller|larger)(?:\/|$)/i

function declaredFamilies(css: string): string[] {
  const families = [...css.matchAll(/(?:^|[;{\s])font-family\s*:\s*([^;}]+)/g)]
  const short = [...css.matchAll(/(?:^|[;{\s])font\s*:([^;}]*)/g)].flatMap(([, font = '']) => {
    const sizes = font.split('/').map((part) => part.trim())
    const words = sizes.join('/').split(/\s+/)
    const size = words.findIndex((word) => FONT_SIZE.test(word))
    return size === -1 ? [] : [['', words.slice(size + 1).join(' ')]]
  })
  return [...families, ...short].flatMap(([, list = '']) => (/var\(|inherit/.test(list) ? [] : list.trim()))
}

function familiesIn(list: string): string[] {
  return list
    .replace(/!important/, '')
    .split(',')
    .map((name) => name.trim().replace(/^["']|["']$/g, ''))
    .filter((name) => name !== '')
}

/** Families that any machine replaces by one of its own: those of CSS, and the names of PostScript that programs write. */
const GENERIC =
  /^(times|helvetica|courier|serif|sans-serif|monospace|cursive|fantasy|math|emoji|fangsong|(ui-|-apple-)?system(-ui)?|ui-.*|BlinkMacSystemFont)$/i

/** The most families that are looked for. No drawing needs more, and each takes some milliseconds. */
const FAMILIES_MAX = 20

/**
 * Returns what the texts of a drawing lose on this machine: all letters if it has no font, or the families that it lacks. libvips cannot list
 * the fonts, so a family is there if a word in it looks different from the same word in a family that nobody has.
 */
export async function lossesOfFonts(lists: DrawingFacts['fonts']): Promise<Loss[]> {
  if (lists.length === 0) return []
  const [narrow, wide] = await drawnWords([
    ['iiii', 'serif'],
    ['WWWW', 'serif'],
  ])
  if (narrow === wide) return [{ what: 'noFont', detail: '' }]
  const named = lists.map((list) => list.filter((name) => !GENERIC.test(name)))
  const searched = [...new Set(named.flat())].slice(0, FAMILIES_MAX)
  const absent = new Set(await absentOf(searched))
  const isMissing = (list: readonly string[]) => list.length > 0 && list.every((name) => absent.has(name))
  const missing = new Set(named.filter(isMissing).map(([first]) => first))
  return missing.size === 0 ? [] : [{ what: 'font', detail: [...missing].join(', ') }]
}

/** Returns the families that this machine lacks. Compares with two replacements, because a family may be one of them. */
async function absentOf(families: readonly string[]): Promise<string[]> {
  if (families.length === 0) return []
  const looks = ['monospace', 'serif'].map(async (other) => {
    const [none, ...own] = await drawnWords(
      // In quotes, because a word of a name may begin with a digit: « Exo 2 ».
      ['Nobody Has This', ...families].map((name) => ['Waging 48', `'${name.replace(/['\\]/g, '')}', ${other}`]),
    )
    return own.map((look) => look === none)
  })
  const [first, second] = await Promise.all(looks)
  return families.filter((_, index) => first?.[index] && second?.[index])
}

const WORD = { width: 300, height: 60 }

/** Draws each word in its families, all in one picture, because opening a picture takes longer than a word. Returns what each looks like. */
async function drawnWords(words: readonly (readonly [word: string, families: string])[]): Promise<string[]> {
  const { default: sharp } = await import('sharp')
  const { width, height } = WORD
  const drawn = words.map(([word, families], index) => {
    const safe = families.replace(/[<>&"]/g, '')
    return `<svg y="${height * index}" width="${width}" height="${height}"><text y="40" font-size="32" font-family="${safe}">${word}</text></svg>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height * words.length}">${drawn.join('')}</svg>`
  const pixels = await sharp(Buffer.from(svg)).raw().toBuffer()
  const length = pixels.length / words.length
  return words.map((_, index) => pixels.toString('base64', length * index, length * (index + 1)))
}
