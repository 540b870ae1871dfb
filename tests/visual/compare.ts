import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const REFERENCES = join(import.meta.dirname, 'references')
const VERSION_FILE = join(REFERENCES, 'browser.txt')

/** A channel that differs by less is a different rounding of the same colour. */
const CHANNEL_TOLERANCE = 24
/** Share of pixels that may differ: enough for the edge of a glyph, too little for a line that moved. */
const PIXEL_TOLERANCE = 0.0005

/** Returns whether this version of the browser made the references, because others draw letters differently. */
export function hasReferencesOf(browserVersion: string): boolean {
  return existsSync(VERSION_FILE) && readFileSync(VERSION_FILE, 'utf8').trim() === browserVersion
}

export function readReference(name: string): Buffer | null {
  const file = join(REFERENCES, `${name}.webp`)
  return existsSync(file) ? readFileSync(file) : null
}

/** Stores a reference for `npm run test:references`. */
export async function writeReference(name: string, picture: Buffer, browserVersion: string): Promise<void> {
  mkdirSync(REFERENCES, { recursive: true })
  writeFileSync(join(REFERENCES, `${name}.webp`), await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer())
  writeFileSync(VERSION_FILE, `${browserVersion}\n`)
}

/** Returns `null` if two pictures are the same, otherwise a description of the difference. */
export async function difference(actual: Buffer, expected: Buffer): Promise<string | null> {
  const [a, b] = await Promise.all(
    [actual, expected].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (a === undefined || b === undefined) return 'a picture cannot be read'
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) {
    return `${a.info.width} × ${a.info.height} px instead of ${b.info.width} × ${b.info.height}`
  }
  if (a.data.equals(b.data)) return null
  let changed = 0
  let firstRow = -1
  const differs = (at: number) => Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > CHANNEL_TOLERANCE
  for (let at = 0; at < a.data.length; at += 3) {
    if (!differs(at) && !differs(at + 1) && !differs(at + 2)) continue
    changed += 1
    if (firstRow === -1) firstRow = Math.floor(at / 3 / a.info.width)
  }
  const share = changed / (a.info.width * a.info.height)
  return share <= PIXEL_TOLERANCE
    ? null
    : `${changed} pixels (${(share * 100).toFixed(2)} %), the first at y = ${firstRow}`
}
