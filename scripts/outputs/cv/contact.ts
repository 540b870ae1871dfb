import { shortAddress } from '../../../src/catalogue/absolute-url.ts'
import type { Site } from '../../../src/catalogue/types.ts'
import type { Words } from '../../../src/catalogue/words.ts'
import type { Link } from './paper.ts'

/** What the CV takes from `content/site.md`. */
export type CvOwner = Pick<Site, 'name' | 'origin' | 'email' | 'phone' | 'place' | 'profiles' | 'date' | 'look'> & {
  texts: Pick<Words, 'cv'>
}

export interface ContactItem {
  text: string
  link?: Link
}

const NO_BREAK_SPACE = '\u00a0'

/** The contact details, most wanted first. Addresses are written out, because a CV is also read on paper. */
export function contactItems(owner: CvOwner): ContactItem[] {
  const { place, phone, email, origin, profiles } = owner
  return [
    ...(place ? [{ text: place }] : []),
    ...(phone
      ? [{ text: noBreak(phone), link: { url: `tel:${internationalPhone(phone)}`, says: `Téléphoner au ${phone}` } }]
      : []),
    ...(email ? [{ text: email, link: { url: `mailto:${email}`, says: `Écrire à ${email}` } }] : []),
    { text: shortAddress(origin), link: { url: origin, says: `Voir le site ${shortAddress(origin)}` } },
    ...profiles.map(({ name, url }) => ({ text: shortAddress(url), link: { url, says: `Voir le profil ${name}` } })),
  ]
}

/** RFC 3966 requires a number that works from abroad, so a French one loses its 0. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/[^+\d]/g, '')
  return digits.startsWith('0') ? `+33${digits.slice(1)}` : digits
}

export function noBreak(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE)
}
