import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import pLimit from 'p-limit'
import type { Pack } from '../cache/pack.ts'
import { readPlainFile } from '../compile/list-files.ts'
import type { PictureFacts } from '../compile/source.ts'
import type { Decoder } from './decoder.ts'

/** The sizes of pictures that did not change, by the hash of their bytes. */
export type KnownPictures = Pick<Pack<PictureSize>, 'get' | 'set'>

export interface PictureSize {
  width: number
  height: number
}

interface MeasureOptions {
  /** Gives the place on the disk of an `ImageReference.file`. */
  locate(file: string): string
  known?: KnownPictures
  /** In seconds of processor time, for each picture. @default 10 */
  secondsEach?: number
}

const PICTURE = /\.(png|jpe?g|webp|avif|svg)$/i
const DRAWING = /\.svg$/i
const BYTES_PER_MB = 1024 * 1024
/** A larger file is refused without being read. */
const PICTURE_MAX_MB = 50
/** The limit for drawings is lower, because they are parsed as a whole. */
const DRAWING_MAX_MB = 4
/** At most this many pictures are in memory at once. */
const AT_ONCE = 2

/**
 * Measures pictures and decodes each of them completely, in processes of their own, because a crash of the decoder or an endless
 * drawing must not stop the command. Only successes are remembered.
 */
export async function measurePictures(
  files: Iterable<string>,
  options: MeasureOptions,
): Promise<ReadonlyMap<string, PictureFacts>> {
  const queue = pLimit(AT_ONCE)
  const idle: Decoder[] = []
  // The decoder is loaded only if a picture is unknown.
  const decode = async (path: string) => {
    const decoder = idle.pop() ?? (await import('./decoder.ts')).openDecoder(options.secondsEach ?? 10)
    try {
      return await decoder.decode(path)
    } finally {
      idle.push(decoder)
    }
  }
  try {
    const facts = await Promise.all(
      [...files].map((file) => queue(async () => [file, await measure(file, decode, options)] as const)),
    )
    return new Map(facts)
  } finally {
    for (const decoder of idle) decoder.close()
  }
}

async function measure(
  file: string,
  decode: Decoder['decode'],
  { locate, known }: MeasureOptions,
): Promise<PictureFacts> {
  if (!PICTURE.test(extname(file))) return { problem: 'format' }
  const maxMb = DRAWING.test(file) ? DRAWING_MAX_MB : PICTURE_MAX_MB
  const path = locate(file)
  let hash: string
  try {
    const bytes = readPlainFile(path, { maxBytes: maxMb * BYTES_PER_MB })
    hash = createHash('sha256').update(bytes).digest('hex')
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'EFBIG'
    return isLarge ? { problem: 'heavy', reason: `plus de ${maxMb} Mo` } : { problem: 'format' }
  }
  const size = known?.get(hash)
  if (size) return size
  const decoded = await decode(path)
  // The file may have been replaced meanwhile.
  if (!('problem' in decoded.facts) && decoded.hash === hash) known?.set(hash, decoded.facts)
  return decoded.facts
}
