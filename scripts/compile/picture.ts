import { posix } from 'node:path'
import type { ImageReference } from '../../src/catalogue/types.ts'
import type { Facts } from '../diagnostics/findings.ts'
import type { DiagnosticCode } from '../diagnostics/messages.ts'
import { nearMiss, sameWord } from '../diagnostics/near-miss.ts'
import type { Surroundings } from './source.ts'

/** A WebP has at most 16,383 pixels a side; beyond that, and beyond what a decoder should be asked to hold, a picture is refused. */
const SIDE_MAX_PX = 10_000

/** A card shows 16:10: of a picture more than four times as long as wide, or the reverse, nothing can be recognised. */
const RATIO_MAX = 4

/**
 * The picture that a path names, from the Markdown file it stands in (`images/banque.png`) or below `public/` (`/images/banque.png`).
 * @param smallestWidth in pixels; 0 when any will do
 * @returns `null` when something is wrong, which is then reported
 */
export function findPicture(
  value: string,
  markdown: string,
  sources: Surroundings,
  smallestWidth: number,
  report: (code: DiagnosticCode, facts?: Facts) => null,
): ImageReference | null {
  if (/^(https?:)?\/\//i.test(value) || /^data:/i.test(value)) return report('picture/remote')
  if (/^[^/]*\\/.test(value) && !/^([a-z]:|\.\.)\\/i.test(value)) {
    const suggestion = value.replaceAll('\\', '/')
    return report('picture/backslash', { suggestion, mend: suggestion })
  }
  const folder = posix.dirname(markdown)
  const path = (value.startsWith('/') ? `public${posix.normalize(value)}` : posix.join(folder, value)).normalize('NFC')
  const root = value.startsWith('/') ? 'public' : sources.contentFolder
  if (/%2e|%2f|%5c|\\|^[a-z]+:/i.test(value) || !path.startsWith(`${root}/`)) return report('picture/outside')
  const asset = sources.assets.get(path)
  if (asset === undefined) return report('picture/missing', nearPicture(path, value, folder, sources))
  if (asset.outside) return report('picture/outside')
  if (asset.picture === null) return report('picture/format')
  const { width, height } = asset.picture
  const size = `${width} × ${height}`
  if (Math.max(width, height) > SIDE_MAX_PX)
    return report('picture/huge', { actual: size, expected: [String(SIDE_MAX_PX)] })
  if (width < smallestWidth) report('picture/small', { actual: String(width), expected: [String(smallestWidth)] })
  else if (smallestWidth > 0 && Math.max(width / height, height / width) > RATIO_MAX)
    report('picture/shape', { actual: size })
  return { file: asset.file, alt: '' }
}

/** A picture with nearly the same name in the same folder, or the same name in another, written as the owner would. */
function nearPicture(path: string, value: string, folder: string, { assets }: Pick<Surroundings, 'assets'>): Facts {
  const files = [...assets.values()].map(({ file }) => file)
  const written = (file: string) =>
    file.startsWith('public/') ? file.slice('public'.length) : posix.relative(folder, file)
  const same = sameWord(path, files)
  if (same !== null) return { suggestion: written(same), mend: written(same) }
  const neighbours = files.filter((file) => posix.dirname(file) === posix.dirname(path))
  const stem = (file: string) => posix.basename(file, posix.extname(file))
  const near = nearMiss(stem(path), neighbours.map(stem))
  const found = neighbours.find((file) => stem(file) === near)
  if (found !== undefined) return { suggestion: posix.join(posix.dirname(value), posix.basename(found)) }
  const elsewhere = files.find((file) => posix.basename(file) === posix.basename(path) && !value.startsWith('../..'))
  return elsewhere === undefined ? {} : { suggestion: written(elsewhere) }
}
