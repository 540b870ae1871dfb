import { SHARE_SIZE } from '../../src/catalogue/render-input.ts'
import type { Look } from '../../src/catalogue/types.ts'
import { characterOf } from '../../src/looks/characters.ts'
import { paletteOf } from '../../src/styles/palette.ts'
import type { Lettering, LetterStyle } from './lettering.ts'
import { drawLogo, MARK_SIZE, siteMark } from './site-mark.ts'

export interface ShareCard {
  name: string
  /** A sentence about what the owner does. */
  sentence: string
  trade: string
  /** The host, without `https://`. */
  site: string
  look: Look
}

type Colours = ReturnType<typeof paletteOf>['light']
type Texts = Omit<ShareCard, 'look'>

type Lettered = Omit<LetterStyle, 'colour'>
const NAME: Lettered = { weight: 'extrabold', tracking: -0.034 }
const OWNER: Lettered = { weight: 'semibold', tracking: -0.012 }
/** The sentence, the trade and the address of the site. */
const PLAIN: Lettered = { weight: 'regular', tracking: -0.005 }

/** The margin on the left and on the right. */
const MARGIN = 64
/** The top of the dark footer. */
const FOOT_TOP = 532
/** The area left of the window. Name and sentence stand in the middle of its height. */
const TEXT = { width: 620, top: 56, height: 420 } as const
const NAME_BOX = { width: TEXT.width, height: 240, largest: 116, leading: 1.03 } as const
const SENTENCE_BOX = { width: TEXT.width, height: 140, largest: 34, leading: 1.36 } as const
/** The distance from the last line of the name to the first line of the sentence. The yellow dash is drawn there. */
const DASH_SPACE = 52
/** The distance from the top of a line to its baseline, in ems. */
const BASELINE = 0.86

/** Draws the picture of every page without one of its own, as SVG. */
export function drawCard(card: ShareCard, lettering: Lettering): string {
  const { width, height } = SHARE_SIZE
  const { name, sentence, trade, site, look } = card
  const colours = paletteOf(look).light
  const shown = { name: cut(name), sentence: cut(sentence), trade: cut(trade), site: cut(site) }
  const mark = siteMark(card, lettering)
  const parts = [scene(card, mark), texts(shown, lettering, colours), foot(shown, mark, lettering, colours)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

/** The most characters of a text. Longer ones would be too small to read, and their layout would take minutes. */
const TEXT_MAX_LENGTH = 400

function cut(text: string): string {
  return text.length <= TEXT_MAX_LENGTH ? text : `${text.slice(0, TEXT_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`
}

function texts({ name, sentence }: Texts, lettering: Lettering, colours: Colours): string {
  const { text, 'text-muted': muted } = colours
  const title = fitText(name, NAME, NAME_BOX, lettering)
  const theme = fitText(sentence, PLAIN, SENTENCE_BOX, lettering)
  const top = TEXT.top + (TEXT.height - title.height - DASH_SPACE - theme.height) / 2
  const lines = ({ lines, size, leading }: ReturnType<typeof fitText>, style: Lettered, colour: string, top: number) =>
    lines.map((line, index) =>
      lettering.draw(
        line,
        { ...style, colour },
        { x: MARGIN, baseline: top + index * leading + BASELINE * size, size },
      ),
    )
  const dashTop = top + title.height + 18
  return [
    ...lines(title, NAME, text, top),
    `<rect x="${MARGIN + 3}" y="${dashTop}" width="64" height="10" rx="5" fill="${colours.sun}"/>`,
    ...lines(theme, PLAIN, muted, top + title.height + DASH_SPACE),
  ].join('')
}

interface TextBox {
  width: number
  height: number
  /** The first font size that is tried. */
  largest: number
  /** The distance of baselines, in ems. */
  leading: number
}

/** Breaks a text into lines at its spaces, at the largest size that fits into its box. */
export function fitText(text: string, style: Lettered, box: TextBox, lettering: Lettering) {
  for (let size = box.largest; ; size *= 0.96) {
    const lines = wrap(text, (line) => lettering.widthOf(line, style) * size <= box.width)
    const leading = box.leading * size
    const height = lines.length * leading
    const fits = height <= box.height && lines.every((line) => lettering.widthOf(line, style) * size <= box.width)
    if (fits || size < 1) return { lines, size, leading, height }
  }
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \t\r\n]+/)) {
    const line = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(line)) lines.splice(-1, 1, line)
    else lines.push(word)
  }
  return lines
}

const MARK = 44
/** The space between the parts of the footer, in ems. */
const FOOT_GAP = 1.2
const LARGEST_FOOT = 30

/** Draws the footer: mark, name, trade and address of the site. */
function foot({ name, trade, site }: Texts, mark: string, lettering: Lettering, colours: Colours): string {
  const { width, height } = SHARE_SIZE
  const middle = (FOOT_TOP + height) / 2
  const left = MARGIN + MARK + 18
  const right = width - MARGIN
  const nameEms = lettering.widthOf(name, OWNER)
  const siteEms = lettering.widthOf(site, PLAIN)
  const ems = nameEms + FOOT_GAP + lettering.widthOf(trade, PLAIN) + FOOT_GAP + siteEms
  const size = Math.min(LARGEST_FOOT, (right - left) / ems)
  const baseline = middle + 0.34 * size
  const nameEnd = left + nameEms * size
  return [
    `<rect y="${FOOT_TOP}" width="${width}" height="${height - FOOT_TOP}" fill="${colours.night}"/>`,
    drawMark(mark, MARGIN, middle - MARK / 2, MARK),
    lettering.draw(name, { ...OWNER, colour: colours['on-night'] }, { x: left, baseline, size }),
    `<circle cx="${nameEnd + (FOOT_GAP / 2) * size}" cy="${middle}" r="4" fill="${colours.sun}"/>`,
    lettering.draw(
      trade,
      { ...PLAIN, colour: colours['on-night-muted'] },
      { x: nameEnd + FOOT_GAP * size, baseline, size },
    ),
    lettering.draw(site, { ...PLAIN, colour: colours['on-night'] }, { x: right - siteEms * size, baseline, size }),
  ].join('')
}

function drawMark(mark: string, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / MARK_SIZE})">${mark}</g>`
}

/** The place of the emblem beside the name, if there is no window. */
const EMBLEM = { x: 836, y: 116, size: 300 } as const

/** Draws what is right of the name: the owner's logo, the scene of the character, or the mark of a site without drawings. */
function scene({ look }: ShareCard, mark: string): string {
  const character = characterOf(look)
  if (look.logo === null && character !== null) return character.drawings.scene(look)
  const { x, y, size } = EMBLEM
  const { text, background } = paletteOf(look).light
  const emblem = look.logo ? drawLogo(look.logo, text, EMBLEM) : drawMark(mark, x, y, size)
  return `<rect width="${SHARE_SIZE.width}" height="${FOOT_TOP}" fill="${background}"/>${emblem}`
}
