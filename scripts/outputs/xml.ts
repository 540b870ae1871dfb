/** A text as XML 1.0 takes it, between tags and between quotes. */
export function escapeXml(text: string): string {
  return text.replace(REFUSED, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
}

/** What XML 1.0 has no way to write, not even escaped: most control characters, halves of pairs, two non-characters. */
const REFUSED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** `>` too: `]]>` may not stand in a text. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
