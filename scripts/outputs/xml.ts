import { own } from '../fields/own.ts'
/** Escapes a text for XML 1.0, for use between tags or between quotes. */
export function escapeXml(text: string): string {
  return text.replace(REFUSED, '').replace(/[&<>"\r]/g, (character) => own(ESCAPES, character) ?? '')
}

/** The characters that XML 1.0 cannot contain, not even escaped: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const REFUSED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** The escapes of reserved characters. `>` is escaped too, because a text may not contain `]]>`, and a reader turns a plain CR into a line feed. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}
