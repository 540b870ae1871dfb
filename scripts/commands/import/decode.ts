import { fromWindows1252 } from '../../compile/parse/garbled.ts'

/** A text, and the encoding that it was read in if that is not UTF-8. */
interface Decoded {
  text: string
  encoding: string | null
}

/** Decodes a text in UTF-8 or UTF-16, or else in Windows-1252, which contains Latin-1. Drops a byte order mark. */
export function decode(bytes: Uint8Array): Decoded {
  const wide = wideEncoding(bytes)
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: null }
  } catch {
    const text = fromWindows1252(Buffer.from(bytes).toString('latin1'))
    return { text, encoding: 'Windows-1252 (Latin-1)' }
  }
}

/** Returns the form of UTF-16 by its byte order mark, or by the zeros that Latin letters have in it. */
function wideEncoding([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null
}
