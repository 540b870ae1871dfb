import { shortAddress } from '../../../src/catalogue/absolute-url.ts'
import { cvFacts, cvPlace, cvProfiles } from '../../../src/catalogue/cv-sections.ts'
import { fill } from '../../../src/catalogue/fill.ts'
import type { Cv, Site } from '../../../src/catalogue/types.ts'
import type { Words } from '../../fields/site-texts/language.ts'
import { LANGUAGES, type Lang } from '../../fields/site-texts/languages.ts'
import type { Link } from './paper.ts'

/** Values that the CV takes from `content/site.md`. */
export type CvOwner = Pick<Site, 'name' | 'lang' | 'origin' | 'email' | 'phone' | 'place' | 'date'> & {
  profiles: readonly { name: string; url: string }[]
  /** Language of the addresses of the site. @default that of the CV */
  siteLang?: Lang
  look: Pick<Site['look'], 'hue' | 'second' | 'character' | 'signature'>
  texts: Pick<Words, 'cv' | 'project'>
}

export interface ContactItem {
  text: string
  link?: Link
}

const NO_BREAK_SPACE = '\u00a0'

/** Returns the contact details, most important first. Addresses are written out, because a CV is also read on paper. */
export function contactItems(owner: CvOwner, cv: Cv): ContactItem[] {
  const { phone, email, origin } = owner
  const texts = LANGUAGES[owner.lang].notices.cv
  const place = cvPlace(cv, owner.place, owner.lang)
  return [
    ...(place ? [{ text: place }] : []),
    ...(phone
      ? [
          {
            text: noBreak(phone.text),
            link: { url: phone.url, description: fill(texts.call, { phone: phone.text }) },
          },
        ]
      : []),
    ...(email ? [{ text: email, link: { url: `mailto:${email}`, description: fill(texts.write, { email }) } }] : []),
    ...cvFacts(cv, owner.texts.cv).map((text) => ({ text })),
    {
      text: shortAddress(origin),
      link: { url: origin, description: fill(texts.site, { address: shortAddress(origin) }) },
    },
    ...cvProfiles(cv, owner.profiles).map(({ name, url }) => ({
      text: shortAddress(url),
      link: { url, description: fill(texts.profile, { name }) },
    })),
  ]
}

export function noBreak(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE)
}
