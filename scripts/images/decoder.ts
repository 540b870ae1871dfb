import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureFacts } from '../compile/contract/sources.ts'
import { AREA_MAX_PX } from '../compile/validate/pictures.ts'
import { spoken } from '../spoken/spoken.ts'
import { DRAWN_MAX_HEIGHT, PROJECT_PICTURE } from './profile.ts'

/** What the process gets and answers, as plain JSON data. */
export interface DecodeOrder {
  path: string
  /** In pixels. A larger picture is not decoded. */
  areaMax: number
  /** In pixels: the size at which a drawing is decoded. */
  drawn: { width: number; height: number }
  /** Of processor time. */
  seconds: number
}

export interface Decoded {
  /** SHA-256 of the file, in hexadecimal; `null` if it was not read to the end. */
  hash: string | null
  facts: PictureFacts
}

/** Decodes one picture after the other in a process of its own. */
export interface Decoder {
  decode(path: string): Promise<Decoded>
  close(): void
}

const DRAWN = { width: Math.max(...PROJECT_PICTURE.widths), height: DRAWN_MAX_HEIGHT }
const MODULE = fileURLToPath(new URL('decode-process.mjs', import.meta.url))
/** The process measures its own processor time. This limit on the clock is for a process that no longer does. */
const NET_SECONDS = 120

/** @param seconds of processor time for each picture */
export function openDecoder(seconds: number): Decoder {
  let child: ChildProcess | null = null
  return {
    async decode(path) {
      // It must not get the options of this process, such as those of a debugger.
      child ??= fork(MODULE, { execArgv: [] })
      const decoded = await answerOf(child, { path, areaMax: AREA_MAX_PX, drawn: DRAWN, seconds })
      if (decoded !== null) return decoded
      child = null
      const reason = spoken().values.decodingTakes(seconds)
      return { hash: null, facts: { problem: 'heavy', reason } }
    },
    close: () => child?.kill('SIGKILL'),
  }
}

/** @returns `null` if the process was killed, by itself or by the system */
function answerOf(child: ChildProcess, order: DecodeOrder): Promise<Decoded | null> {
  const net = setTimeout(() => child.kill('SIGKILL'), NET_SECONDS * 1000)
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
  }).finally(() => clearTimeout(net))
}
