import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureFacts } from '../compile/contract/sources.ts'
import { AREA_MAX_PX } from '../compile/validate/pictures.ts'
import { type Phrase, phrase } from '../diagnostics/phrase.ts'
import { DRAWN_MAX_HEIGHT, DRAWN_MAX_WIDTH } from './profile.ts'

/** The order that the process receives. Order and answer are plain JSON data. */
export interface DecodeOrder {
  path: string
  /** A drawing to decode in the place of the file, whatever size it says. */
  drawing?: string
  /** `DrawingFacts.layers`; 0 for other pictures. */
  layers: number
  /** The style sheet with which a drawing is drawn once more, as a build does; `null` if a build draws it as it is. */
  sheet: string | null
  /** The colours of a drawing, as it writes them; `null` if they are not asked for. */
  inks: readonly string[] | null
  /** The largest areas that are decoded, in pixels. */
  areaMax: typeof AREA_MAX_PX
  /** The memory that its process may take, in megabytes. */
  memoryMax: typeof MEMORY_MAX_MB
  /** The size at which a drawing is decoded, in pixels. */
  drawn: { width: number; height: number }
  /** The processor time that is allowed. */
  seconds: number
}

export interface Decoded {
  /** SHA-256 of the file, in hexadecimal; `null` if it was not read to the end. */
  hash: string | null
  facts: PictureFacts
  /** What the process takes afterwards, in megabytes. */
  memoryMb: number
  /** The processor time that it took; on the clock if the process was ended. */
  seconds: number
}

/** Decodes pictures in a separate process, one after the other. */
export interface Decoder {
  decode(order: Pick<DecodeOrder, 'path' | 'layers' | 'sheet' | 'inks' | 'drawing' | 'seconds'>): Promise<Decoded>
  close(): void
}

const DRAWN = { width: DRAWN_MAX_WIDTH, height: DRAWN_MAX_HEIGHT }
const MODULE = fileURLToPath(new URL('decode-process.mjs', import.meta.url))
/**
 * The memory for decoding, in megabytes. A drawing of many thousand shapes, or one of four screens' height with a shadow, takes 260. Other
 * pictures take up to 550, because their area is limited: 40 megapixels of 16 bits, interlaced, or a progressive JPEG of 65 in all details.
 */
export const MEMORY_MAX_MB = { svg: 400, other: 600 }
/** Libraries keep what large pictures took. A process with more is ended, so that every picture has nearly all of that memory. */
const MEMORY_KEPT_MB = 150
/** The limit on the clock, for a process that does not measure its own processor time any more. */
const CLOCK_LIMIT_SECONDS = 120

const LIMITS = { areaMax: AREA_MAX_PX, memoryMax: MEMORY_MAX_MB, drawn: DRAWN }

export function openDecoder(): Decoder {
  let child: ChildProcess | null = null
  return {
    async decode(order) {
      // The process must not get the options of this one, such as those of a debugger.
      child ??= fork(MODULE, { execArgv: [] })
      const start = performance.now()
      const decoded = await answerOf(child, { ...LIMITS, ...order })
      if (decoded !== null && decoded.memoryMb <= MEMORY_KEPT_MB) return decoded
      child.kill('SIGKILL')
      child = null
      if (decoded !== null) return decoded
      const seconds = Math.min(order.seconds, (performance.now() - start) / 1000)
      return givenUp(phrase('decodingTakes', order.seconds), seconds)
    },
    close: () => child?.kill('SIGKILL'),
  }
}

export function givenUp(reason: Phrase, seconds: number): Decoded {
  return { hash: null, facts: { problem: 'heavy', reason }, memoryMb: 0, seconds }
}

/** Waits for the answer of the process. Returns `null` if it was killed, by itself or by the system. */
function answerOf(child: ChildProcess, order: DecodeOrder): Promise<Decoded | null> {
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOCK_LIMIT_SECONDS * 1000)
  return new Promise<Decoded | null>((resolve, reject) => {
    const onExit = (code: number | null) => {
      if (code === null) resolve(null)
      else reject(new Error('The decoder of pictures could not work.'))
    }
    child.once('exit', onExit).once('error', reject)
    child.once('message', (message) => {
      child.off('exit', onExit).off('error', reject)
      resolve(message as Decoded)
    })
    child.send(order)
  }).finally(() => clearTimeout(timer))
}
