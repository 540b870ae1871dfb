import sharp from 'sharp'
import { decodePicture } from '../images/picture.ts'
import { type FittedText, fitAnyhow, fitWords, shorten, type TextBox } from './fit-text.ts'
import type { Lettering, LetterStyle } from './lettering.ts'

/** What a shared link shows of a page. */
export interface ShareCard {
  title: string
  /** One line about it. */
  theme: string | null
  /** The original, in any format the pages accept; `null` for pages that show none. */
  picture: Uint8Array | null
  ownerName: string
  trade: string
  /** Without `https://`. */
  site: string
}

/** The size all services ask for, in pixels. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
/** Some messengers drop what is heavier. */
export const MAX_SHARE_BYTES = 150_000

/** The light scheme of `src/styles/tokens`, in sRGB: librsvg knows no OKLCH. */
const COLOURS = {
  wall: '#fcf9f2',
  paper: '#fffefc',
  ink: '#161f32',
  muted: '#414a5e',
  cobalt: '#1844b9',
  cobaltLight: '#2858cd',
  cobaltDeep: '#0b2f93',
  sun: '#febf32',
  onNight: '#f4f0e7',
  onNightMuted: '#bdc4d3',
} as const

const TITLE: LetterStyle = { weight: 'extrabold', tracking: -0.034 }
const THEME: LetterStyle = { weight: 'regular', tracking: -0.005 }
const NAME: LetterStyle = { weight: 'semibold', tracking: -0.012 }
const FACTS: LetterStyle = { weight: 'regular', tracking: -0.005 }

/** Left and right of everything. */
const MARGIN = 64
/** Where the night of the footer begins. */
const FOOT_TOP = 532
const EDGE_HEIGHT = 12
/** The kit's: hard, down to the right. */
const SHADOW_OFFSET = 14
/** Horizontal run of a band at 115° per pixel of height. */
const SLOPE = Math.tan((25 * Math.PI) / 180)

/**
 * Draws the picture of a page for social networks and messengers, as JPEG of at most `MAX_SHARE_BYTES`. Same card, same bytes.
 * @throws {Error} when the picture cannot be read.
 */
export async function drawSharePicture(card: ShareCard, lettering: Lettering): Promise<Buffer> {
  const { scene, window } = compose(card, lettering)
  const drawing = sharp(Buffer.from(scene))
  if (card.picture && window) {
    const { x, y, width, height } = window
    drawing.composite([
      { input: await cutPicture(card.picture, window), left: x, top: y, raw: { width, height, channels: 4 } },
    ])
  }
  return encode(await drawing.removeAlpha().raw().toBuffer())
}

/** A rectangle, in pixels. */
interface Area {
  x: number
  y: number
  width: number
  height: number
}

interface Layout {
  title: TextBox
  /** Where title and theme stand. */
  text: Area
  /** `middle` of the area, or from its `top`. */
  align: 'middle' | 'top'
  /** What is seen between the shutters. */
  view: Area
  leafWidth: number
}

const TITLE_LEADING = 1.03
const THEME_BOX = { sizes: [34, 32, 30, 28], maxLines: 3, leading: 1.36 } as const
/** From the last line of the title to the first of the theme: the dash of sun stands in it. */
const DASH_SPACE = 52
const DASH = { width: 64, height: 10 } as const
/** The mullion around the view. */
const FRAME = 12
const VIEW_RADIUS = 8

/** A usual title stands beside the window, a long one above it. */
const LAYOUTS: Record<'picture' | 'page', { beside: Layout; above: Layout }> = {
  picture: {
    beside: {
      title: { width: 500, sizes: [96, 90, 84, 78, 72, 66, 60, 54, 50], maxLines: 3, leading: TITLE_LEADING },
      text: { x: MARGIN, y: 56, width: 500, height: 420 },
      align: 'middle',
      view: { x: 680, y: 108, width: 456, height: 316 },
      leafWidth: 64,
    },
    above: {
      title: { width: 1072, sizes: [72, 66, 60, 56, 52, 48, 44], maxLines: 3, leading: TITLE_LEADING },
      text: { x: MARGIN, y: 54, width: 500, height: 420 },
      align: 'top',
      view: { x: 680, y: 300, width: 456, height: 286 },
      leafWidth: 64,
    },
  },
  page: {
    beside: {
      title: { width: 640, sizes: [116, 108, 100, 92, 84, 76, 68, 60], maxLines: 3, leading: TITLE_LEADING },
      text: { x: MARGIN, y: 56, width: 620, height: 420 },
      align: 'middle',
      view: { x: 868, y: 92, width: 204, height: 348 },
      leafWidth: 112,
    },
    above: {
      title: { width: 1072, sizes: [72, 66, 60, 56, 52, 48, 44], maxLines: 3, leading: TITLE_LEADING },
      text: { x: MARGIN, y: 54, width: 620, height: 420 },
      align: 'top',
      view: { x: 868, y: 300, width: 204, height: 348 },
      leafWidth: 112,
    },
  },
}

/** The drawing without the picture, and where that goes. */
function compose(card: ShareCard, lettering: Lettering): { scene: string; window: Area } {
  const { beside, above } = LAYOUTS[card.picture ? 'picture' : 'page']
  const words = lettering.measure(TITLE)(card.title) > 0 ? card.title : card.ownerName
  const theme = card.theme === null ? null : fitTheme(card.theme, beside, lettering)
  const room = (layout: Layout): TextBox => ({
    ...layout.title,
    maxHeight: layout.text.height - (theme ? theme.height + DASH_SPACE : 0),
  })
  const measure = lettering.measure(TITLE)
  const near = fitWords(words, room(beside), measure)
  const layout = near ? beside : above
  const title = near ?? fitAnyhow(words, above.title, measure)
  return {
    scene: svg(
      wall(),
      shutters(layout),
      card.picture ? '' : seaView(layout.view),
      drawText(layout, title, theme, lettering),
      foot(card, lettering),
    ),
    window: layout.view,
  }
}

function fitTheme(theme: string, { text }: Layout, lettering: Lettering): FittedText {
  return fitAnyhow(theme, { ...THEME_BOX, width: text.width }, lettering.measure(THEME))
}

function drawText({ text, align }: Layout, title: FittedText, theme: FittedText | null, lettering: Lettering): string {
  const height = title.height + DASH_SPACE + (theme?.height ?? 0)
  let y = align === 'top' ? text.y : text.y + (text.height - height) / 2
  const lines = ({ lines, size, height }: FittedText, style: LetterStyle, fill: string) => {
    const leading = height / lines.length
    const drawn = lines.map((line, index) =>
      lettering.draw(line, style, { x: text.x, baseline: y + index * leading + BASELINE * size, size, fill }),
    )
    y += height
    return drawn.join('')
  }
  const drawnTitle = lines(title, TITLE, COLOURS.ink)
  const dash = rect({ x: text.x + 3, y: y + 18, ...DASH }, COLOURS.sun, DASH.height / 2)
  y += DASH_SPACE
  return drawnTitle + dash + (theme ? lines(theme, THEME, COLOURS.muted) : '')
}

/** From the top of a line to its baseline, in ems. */
const BASELINE = 0.86

function wall(): string {
  const bands = [-60, 250, 560, 870, 1180].map((x) => band(x, 120, FOOT_TOP, '#f6f0e4'))
  return rect({ x: 0, y: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT }, COLOURS.wall) + bands.join('')
}

/** Light through a shutter: a band at 115° from the top of the picture. */
function band(x: number, width: number, height: number, fill: string, top = 0): string {
  const run = SLOPE * height
  return path(`M${x + run} ${top}h${width}L${x + width} ${top + height}h${-width}z`, fill)
}

function shutters({ view, leafWidth }: Layout): string {
  const frame = grow(view, FRAME)
  const left = { ...frame, x: frame.x - leafWidth, width: leafWidth }
  const right = { ...frame, x: frame.x + frame.width, width: leafWidth }
  const whole = { ...frame, x: left.x, width: frame.width + 2 * leafWidth }
  const sill = { x: frame.x - 18, y: frame.y + frame.height, width: frame.width + 36, height: 16 }
  return [
    rect(shift(whole), '#e3dac9', 10),
    rect(shift(sill), '#e3dac9', 6),
    leaf(left),
    leaf(right),
    rect(frame, COLOURS.paper, 6),
    rect(sill, '#cf7855', 5),
  ].join('')
}

/** One leaf of louvres, lit from above. */
function leaf(area: Area): string {
  const stile = 11
  const pitch = 24
  const inner = grow(area, -stile)
  const count = Math.floor(inner.height / pitch)
  const step = inner.height / count
  const slats = Array.from({ length: count }, (_, index) =>
    rect({ ...inner, y: inner.y + index * step, height: step * 0.6 }, '#3f6dd7'),
  )
  return rect(area, COLOURS.cobalt, 8) + rect(inner, COLOURS.cobaltDeep) + slats.join('')
}

function seaView({ x, y, width, height }: Area): string {
  const horizon = y + height * 0.62
  const middle = x + width / 2
  return `<clipPath id="view"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${VIEW_RADIUS}"/></clipPath><g clip-path="url(#view)">
    ${rect({ x, y, width, height }, '#c3ebf5')}
    <circle cx="${middle}" cy="${horizon - 34}" r="66" fill="${COLOURS.sun}"/>
    ${rect({ x, y: horizon, width, height }, COLOURS.cobalt)}
    ${[0, 1, 2, 3].map((index) => rect({ x: middle - 52 + index * 11, y: horizon + 16 + index * 22, width: 104 - index * 22, height: 7 }, COLOURS.sun, 3.5)).join('')}
  </g>`
}

function foot({ ownerName, trade, site }: ShareCard, lettering: Lettering): string {
  const height = SHARE_HEIGHT - FOOT_TOP
  const slats = Array.from({ length: 28 }, (_, index) => band(index * 48 - 12, 22, EDGE_HEIGHT, COLOURS.sun, FOOT_TOP))
  const size = 30
  const baseline = FOOT_TOP + EDGE_HEIGHT + (height - EDGE_HEIGHT) / 2 + 10
  const room = (SHARE_WIDTH - 2 * MARGIN) / size
  const siteWidth = lettering.measure(FACTS)(site)
  const name = shorten(ownerName, room - siteWidth - 1, lettering.measure(NAME))
  const nameWidth = lettering.measure(NAME)(name)
  const tradeWidth = lettering.measure(FACTS)(trade)
  const fits = nameWidth + tradeWidth + siteWidth + 3 < room
  const draw = (text: string, style: LetterStyle, x: number, fill: string) =>
    lettering.draw(text, style, { x, baseline, size, fill })
  return [
    rect({ x: 0, y: FOOT_TOP, width: SHARE_WIDTH, height }, COLOURS.ink),
    ...slats,
    draw(name, NAME, MARGIN, COLOURS.onNight),
    fits ? draw(trade, FACTS, MARGIN + (nameWidth + 0.6) * size, COLOURS.onNightMuted) : '',
    draw(site, FACTS, SHARE_WIDTH - MARGIN - siteWidth * size, COLOURS.onNight),
  ].join('')
}

function svg(...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${parts.join('')}</svg>`
}

function rect({ x, y, width, height }: Area, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

function path(outline: string, fill: string): string {
  return `<path d="${outline}" fill="${fill}"/>`
}

function grow({ x, y, width, height }: Area, by: number): Area {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function shift(area: Area): Area {
  return { ...area, x: area.x + SHADOW_OFFSET, y: area.y + SHADOW_OFFSET }
}

/** As the cards show it: upright, filling its frame, its corners rounded. */
async function cutPicture(original: Uint8Array, { width, height }: Area): Promise<Buffer> {
  const { pixels } = await decodePicture(original, { widths: [2 * width] })
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${VIEW_RADIUS}"/></svg>`
  return pixels
    .resize({ width, height, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .raw()
    .toBuffer()
}

/** Tried in turn until the file is light enough: only noise gets past the first. */
const QUALITIES = [84, 72, 58, 40, 20]

async function encode(pixels: Buffer): Promise<Buffer> {
  const raw = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3 } as const
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    // Full chroma: letters and slats have hard edges in colour.
    file = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (file.length <= MAX_SHARE_BYTES) break
  }
  return file
}
