import { shortAddress } from '../../../src/catalogue/absolute-url.ts'
import type { Site } from '../../../src/catalogue/types.ts'
import type { Link } from './paper.ts'

/** The values that the CV takes from `content/site.md`. */
export type CvOwner = Pick<Site, 'name' | 'origin' | 'email' | 'phone' | 'place' | 'github' | 'linkedin' | 'date'>

export interface ContactItem {
  text: string
  link?: Link
}

const NO_BREAK_SPACE = '\u00a0'

/** The contact details, most wanted first. Addresses are written out, because a CV is also read on paper. */
export function contactItems(owner: CvOwner): ContactItem[] {
  const { place, phone, email, origin, github, linkedin } = owner
  return [
    { text: place },
    { text: noBreak(phone), link: { url: `tel:${internationalPhone(phone)}`, says: `Téléphoner au ${phone}` } },
    { text: email, link: { url: `mailto:${email}`, says: `Écrire à ${email}` } },
    { text: shortAddress(origin), link: { url: origin, says: `Voir le site ${shortAddress(origin)}` } },
    ...(github ? [{ text: shortAddress(github), link: { url: github, says: 'Voir le profil GitHub' } }] : []),
    ...(linkedin ? [{ text: shortAddress(linkedin), link: { url: linkedin, says: 'Voir le profil LinkedIn' } }] : []),
  ].filter(({ text }) => text !== '')
}

/** RFC 3966 requires a number that works from abroad, so a French one loses its 0. */
function internationalPhone(phone: string): string {
  const digits = phone.replace(/[^+\d]/g, '')
  return digits.startsWith('0') ? `+33${digits.slice(1)}` : digits
}

export function noBreak(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE)
}
