import { blank } from './blank.ts'

/** CSS pixels in each unit of a length. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ '': 1, px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54, q: 2.4 / 2.54 },
}

/** Returns a length in CSS pixels; `null` for one that depends on something else, such as `100%` or `2em`. */
export function pixelsOf(length: string): number | null {
  const [, number = '', unit = ''] =
    /^(\d+(?:\.\d+)?(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?)([a-z]*)$/i.exec(length.trim()) ?? []
  const pixels = Number(number) * (new Map(Object.entries(UNITS)).get(unit.toLowerCase()) ?? 0)
  return pixels > 0 ? pixels : null
}

/** The first start tag that ends: no tag holds a `<`, so each one is read once. */
const ROOT = /<(?:[\w-]+:)?svg\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/

/** Returns the start tag of the root and where it begins. */
function rootOf(svg: string) {
  const found = ROOT.exec(withoutComments(svg))
  return found && { tag: found[0], index: found.index }
}

/** Returns an attribute of the root, or the same in its style. */
function given(root: string, name: string): string {
  const attributes = root.matchAll(/\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  const styles = root.matchAll(/[\s"';]([\w-]+)\s*:\s*([^;"']+)/g)
  const [, , double, single] = [...attributes, ...styles].find(([, key]) => key === name) ?? []
  return double ?? single ?? ''
}

/** What says how large a drawing is: its `viewBox`, its width and height, or nothing. */
export function sizeOf(svg: string): 'viewBox' | 'lengths' | null {
  const root = rootOf(svg)?.tag ?? ''
  const box = given(root, 'viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (box.length === 4 && box.every(Number.isFinite) && (box[2] ?? 0) > 0 && (box[3] ?? 0) > 0) return 'viewBox'
  return ['width', 'height'].every((name) => pixelsOf(given(root, name)) !== null) ? 'lengths' : null
}

const withoutComments = (svg: string) => blank(svg, '<!--', '-->')

/**
 * Returns a drawing with a `viewBox`, because without one only its frame becomes larger, and its shapes stay in the corner.
 * @param natural the size at which it is drawn, in pixels, if it says none
 */
export function withViewBox(svg: string, natural: { width: number; height: number }): string {
  const size = sizeOf(svg)
  const root = rootOf(svg)
  if (size === 'viewBox' || root === null) return svg
  const [width, height] = (['width', 'height'] as const).map((name) =>
    size === null ? natural[name] : pixelsOf(given(root.tag, name)),
  )
  const bare = root.tag.replace(/\s(?:viewBox|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
  const sized = bare.replace(
    /\/?>$/,
    (end) => ` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${end}`,
  )
  return svg.slice(0, root.index) + sized + svg.slice(root.index + root.tag.length)
}

/** Returns a drawing with a `viewBox`, which contains all that it draws right of and below its origin. */
export async function sizedDrawing(svg: string, natural: { width: number; height: number }): Promise<string> {
  return withViewBox(svg, sizeOf(svg) === null ? await extentOf(svg, natural) : natural)
}

/** How many times its own size a drawing is looked for, which may begin far from its origin. */
const SEARCHED = 4
const SEARCHED_PX = 800

/** Returns the size in which the extent of a drawing is looked for. */
export function searchedSize({ width, height }: { width: number; height: number }) {
  return { width: SEARCHED * width, height: SEARCHED * height }
}

/** Returns how far a drawing without a size reaches. libvips knows only how large its shapes are, not where they begin. */
export async function extentOf(svg: string, natural: { width: number; height: number }) {
  const { default: sharp } = await import('sharp')
  const { width, height } = searchedSize(natural)
  const scale = Math.min(1, SEARCHED_PX / Math.max(width, height))
  const { data, info } = await sharp(Buffer.from(withViewBox(svg, { width, height })), { density: 72 * scale })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [right, bottom] = [0, 0]
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (data[y * info.width + x] !== 0) [right, bottom] = [Math.max(right, x + 1), y + 1]
  const reach = (pixels: number, own: number) => (pixels === 0 ? own : Math.max(own, Math.ceil(pixels / scale)))
  return { width: reach(right, natural.width), height: reach(bottom, natural.height) }
}
