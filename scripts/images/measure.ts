import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import {
  ALPHABET_UNPACKED_MAX_BYTES,
  BYTES_PER_MB,
  DRAWING_MAX_BYTES,
  FONT_MAX_BYTES,
  FONT_UNPACKED_MAX_BYTES,
} from '../compile/contract/size-limits.ts'
import type { FontFacts, FormatProblem, MediaFacts, PictureFacts, ShownPicture } from '../compile/contract/sources.ts'
import { isOtherAlphabet } from '../compile/validate/alphabets.ts'
import { AREA_MAX_PX, isPublicFilm } from '../compile/validate/pictures.ts'
import { isOfSample, looksLikeSample } from '../compile/validate/sample-hash.ts'
import { phrase } from '../diagnostics/phrase.ts'
import type { FileKind, Loss } from '../diagnostics/picture-texts.ts'
import { type ContentKey, fileKey } from '../disk/cache/content-cache.ts'
import type { Pack } from '../disk/cache/pack.ts'
import { readPlainFile } from '../disk/list-files.ts'
import { openFontThread } from '../fonts/own-font.ts'
import type { Decoded, Decoder } from './decoder.ts'
import type { DrawingFacts } from './drawing.ts'
import { extentOf, searchedSize, sizeOf, withViewBox } from './drawing-size.ts'
import { isCut, isShown, kindOf, moves } from './file-kind.ts'
import { inkSheet, takesInk } from './ink.ts'
import { MEDIA, mediaFacts } from './media.ts'
import { CLEARED_MAX_BYTES, clearFilm, mayHavePosition, roomForFilm } from './position.ts'

/** The sizes of unchanged pictures and the facts of unchanged fonts, by the hash of their bytes. */
export type KnownPictures = Pick<Pack<PictureSize | FontFacts>, 'get' | 'set'>

/**
 * What the bytes of a picture say; `fonts`: what its texts ask for, which depends on the machine; `look`: what it looks like
 * (decode-process.mjs), unless it is a drawing.
 */
export interface PictureSize extends ShownPicture {
  look?: string
  fonts?: DrawingFacts['fonts']
}

interface MeasureOptions {
  /** Returns the path on the disk of an `ImageReference.file`. */
  locate(file: string): string
  known?: KnownPictures
  /** The processor time for each file. @default DECODING_SECONDS */
  secondsEach?: number
}

const DRAWING = /\.svg$/i
const FONT = /\.woff2$/i
/** The processor time for decoding a picture or measuring a font. */
export const DECODING_SECONDS = 10
/**
 * Parts of the processor time for one file. A drawing takes more than `usual` only if it is slow. Once all slow ones have taken `slow`, a
 * drawing has only `later`, which an ordinary one never needs; once they have taken `most`, no other is decoded.
 */
const SHARES = { usual: 0.03, later: 0.2, slow: 0.8, most: 1.2 }
/** The largest files that are read. */
const LIMITS: readonly (readonly [name: RegExp, bytes: number])[] = [
  [DRAWING, DRAWING_MAX_BYTES],
  [FONT, FONT_MAX_BYTES],
  // Cloudflare Pages refuses larger files, and a site is built for all hosts.
  [MEDIA, 25 * BYTES_PER_MB],
  [/./, 50 * BYTES_PER_MB],
]
/** The largest drawing whose colours are read. A larger one is no logo. */
const LOGO_MAX_BYTES = 64 * 1024
/** The most pictures in memory at once. */
const AT_ONCE = 2
type MeasureFont = (bytes: Uint8Array, most: number) => Promise<PictureFacts>
type Decode = (order: Omit<Parameters<Decoder['decode']>[0], 'seconds'>, isDrawing: boolean) => Promise<Decoded>

/** The number of pictures from which a second process saves more time than its start takes. */
const PICTURES_PER_PROCESS = 24

/** Measures pictures and fonts while others are still added. */
export interface Measurer {
  add(files: Iterable<string>): void
  /** Returns the facts of all files that were added, and closes. */
  facts(onProgress?: (done: number, total: number) => void): Promise<ReadonlyMap<string, PictureFacts>>
  close(): Promise<void>
}

/**
 * Measures pictures and decodes each of them completely; measures fonts. Uses separate processes and a thread, because neither a crash of
 * the decoder nor an endless drawing may stop the command. Only successes are cached.
 */
export function openMeasurer(options: MeasureOptions): Measurer {
  const queue = pLimit(1)
  const decoders: Decoder[] = []
  const idle: Decoder[] = []
  const seconds = options.secondsEach ?? DECODING_SECONDS
  const measured = new Map<string, Promise<PictureFacts>>()
  let fonts: ReturnType<typeof openFontThread> | undefined
  let isClosed = false
  let done = 0
  let report = () => {}
  let slow = 0
  let hasDrawings = false
  // Loaded only if a picture is unknown.
  const decode: Decode = async (order, isDrawing) => {
    const { givenUp, openDecoder } = await import('./decoder.ts')
    const most = SHARES.most * seconds
    if (isDrawing && slow > most) return givenUp(phrase('drawingsTake', most), 0)
    const decoder = idle.pop() ?? openDecoder()
    // This process waits for the decoder. Meanwhile it loads what reads drawings.
    if (hasDrawings) Promise.all([import('./drawing.ts'), import('./logo.ts')]).catch(() => {})
    if (isClosed) throw new Error('The pictures are not measured any more.')
    if (!decoders.includes(decoder)) decoders.push(decoder)
    try {
      const isLater = isDrawing && slow > SHARES.slow * seconds
      const decoded = await decoder.decode({ ...order, seconds: isLater ? SHARES.later * seconds : seconds })
      if (isDrawing) slow += Math.max(0, decoded.seconds - SHARES.usual * seconds)
      return decoded
    } finally {
      idle.push(decoder)
    }
  }
  const measureFont: MeasureFont = async (bytes, most) => {
    fonts ??= openFontThread(seconds)
    const outcome = await fonts.run('measure', bytes, most)
    if ('ended' in outcome) return { problem: 'heavy', reason: phrase('decodingTakes', seconds) }
    return outcome.result ?? { problem: 'format', is: kindOf(bytes) }
  }
  const close = async () => {
    isClosed = true
    queue.clearQueue()
    for (const decoder of decoders) decoder.close()
    await fonts?.close()
  }
  return {
    add(files) {
      for (const file of files) {
        if (measured.has(file)) continue
        hasDrawings ||= DRAWING.test(file)
        const measuring = queue(async () => {
          // Files that no other process decodes would follow each other without a pause, in which this one could not obey Ctrl-C.
          await nextTurn()
          return withFonts(await measure(file, { decode, measureFont }, options))
        })
        // Any exception becomes a problem of this file, so that the others are still measured.
        const one = measuring.catch(
          (error): PictureFacts => ({ problem: 'failed', reason: String(error).replace(/\n.*/s, '') }),
        )
        one.then(() => {
          done += 1
          report()
        })
        measured.set(file, one)
      }
      queue.concurrency = Math.max(1, Math.min(AT_ONCE, Math.ceil(measured.size / PICTURES_PER_PROCESS)))
    },
    async facts(onProgress) {
      report = () => onProgress?.(done, measured.size)
      try {
        const all = [...measured].map(async ([file, one]) => [file, await one] as const)
        return new Map(await Promise.all(all))
      } finally {
        await close()
      }
    },
    close,
  }
}

async function measure(
  file: string,
  { decode, measureFont }: { decode: Decode; measureFont: MeasureFont },
  { locate, known }: MeasureOptions,
): Promise<PictureSize | Exclude<PictureFacts, ShownPicture>> {
  const maxBytes = LIMITS.find(([name]) => name.test(file))?.[1] ?? 0
  const path = locate(file)
  if (isPublicFilm(file)) return publicFilmFacts(file, path, maxBytes)
  let bytes: Uint8Array
  let hash: ContentKey
  try {
    bytes = readPlainFile(path, { maxBytes })
    if (MEDIA.test(file)) return mediaFacts(file, bytes)
    hash = fileKey(bytes)
  } catch (error) {
    return asUnread(error, maxBytes)
  }
  const size = known?.get(hash)
  if (FONT.test(file)) {
    const most = isOtherAlphabet(file) ? ALPHABET_UNPACKED_MAX_BYTES : FONT_UNPACKED_MAX_BYTES
    // The same bytes may be a font and an alphabet of it.
    if (size && 'unpacked' in size && size.unpacked <= most) return size
    const facts = await measureFont(bytes, most)
    if ('weights' in facts) known?.set(hash, facts)
    return facts
  }
  if (size) return marked(size, bytes)
  const kind = kindOf(bytes)
  if (!isShown(kind)) return { problem: 'format', is: moves(kind, bytes) ? 'movingGif' : kind }
  const isDrawing = kind === 'svg'
  if (isDrawing && bytes.length > DRAWING_MAX_BYTES) return heavy(DRAWING_MAX_BYTES)
  const drawing = isDrawing ? await drawingIn(bytes) : null
  if (drawing && 'problem' in drawing) return drawing
  const order = {
    ...{ path, layers: drawing?.layers ?? 0, inks: drawing ? await inksOf(bytes) : null },
    sheet: isDrawing && takesInk(new TextDecoder().decode(bytes)) ? inkSheet('#000000') : null,
  }
  const decoded = await decode(order, isDrawing)
  const { facts } = decoded
  if ('problem' in facts && facts.problem === 'format') return asDamaged(kind, bytes)
  if (!('width' in facts)) return facts
  const losses: Loss[] = moves(kind, bytes) ? [{ what: 'animation', detail: '' }] : []
  const more = drawing
    ? await drawingFacts(bytes, drawing, facts, (sized) => decode({ ...order, inks: null, drawing: sized }, true))
    : { losses }
  if ('problem' in more) return more
  const measured = { ...facts, kind, ...more }
  // The file may have been replaced in the meantime.
  if (decoded.hash === hash) known?.set(hash, measured)
  return marked(measured, bytes)
}

function asUnread(error: unknown, maxBytes: number): MediaFacts {
  const isLarge = (error as NodeJS.ErrnoException).code === 'EFBIG'
  return isLarge ? heavy(maxBytes) : { problem: 'format', is: 'missing' }
}

const heavy = (maxBytes: number) =>
  ({ problem: 'heavy', reason: phrase('moreMegabytes', maxBytes / BYTES_PER_MB) }) as const

/** A film that no project shows may be larger, because the build looks through it all the same. */
function publicFilmFacts(file: string, path: string, maxBytes: number): MediaFacts {
  try {
    const film = readPlainFile(path, { maxBytes: CLEARED_MAX_BYTES, roomFor: roomForFilm })
    const keepsPosition = mayHavePosition(film) && !clearFilm(film)
    const facts = film.length > maxBytes ? heavy(maxBytes) : mediaFacts(file, film)
    return { ...facts, ...(keepsPosition && { keepsPosition }) }
  } catch (error) {
    const facts = asUnread(error, maxBytes)
    return { ...facts, keepsPosition: 'problem' in facts && facts.problem === 'heavy' }
  }
}

/** Marks a picture of the sample, also its portrait in another size or format. */
function marked(facts: PictureSize | FontFacts, bytes: Uint8Array) {
  if (!('width' in facts)) return facts
  const { look, ...shown } = facts
  return isOfSample(bytes) || looksLikeSample(look) ? { ...shown, isSample: true } : shown
}

function asDamaged(is: FileKind, bytes: Uint8Array): FormatProblem {
  return { problem: 'format', is, damage: isCut(is, bytes) ? 'cut' : 'damaged' }
}

/** Reads a drawing before anything draws it. */
async function drawingIn(bytes: Uint8Array) {
  const [{ readDrawing }, { HeavyDrawing }] = await Promise.all([import('./drawing.ts'), import('./svg-tree.ts')])
  try {
    return readDrawing(new TextDecoder().decode(bytes))
  } catch (error) {
    return error instanceof HeavyDrawing ? error.facts : asDamaged('svg', bytes)
  }
}

/** @param decode decodes the drawing with the size that it does not say, as a build draws it */
async function drawingFacts(
  bytes: Uint8Array,
  { losses, fonts }: DrawingFacts,
  { width, height, inks = null }: ShownPicture,
  decode: (sized: string) => Promise<Decoded>,
) {
  const svg = new TextDecoder().decode(bytes)
  const size: Loss[] = []
  // One that is too large was not drawn, so nobody knows how long that takes.
  if (sizeOf(svg) === null && width * height <= AREA_MAX_PX.other) {
    // What looks for its extent draws it in this process, and a build draws what was found.
    const natural = { width, height }
    let extent = natural
    for (const find of [searchedSize, (size: typeof natural) => extentOf(svg, size)]) {
      extent = await find(natural)
      const { facts } = await decode(withViewBox(svg, extent))
      if ('problem' in facts && facts.problem === 'heavy') return facts
    }
    size.push({ what: 'size', detail: `0 0 ${extent.width} ${extent.height}` })
  }
  return { inks, losses: [...losses, ...size], fonts }
}

/** Adds what the texts of a drawing lose on this machine. This is not cached, because fonts come and go. */
async function withFonts(facts: Awaited<ReturnType<typeof measure>>): Promise<PictureFacts> {
  if (!('fonts' in facts) || !facts.fonts) return facts
  const { fonts, losses = [], ...others } = facts
  if (fonts.length === 0) return { ...others, losses }
  const { lossesOfFonts } = await import('./drawing.ts')
  return { ...others, losses: [...losses, ...(await lossesOfFonts(fonts))] }
}

/** Returns the colours of a drawing that could be a logo, as it writes them; `null` if it could not. */
async function inksOf(drawing: Uint8Array): Promise<readonly string[] | null> {
  if (drawing.length > LOGO_MAX_BYTES) return null
  const { ownLogo } = await import('./logo.ts')
  return ownLogo(new TextDecoder().decode(drawing))?.inks ?? null
}
