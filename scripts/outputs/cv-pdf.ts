import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import type { Cv, Site } from '../../src/catalogue/types.ts'
import { contentKey } from '../cache/content-cache.ts'
import type { CvOwner } from './cv/contact.ts'
import type { Output, OutputInput } from './output.ts'

/** What the CV is made from. */
type CvInput = Pick<OutputInput, 'typeface' | 'base' | 'cacheDir'> & {
  catalogue: { site: Omit<CvOwner, 'texts'> & Pick<Site, 'texts'>; cv: Cv | null }
}

/** `content/cv.md` as a tagged A4 PDF (see `cv/make.ts`). The same content gives the same bytes. */
export const cvPdfFile: Output<CvInput> = {
  path: 'cv.pdf',
  eachLanguage: true,
  needs: 'cv',
  always: true,
  madeFrom: (input) => JSON.stringify([ownerOf(input), input.catalogue.cv, contentKey(...input.typeface.files)]),
  async make(input) {
    const { cv } = input.catalogue
    return cv ? (await import('./cv/make.ts')).makeCvPdf(ownerOf(input), cv, input.typeface) : ''
  },
}

/** On paper the site is where its home page is. */
export function ownerOf({ catalogue: { site }, base }: Pick<CvInput, 'catalogue' | 'base'>): CvOwner {
  const { name, email, phone, place, profiles, date, look, texts, lang } = site
  const { hue, second, character, signature } = look
  return {
    name,
    lang,
    origin: absoluteUrl(site, base, '/'),
    email,
    phone,
    place,
    profiles: profiles.map(({ name, url }) => ({ name, url })),
    date,
    look: { hue, second, character, signature },
    texts: { cv: texts.cv, project: texts.project },
  }
}
