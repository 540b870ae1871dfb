import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import type { Site } from '../../src/catalogue/types.ts'
import { toPlainSpaces } from '../fields/site-texts/french-typography.ts'
import { heldBy } from './held-by.ts'
import type { Output } from './output.ts'

export const vcardFile: Output = {
  path: 'contact.vcf',
  eachLanguage: true,
  make: ({ catalogue: { site }, base }) => vcard(site, base),
}

type CardOwner = Pick<Site, 'name' | 'trade' | 'origin' | 'lang' | 'email' | 'phone' | 'place' | 'profiles'>

/** Returns the owner's card for address books (vCard 4.0, RFC 6350). It contains only what every page shows. */
export function vcard(owner: CardOwner, base: string): string {
  const { name, trade, email, phone, place, profiles } = owner
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escaped(name)}`,
    `TITLE:${escaped(trade)}`,
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    ...(phone ? [`TEL;VALUE=uri:${phone.url}`] : []),
    // The fourth part of an address is the town.
    ...(place ? [`ADR:;;;${escaped(place)};;;`] : []),
    ...[absoluteUrl(owner, base, '/'), ...profiles.map(({ url }) => url)].map(
      (url) => `URL:${heldBy('A vCard', /^[!-~]+$/, new URL(url).href)}`,
    ),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Escapes a text (RFC 6350, 3.4). It has no other control characters than spaces and line breaks. */
function escaped(text: string): string {
  const value = toPlainSpaces(text)
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
  return heldBy('A vCard', /^(?:\t|[^\p{Control}\p{Surrogate}])*$/u, value)
}

const LINE_MAX_BYTES = 75

/** Folds a long line: it continues on the next one after a space (RFC 6350, 3.2). No character is split. */
function folded(line: string): string {
  let room = LINE_MAX_BYTES
  let result = ''
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (bytes > room) {
      result += '\r\n '
      room = LINE_MAX_BYTES - 1
    }
    result += character
    room -= bytes
  }
  return result
}
