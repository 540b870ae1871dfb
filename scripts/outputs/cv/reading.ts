import { certificateFacts, formatDate, formatPeriod } from '../../../src/catalogue/cv-dates.ts'
import { cvPlace } from '../../../src/catalogue/cv-sections.ts'
import type { Cv, CvEntry, CvSectionName } from '../../../src/catalogue/types.ts'
import { CV_SECTIONS } from '../../fields/definitions.ts'
import { LANGUAGES } from '../../fields/languages/languages.ts'
import type { CvOwner } from './contact.ts'
import { objectsOf, pagesOf, type TaggedText, textsOf } from './read.ts'

/** A text that a program must find in one piece. */
export interface CvText {
  /** Its key in `cv.md` or `site.md`, as in `experience[0].place`. */
  field: string
  text: string
}

/**
 * Returns the texts that people and programs look for in a CV, in reading order, as the owner wrote them: names, titles, organisations,
 * places, dates, sentences, skills.
 */
export function textsOfCv(owner: CvOwner, cv: Cv): CvText[] {
  const { lang, texts } = owner
  const { typography } = LANGUAGES[lang]
  const of = (field: string, text: string | null | undefined) => (text ? [{ field, text: typography(text) }] : [])
  const all = (field: string, texts: readonly string[]) =>
    texts.flatMap((text, index) => of(`${field}[${index}]`, text))
  const each = <Item>(field: string, items: readonly Item[], textsOfItem: (item: Item, path: string) => CvText[]) =>
    items.flatMap((item, index) => textsOfItem(item, `${field}[${index}]`))
  const dates = (path: string, start: string | null, end: string | null) =>
    of(
      `${path}.start`,
      start === null ? end && formatDate(end, lang) : formatPeriod(start, end, { lang, since: texts.project.since }),
    )
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
    ...of(`${path}.date`, date && formatDate(date, lang)),
    ...of(`${path}.organisation`, organisation),
    ...of(`${path}.summary`, summary),
  ]
  const sections: Readonly<Record<CvSectionName, readonly CvText[]>> = {
    experience: each('experience', cv.experience, (job, path) => [
      ...head(job, path),
      ...of(`${path}.trade`, job.trade),
      ...rest(job, path),
    ]),
    projects: [
      ...each('projects', cv.projects, ({ title, theme }, path) => [...of(path, title), ...of(path, theme)]),
      ...each('otherProjects', cv.otherProjects, ({ title, organisation, start, end, summary, points }, path) => [
        ...of(`${path}.title`, title),
        ...dates(path, start, end),
        ...of(`${path}.organisation`, organisation),
        ...of(`${path}.summary`, summary),
        ...all(`${path}.points`, points),
      ]),
    ],
    education: each('education', cv.education, ({ title, area, ...school }, path) => [
      ...of(`${path}.title`, title),
      ...of(`${path}.area`, area),
      ...head({ ...school, title: '' }, path),
      ...of(`${path}.summary`, school.summary),
      ...of(`${path}.score`, school.score),
      ...all(`${path}.courses`, school.courses),
      ...all(`${path}.points`, school.points),
    ]),
    volunteering: each('volunteering', cv.volunteering, (entry, path) => [...head(entry, path), ...rest(entry, path)]),
    skills: each('skills', cv.skills, ({ title, level, items }, path) => [
      ...of(`${path}.title`, title),
      ...of(`${path}.level`, level),
      ...all(`${path}.items`, items),
    ]),
    certificates: each('certificates', cv.certificates, (certificate, path) => [
      ...of(`${path}.title`, certificate.title),
      ...of(`${path}.organisation`, certificateFacts(certificate, lang)),
    ]),
    awards: each('awards', cv.awards, dated),
    publications: each('publications', cv.publications, dated),
    languages: each('languages', cv.languages, ({ name, level }, path) => [
      ...of(`${path}.name`, name),
      ...of(`${path}.level`, level),
    ]),
    interests: each('interests', cv.interests, ({ title, items }, path) => [
      ...of(`${path}.title`, title),
      ...all(`${path}.items`, items),
    ]),
    references: each('references', cv.references, ({ author, post, text }, path) => [
      ...of(`${path}.author`, author),
      ...of(`${path}.post`, post),
      ...of(`${path}.text`, text),
    ]),
  }
  return [
    ...of('name', owner.name),
    ...of('title', cv.title),
    ...of('place', cvPlace(cv, owner.place)),
    ...of('phone', owner.phone),
    ...of('email', owner.email),
    ...of('mobility', cv.mobility),
    ...of('licence', cv.licence),
    ...all('profile', cv.profileText),
    ...(cv.sections ?? CV_SECTIONS).flatMap((name) => sections[name]),
  ]
}

/**
 * Returns the texts that a program did not read in one piece and after the previous one.
 * @param given the whole text of the CV, as the program read it
 */
export function missingFrom(given: string, texts: readonly CvText[]): CvText[] {
  const ends = endsOf(plain(given), texts)
  return texts.filter((_, index) => ends[index] === null)
}

/** Problems that a program has with a finished CV. */
export interface CvReading {
  pages: number
  /** Titles that take several lines, with their first line. */
  wrapped: readonly (CvText & { kept: string })[]
  /** Texts with letters or signs that no font of the CV contains, with the text that is drawn instead. */
  undrawn: readonly (CvText & { letters: readonly string[]; instead: string })[]
  /** Texts that are not in one piece or not in their place, with the text that is there. */
  broken: readonly (CvText & { instead: string })[]
}

/** Texts that programs expect on one line. Names are excluded, because they are on one line if possible, and cannot be shortened. */
const TITLE = /^(?:title|projects\[\d+\]|.*\.title)$/
/** Maximum length of an unexpected text in messages. */
const SHOWN_LENGTH = 80

/**
 * Compares a finished CV with the texts of its owner.
 * @param bytes a PDF of `makeCvPdf`
 */
export function readingOf(bytes: Uint8Array, owner: CvOwner, cv: Cv): CvReading {
  const pages = taggedTexts(bytes)
  const drawn = pages.flat()
  const whole = plain(drawn.map(({ text }) => text).join('\n'))
  const texts = textsOfCv(owner, cv)
  const absent = texts.map(({ text }) => [...new Set(plain(text))].filter((letter) => !whole.includes(letter)))
  const expected = texts.map(({ field, text }, index) => ({ field, text: replaceMissing(text, absent[index] ?? []) }))
  const ends = endsOf(whole, expected)
  const undrawn: CvReading['undrawn'][number][] = []
  const broken: CvReading['broken'][number][] = []
  for (const [index, text] of texts.entries()) {
    const letters = absent[index] ?? []
    const instead = expected[index]?.text ?? ''
    if (ends[index] === null) {
      const before = ends.slice(0, index).findLast((end) => end !== null) ?? 0
      broken.push({ ...text, instead: whole.slice(before, before + Math.min(text.text.length, SHOWN_LENGTH)).trim() })
    } else if (letters.length > 0) undrawn.push({ ...text, letters, instead })
  }
  const wrapped = expected.flatMap(({ field, text }, index) => {
    const original = texts[index]
    if (original === undefined || !TITLE.test(field)) return []
    const found = drawn.find((other) => isTitle(other, text))
    return found && found.lines.length > 1 ? [{ ...original, kept: found.lines[0]?.trim() ?? '' }] : []
  })
  return { pages: pages.length, wrapped, undrawn, broken }
}

/** Returns whether a text is this title. A heading may continue after the title, as that of a school does. */
function isTitle({ type, text }: TaggedText, title: string): boolean {
  const [drawn, expected] = [plain(text), plain(title)]
  return drawn === expected || (/^H\d$/.test(type) && drawn.startsWith(expected))
}

/** Replaces the letters that no font contains by « ? », and removes such signs (`fonts/typeface.ts`). */
function replaceMissing(text: string, absent: readonly string[]): string {
  if (absent.length === 0) return text
  const drawn = [...plain(text)].map((letter) => {
    if (!absent.includes(letter)) return letter
    return /[\p{L}\p{N}]/u.test(letter) ? '?' : ''
  })
  return plain(drawn.join(''))
}

/** Returns where each text ends, searched after the previous one; `null` if it is absent. */
function endsOf(whole: string, texts: readonly CvText[]): (number | null)[] {
  let from = 0
  return texts.map(({ text }) => {
    const end = endOf(whole, text.split(NARROW).map(plain), from)
    from = end ?? from
    return end
  })
}

/** Returns where consecutive parts end. The narrow space between them may be read as a space or not at all: « 40 % », « 40% ». */
function endOf(whole: string, parts: readonly string[], from: number): number | null {
  const [first = ''] = parts
  for (let start = whole.indexOf(first, from); start !== -1; start = whole.indexOf(first, start + 1)) {
    const end = parts.reduce<number | null>((at, part) => {
      if (at === null) return null
      const found = [at, at + 1].find((place) => whole.startsWith(part, place) && (place === at || whole[at] === ' '))
      return found === undefined ? null : found + part.length
    }, start)
    if (end !== null) return end
  }
  return null
}

/** Returns the tagged texts of a PDF of pdfkit in drawing order, decoded with its fonts. */
export function drawnText(bytes: Uint8Array): string {
  return taggedTexts(bytes)
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

function taggedTexts(bytes: Uint8Array): TaggedText[][] {
  return pagesOf(objectsOf(Buffer.from(bytes).toString('latin1'))).map(textsOf)
}

const NARROW = '\u202f'

/** Normalises the spaces and hyphens of a text, because programs break lines in different places and change spaces. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('\u2011', '-')
    .trim()
}
