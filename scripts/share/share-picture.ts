import sharp, { type OverlayOptions } from 'sharp'
import { SHARE_SIZE } from '../../src/catalogue/render-input.ts'
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
export const SHARE_WIDTH = SHARE_SIZE.width
export const SHARE_HEIGHT = SHARE_SIZE.height
/** Some messengers drop what is heavier. */
export const MAX_SHARE_BYTES = 150_000

/** The light scheme of `src/styles/tokens`, in sRGB: librsvg knows no OKLCH. */
const COLOURS = {
  wall: '#fcf9f2',
  light: '#f6f0e4',
  shade: '#e6dcca',
  paper: '#fffefc',
  stone: '#f3dcc9',
  tile: '#cf7855',
  ink: '#161f32',
  muted: '#414a5e',
  cobalt: '#1844b9',
  cobaltLight: '#3f6dd7',
  cobaltDeep: '#0b2f93',
  sky: '#c3ebf5',
  sun: '#febf32',
  night: '#161f32',
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
  if (card.picture) drawing.composite([{ ...(await cutPicture(card.picture, window)), left: window.x, top: window.y }])
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
/** Stone around the view, white wood inside it. */
const FRAME = 18
const CASEMENT = 8
const LINTEL_HEIGHT = 14
const SILL_HEIGHT = 18
/** The wood around the slats. */
const STILE = 11
const SLAT_PITCH = 23

/** Above the window a title has the whole width. */
const WIDE_TITLE: TextBox = {
  width: 1072,
  sizes: [72, 68, 64, 60, 56, 52, 48, 44],
  maxLines: 3,
  maxHeight: 200,
  leading: TITLE_LEADING,
}

/** A usual title stands beside the window, a long one above it. */
const LAYOUTS: Record<'picture' | 'page', { beside: Layout; above: Layout }> = {
  picture: {
    beside: {
      title: { width: 500, sizes: [96, 90, 84, 78, 72, 66, 60, 54, 50], maxLines: 3, leading: TITLE_LEADING },
      text: { x: MARGIN, y: 56, width: 500, height: 420 },
      align: 'middle',
      view: { x: 670, y: 116, width: 466, height: 292 },
      leafWidth: 60,
    },
    above: {
      title: WIDE_TITLE,
      text: { x: MARGIN, y: 54, width: 500, height: 420 },
      align: 'top',
      view: { x: 670, y: 306, width: 466, height: 292 },
      leafWidth: 60,
    },
  },
  page: {
    beside: {
      title: { width: 640, sizes: [116, 108, 100, 92, 84, 76, 68, 60], maxLines: 3, leading: TITLE_LEADING },
      text: { x: MARGIN, y: 56, width: 620, height: 420 },
      align: 'middle',
      view: { x: 886, y: 92, width: 212, height: 348 },
      leafWidth: 112,
    },
    above: {
      title: WIDE_TITLE,
      text: { x: MARGIN, y: 54, width: 620, height: 420 },
      align: 'top',
      view: { x: 886, y: 306, width: 212, height: 300 },
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
  const bands = [-60, 250, 560, 870, 1180].map((x) => band(x, 120, FOOT_TOP, COLOURS.light))
  return rect({ x: 0, y: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT }, COLOURS.wall) + bands.join('')
}

/** Light through a shutter: a band at 115° from the top of the picture. */
function band(x: number, width: number, height: number, fill: string, top = 0): string {
  const run = SLOPE * height
  return path(`M${x + run} ${top}h${width}L${x + width} ${top + height}h${-width}z`, fill)
}

/** A window with its shutters open: a surround of pale stone, a terracotta sill, the light from the upper left. */
function shutters({ view, leafWidth }: Layout): string {
  const frame = grow(view, FRAME)
  const left = { ...frame, x: frame.x - leafWidth, width: leafWidth }
  const right = { ...frame, x: frame.x + frame.width, width: leafWidth }
  const lintel = { x: frame.x - 10, y: frame.y - LINTEL_HEIGHT, width: frame.width + 20, height: LINTEL_HEIGHT }
  const sill = { x: frame.x - 20, y: frame.y + frame.height, width: frame.width + 40, height: SILL_HEIGHT }
  return [
    ...[left, right, sill].map((area) => rect(shift(area), COLOURS.shade, 4)),
    rect(lintel, COLOURS.stone, 4),
    leaf(left),
    leaf(right),
    rect(frame, COLOURS.stone),
    rect(grow(view, CASEMENT), COLOURS.paper),
    rect(sill, COLOURS.tile, 4),
  ].join('')
}

/** A leaf of louvres: two stiles, three rails, slats that catch the light. */
function leaf(area: Area): string {
  const middle = Math.round(area.height * 0.56)
  const panels = [
    { ...area, height: middle + STILE / 2 },
    { ...area, y: area.y + middle - STILE / 2, height: area.height - middle + STILE / 2 },
  ]
  return rect(area, COLOURS.cobalt, 4) + panels.map((panel) => louvres(grow(panel, -STILE))).join('')
}

function louvres(area: Area): string {
  const count = Math.round(area.height / SLAT_PITCH)
  const pitch = area.height / count
  const slats = Array.from({ length: count }, (_, index) =>
    rect({ ...area, y: area.y + index * pitch, height: pitch * 0.62 }, COLOURS.cobaltLight),
  )
  return rect(area, COLOURS.cobaltDeep) + slats.join('')
}

/** What pages without a picture look out on: the sea, and the sun on it. */
function seaView({ x, y, width, height }: Area): string {
  const horizon = y + Math.round(height * 0.62)
  const middle = x + width / 2
  const glints = [96, 70, 44, 18].map((length, index) =>
    rect({ x: middle - length / 2, y: horizon + 18 + index * 24, width: length, height: 8 }, COLOURS.sun, 4),
  )
  return `<clipPath id="view">${rect({ x, y, width, height }, '')}</clipPath><g clip-path="url(#view)">${[
    rect({ x, y, width, height }, COLOURS.sky),
    `<circle cx="${middle}" cy="${horizon - 36}" r="66" fill="${COLOURS.sun}"/>`,
    path(`M${x} ${horizon}v-34c34-24 64-18 92 2s46 28 84 32z`, COLOURS.cobaltLight),
    rect({ x, y: horizon, width, height }, COLOURS.cobalt),
    ...glints,
  ].join('')}</g>`
}

const FOOT_SIZES = [30, 27, 24]
const MARK = 44

/** Whose site it is: mark, name, trade, address. */
function foot({ ownerName, trade, site }: ShareCard, lettering: Lettering): string {
  const x = MARGIN + MARK + 18
  const right = SHARE_WIDTH - MARGIN
  const nameEms = lettering.measure(NAME)
  const factEms = lettering.measure(FACTS)
  const gap = 1.2
  const roomAt = (size: number) => (right - x) / size - factEms(site) - gap
  const withTrade = FOOT_SIZES.find((size) => nameEms(ownerName) + gap + factEms(trade) <= roomAt(size))
  const size = withTrade ?? FOOT_SIZES.find((size) => nameEms(ownerName) <= roomAt(size)) ?? Math.min(...FOOT_SIZES)
  const name = shorten(ownerName, roomAt(size), nameEms)
  const nameEnd = x + nameEms(name) * size
  const middle = (FOOT_TOP + SHARE_HEIGHT) / 2
  const draw = (text: string, style: LetterStyle, x: number, fill: string) =>
    lettering.draw(text, style, { x, baseline: middle + 0.34 * size, size, fill })
  return [
    rect({ x: 0, y: FOOT_TOP, width: SHARE_WIDTH, height: SHARE_HEIGHT - FOOT_TOP }, COLOURS.night),
    mark({ x: MARGIN, y: middle - MARK / 2, width: MARK, height: MARK }),
    draw(name, NAME, x, COLOURS.onNight),
    withTrade === undefined
      ? ''
      : `<circle cx="${nameEnd + (gap / 2) * size}" cy="${middle}" r="4" fill="${COLOURS.sun}"/>${draw(trade, FACTS, nameEnd + gap * size, COLOURS.onNightMuted)}`,
    draw(site, FACTS, right - factEms(site) * size, COLOURS.onNight),
  ].join('')
}

/** The sun behind a shutter, as in `public/favicon.svg`. */
function mark({ x, y, width }: Area): string {
  const scale = width / 32
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="32" height="32" rx="8" fill="${COLOURS.cobalt}"/><circle cx="16" cy="16" r="10" fill="${COLOURS.sun}"/><path d="M4 12.5h24v2.6H4zM4 18h24v2.6H4zM4 23.5h24v2.6H4z" fill="${COLOURS.cobalt}"/></g>`
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

/** As the cards show it: upright, filling its frame. What lies behind the foot is cut off. */
async function cutPicture(original: Uint8Array, { width, height, y }: Area): Promise<OverlayOptions> {
  const { pixels } = await decodePicture(original, { widths: [2 * width] })
  const filled = await pixels.resize({ width, height, fit: 'cover' }).raw().toBuffer({ resolveWithObject: true })
  const { channels } = filled.info
  const seen = Math.min(height, FOOT_TOP - y)
  return { input: filled.data.subarray(0, width * seen * channels), raw: { width, height: seen, channels } }
}

/** Tried in turn until the file is light enough: only photographs full of detail get past the first. */
const QUALITIES = [84, 74, 60, 40, 20]

async function encode(pixels: Buffer): Promise<Buffer> {
  const raw = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3 } as const
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    // Full chroma: letters and slats have hard edges in colour. mozjpeg would take five times as long for 4 % less.
    file = await sharp(pixels, { raw }).jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (file.length <= MAX_SHARE_BYTES) break
  }
  return file
}
