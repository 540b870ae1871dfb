import { isUtf8 } from 'node:buffer'
import { extname } from 'node:path'
import type { MediaFacts } from '../compile/contract/sources.ts'
import { kindOf } from './file-kind.ts'
import { clearFilm } from './position.ts'

/** The files that are published as they are, except for positions and remarks. */
export const MEDIA = /\.(mp4|webm|vtt)$/i

export function isCaptions(file: string): boolean {
  return /\.vtt$/i.test(file)
}

const HEAD_BYTES = 64

export function mediaFacts(file: string, bytes: Uint8Array): MediaFacts {
  if (!isMedia(file, bytes)) return { problem: 'format', is: kindOf(bytes) }
  const film = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return { isMedia: true, ...(!isCaptions(file) && !clearFilm(film) && { keepsPosition: true }) }
}

/** Returns whether the start of a file matches its name. Not all browsers play a film of QuickTime (`.mov`) under another name. */
function isMedia(file: string, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  switch (extname(file).toLowerCase()) {
    case '.vtt':
      return isUtf8(bytes) && /^(\xEF\xBB\xBF)?WEBVTT([ \t\r\n]|$)/.test(head)
    case '.webm':
      return head.startsWith('\x1A\x45\xDF\xA3') && head.includes('webm')
    default:
      return kindOf(bytes) === 'mp4'
  }
}
