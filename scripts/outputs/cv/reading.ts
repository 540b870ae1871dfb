import { certificateFacts, formatDate, formatPeriod } from '../../../src/catalogue/cv-dates.ts'
import { cvPlace } from '../../../src/catalogue/cv-sections.ts'
import type { Cv, CvEntry } from '../../../src/catalogue/types.ts'
import { toFrenchTypography } from '../../compile/typography.ts'
import type { CvOwner } from './contact.ts'
import { objectsOf, pagesOf, textsOf } from './read.ts'

/** What a reader of the CV has to find in one piece. */
export interface CvText {
  /** Its key in `cv.md` or `site.md`, as in `experience[0].place`. */
  field: string
  text: string
}

/**
 * The texts that people and programs look for in a CV, in reading order, straight from what the owner wrote: names, titles,
 * organisations, places, dates, sentences, skills.
 */
export function textsOfCv(owner: CvOwner, cv: Cv): CvText[] {
  const of = (field: string, text: string | null | undefined) =>
    text ? [{ field, text: toFrenchTypography(text) }] : []
  const all = (field: string, texts: readonly string[]) =>
    texts.flatMap((text, index) => of(`${field}[${index}]`, text))
  const each = <Item>(field: string, items: readonly Item[], textsOfItem: (item: Item, path: string) => CvText[]) =>
    items.flatMap((item, index) => textsOfItem(item, `${field}[${index}]`))
  const dates = (path: string, start: string | null, end: string | null) =>
    of(`${path}.start`, start === null ? end && formatDate(end) : formatPeriod(start, end))
  const head = ({ title, organisation, place, start, end }: CvEntry, path: string) => [
    ...of(`${path}.title`, title),
    ...dates(path, start, end),
    ...of(`${path}.organisation`, organisation),
    ...of(`${path}.place`, place),
  ]
  const rest = ({ summary, points }: CvEntry, path: string) => [
    ...of(`${path}.summary`, summary),
    ...all(`${path}.points`, points),
  ]
  const dated = ({ title, organisation, date, summary }: Cv['awards'][number], path: string) => [
    ...of(`${path}.title`, title),
    ...of(`${path}.date`, date && formatDate(date)),
    ...of(`${path}.organisation`, organisation),
    ...of(`${path}.summary`, summary),
  ]
  return [
    ...of('name', owner.name),
    ...of('title', cv.title),
    ...of('place', cvPlace(cv, owner.place)),
    ...of('phone', owner.phone),
    ...of('email', owner.email),
    ...of('mobility', cv.mobility),
    ...of('licence', cv.licence),
    ...all('profile', cv.profileText),
    ...each('experience', cv.experience, (job, path) => [
      ...head(job, path),
      ...of(`${path}.trade`, job.trade),
      ...rest(job, path),
    ]),
    ...each('projects', cv.projects, ({ title, theme }, path) => [...of(path, title), ...of(path, theme)]),
    ...each('otherProjects', cv.otherProjects, ({ title, organisation, start, end, summary, points }, path) => [
      ...of(`${path}.title`, title),
      ...dates(path, start, end),
      ...of(`${path}.organisation`, organisation),
      ...of(`${path}.summary`, summary),
      ...all(`${path}.points`, points),
    ]),
    ...each('education', cv.education, ({ title, area, ...school }, path) => [
      ...of(`${path}.title`, title),
      ...of(`${path}.area`, area),
      ...head({ ...school, title: '' }, path),
      ...of(`${path}.summary`, school.summary),
      ...of(`${path}.score`, school.score),
      ...all(`${path}.courses`, school.courses),
      ...all(`${path}.points`, school.points),
    ]),
    ...each('volunteering', cv.volunteering, (entry, path) => [...head(entry, path), ...rest(entry, path)]),
    ...each('skills', cv.skills, ({ title, level, items }, path) => [
      ...of(`${path}.title`, title),
      ...of(`${path}.level`, level),
      ...all(`${path}.items`, items),
    ]),
    ...each('certificates', cv.certificates, (certificate, path) => [
      ...of(`${path}.title`, certificate.title),
      ...of(`${path}.organisation`, certificateFacts(certificate)),
    ]),
    ...each('awards', cv.awards, dated),
    ...each('publications', cv.publications, dated),
    ...each('languages', cv.languages, ({ name, level }, path) => [
      ...of(`${path}.name`, name),
      ...of(`${path}.level`, level),
    ]),
    ...each('interests', cv.interests, ({ title, items }, path) => [
      ...of(`${path}.title`, title),
      ...all(`${path}.items`, items),
    ]),
    ...each('references', cv.references, ({ author, post, text }, path) => [
      ...of(`${path}.author`, author),
      ...of(`${path}.post`, post),
      ...of(`${path}.text`, text),
    ]),
  ]
}

/**
 * The texts that are not in what a reader gave, in one piece and after the one before.
 * @param given the whole text of the CV, as a program read it
 */
export function missingFrom(given: string, texts: readonly CvText[]): CvText[] {
  const whole = plain(given)
  let from = 0
  return texts.filter(({ text }) => {
    // A narrow space may be read as a space or not: « 40 % », « 40% ».
    const pattern = new RegExp(text.split(NARROW).map(escaped).join(' ?'), 'g')
    pattern.lastIndex = from
    const found = pattern.exec(whole)
    if (found) from = pattern.lastIndex
    return found === null
  })
}

/** The tagged texts of a PDF of pdfkit in the order in which they are drawn, as its fonts say what their glyphs mean. */
export function drawnText(bytes: Uint8Array): string {
  const pages = pagesOf(objectsOf(Buffer.from(bytes).toString('latin1')))
  return pages.flatMap((page) => textsOf(page).map(({ text }) => text)).join('\n')
}

/**
 * Compares a finished CV with what the owner wrote, so that no build publishes a CV that programs would read otherwise.
 * @param drawable gives a text without the signs that no font of the CV has
 * @throws when a text is not drawn in one piece, or not in its place
 */
export function checkReading(bytes: Uint8Array, owner: CvOwner, cv: Cv, drawable: (text: string) => string): void {
  const texts = textsOfCv(owner, cv).map(({ field, text }) => ({ field, text: drawable(text) }))
  const [missing] = missingFrom(drawnText(bytes), texts)
  if (missing) throw new Error(`cv.pdf: « ${missing.text} » (${missing.field}) is not drawn in one piece and in order.`)
}

const NARROW = '\u202f'

function escaped(text: string): string {
  return plain(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Readers end lines where they like, and some give other spaces. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('\u2011', '-')
    .trim()
}
