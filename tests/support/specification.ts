/** What must hold of the elements that a selector finds. A text that begins with a slash is a regular expression: `/^Envoi/`. */
export interface Row {
  /** The section of the specification, and its words. */
  says: string
  /** A CSS selector; `::before` at its end means the pseudo-element. */
  select: string
  /** The width of the only window in which it must hold. */
  at?: number
  /** How many elements there are. @default at least one */
  count?: number
  /** The text of the first element, or those of all. Hidden words and facts below the title of a card are no part of it. */
  text?: string | readonly string[]
  attribute?: Readonly<Record<string, string>>
  /** Properties of the DOM. */
  property?: Readonly<Record<string, string | boolean>>
  /** Computed styles. */
  style?: Readonly<Record<string, string>>
  /** Styles whose colour is red or green, in whatever shade. */
  hue?: Readonly<Record<string, 'red' | 'green'>>
  isVisible?: boolean
  /** Whether all of the first element is in the window. */
  inView?: true
  /** The width of each element in pixels, before any rotation. */
  width?: number
  minWidth?: number
  spansWindow?: true
  /** Whether it ends at this edge of the window. */
  endsAt?: 'right'
  /** Whether there are at least so many pixels to both sides of the content of another element. */
  inside?: { of: string; by: number }
  /** The number of lines that a field shows. */
  rows?: number
  /** A later element of the page. */
  before?: string
}

/** Returns the rows that do not hold, each with what is there instead. Runs in the page. */
export function judge(rows: readonly Row[]): string[] {
  const wrong: string[] = []
  const matches = (is: unknown, wanted: unknown) =>
    typeof wanted === 'string' && wanted.startsWith('/') && wanted.endsWith('/') && wanted.length > 1
      ? new RegExp(wanted.slice(1, -1)).test(String(is))
      : is === wanted
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const other of copy.querySelectorAll('.visually-hidden, small')) other.remove()
    // No-break spaces stay, because the specification has ordinary ones.
    return (copy.textContent ?? '').replace(/[ \t\n]+/g, ' ').trim()
  }
  const styleOf = (selector: string) => {
    const [of = '', pseudo] = selector.split('::')
    const element = document.querySelector(of) as HTMLElement
    return { element, style: getComputedStyle(element, pseudo && `::${pseudo}`), isPseudo: pseudo !== undefined }
  }
  /** The left and right edges: of the border of a pseudo-element, of the content of an element. */
  const edgesOf = (selector: string) => {
    const { element, style, isPseudo } = styleOf(selector)
    const { left, right } = element.getBoundingClientRect()
    const px = (property: string) => Number.parseFloat(style.getPropertyValue(property))
    return isPseudo
      ? [left + px('left'), right - px('right')]
      : [left + px('padding-left'), right - px('padding-right')]
  }
  const hueOf = (colour: string) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    if (red > Math.max(green, blue) + 8) return 'red'
    return green > Math.max(red, blue) + 8 ? 'green' : `rgb(${red}, ${green}, ${blue})`
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1
  }
  for (const row of rows) {
    const check = (what: string, is: unknown, wanted: unknown) => {
      if (!matches(is, wanted))
        wrong.push(`${row.says} (${row.select}): ${what} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`)
    }
    const [selector = '', pseudo] = row.select.split('::')
    const found = [...document.querySelectorAll<HTMLElement>(selector)]
    if (row.count !== undefined) check('count', found.length, row.count)
    const [first] = found
    if (!first) {
      if (row.count === undefined) check('count', 0, 'at least 1')
      continue
    }
    const { left, right, top, bottom } = first.getBoundingClientRect()
    if (typeof row.text === 'string') check('text', textOf(first), row.text)
    else if (row.text) {
      check('number of texts', found.length, row.text.length)
      for (const [index, text] of row.text.entries())
        check(`text ${index + 1}`, found[index] && textOf(found[index]), text)
    }
    for (const element of found) {
      for (const [name, value] of Object.entries(row.attribute ?? {})) check(name, element.getAttribute(name), value)
      for (const [name, value] of Object.entries(row.property ?? {}))
        check(name, element[name as keyof HTMLElement], value)
      if (row.isVisible !== undefined) check('visible', isShown(element), row.isVisible)
      if (row.width !== undefined) check('width', element.offsetWidth, row.width)
    }
    const style = getComputedStyle(first, pseudo && `::${pseudo}`)
    for (const [name, value] of Object.entries(row.style ?? {})) check(name, style.getPropertyValue(name), value)
    for (const [name, value] of Object.entries(row.hue ?? {})) check(name, hueOf(style.getPropertyValue(name)), value)
    if (row.inView) check('in view', top >= 0 && bottom <= innerHeight, true)
    if (row.minWidth !== undefined) check(`wider than ${row.minWidth} px`, right - left >= row.minWidth, true)
    const window = document.documentElement.clientWidth
    if (row.spansWindow) check('edges', `${left} ${right}`, `0 ${window}`)
    if (row.endsAt) check('right edge', right, window)
    if (row.inside) {
      const [from = 0, to = 0] = edgesOf(row.inside.of)
      const [start = 0, end = 0] = pseudo ? edgesOf(row.select) : [left, found.at(-1)?.getBoundingClientRect().right]
      check('room at the left', start - from >= row.inside.by, true)
      check('room at the right', to - end >= row.inside.by, true)
    }
    if (row.rows !== undefined) {
      const [line, above, below] = ['line-height', 'padding-top', 'padding-bottom'].map((name) =>
        Number.parseFloat(style.getPropertyValue(name)),
      )
      check('rows', Math.round((first.clientHeight - (above ?? 0) - (below ?? 0)) / (line ?? 1)), row.rows)
    }
    if (row.before) {
      const later = document.querySelector(row.before)
      check(
        `before ${row.before}`,
        later && Boolean(first.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING),
        true,
      )
    }
  }
  return wrong
}
