import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import { contentKey } from '../cache/content-cache.ts'
import type { CvOwner } from './cv/contact.ts'
import type { Output, OutputInput } from './output.ts'

/** `content/cv.md` as a tagged A4 PDF (see `cv/make.ts`). The same content gives the same bytes. */
export const cvPdfFile: Output = {
  path: 'cv.pdf',
  needs: 'cv',
  always: true,
  madeFrom: (input) => JSON.stringify([ownerOf(input), input.catalogue.cv, contentKey(...input.typeface.files)]),
  async make(input) {
    const { cv } = input.catalogue
    return cv ? (await import('./cv/make.ts')).makeCvPdf(ownerOf(input), cv, input.typeface) : ''
  },
}

/** On paper the site is where its home page is. */
function ownerOf({ catalogue: { site }, base }: OutputInput): CvOwner {
  const { name, origin, email, phone, place, profiles, date, look, texts } = site
  return {
    name,
    origin: absoluteUrl(origin, base, '/'),
    email,
    phone,
    place,
    profiles,
    date,
    look,
    texts: { cv: texts.cv, project: texts.project },
  }
}
