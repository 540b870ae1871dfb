import { fromWindows1252 } from './garbled.ts'

/** A text, and what it is written in. */
export interface Decoded {
  text: string
  /** `mixed`: UTF-8 but for single bytes. */
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'mixed'
  /** Offsets in the text of the characters that were written as single bytes. */
  single: readonly number[]
}

/** A character of several bytes in UTF-8, or any other byte above 0x7F. */
const ABOVE_ASCII = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}|[\x80-\xFF]/g

/**
 * Decodes a text in UTF-8 or UTF-16. Each byte that is not UTF-8 is read as a character of Windows-1252, which contains Latin-1, so that all
 * other characters keep their place. Drops a byte order mark.
 */
export function decode(bytes: Uint8Array): Decoded {
  const wide = wideEncoding(bytes)
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16', single: [] }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8', single: [] }
  } catch {
    return decodeByteByByte(
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/^\xEF\xBB\xBF/, ''),
    )
  }
}

function decodeByteByByte(bytes: string): Decoded {
  const single: number[] = []
  let whole = 0
  let shorter = 0
  const text = bytes.replace(ABOVE_ASCII, (part, at: number) => {
    const character = Buffer.from(part, 'latin1').toString()
    if (!character.includes('\uFFFD')) {
      whole += 1
      shorter += part.length - character.length
      return character
    }
    for (let byte = 0; byte < part.length; byte++) single.push(at + byte - shorter)
    return fromWindows1252(part)
  })
  return { text, encoding: whole < single.length ? 'Windows-1252' : 'mixed', single }
}

/** Returns the form of UTF-16 by its byte order mark, or by the zeros that Latin letters have in it. */
function wideEncoding([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null
}
