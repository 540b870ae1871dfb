import { takenNames } from '../../../src/catalogue/pages.ts'
import type { Slug } from '../../../src/catalogue/types.ts'
import { fold } from '../../fields/fold.ts'
import type { Lang } from '../../fields/site-texts/languages.ts'
import { MAIN_CV } from '../contract/file-name.ts'

/** Files whose names are addresses. */
export type NamedKind = 'project' | 'page' | 'target'

/** Reserved addresses: below `/projets`, and below `/cv`, where the tag `cv` stands for cv.md itself. */
const RESERVED: Readonly<Record<Exclude<NamedKind, 'page'>, ReadonlySet<string>>> = {
  project: new Set(['page', 'index', 'technologies', 'categories']),
  target: new Set([MAIN_CV, 'index']),
}
/** Names of Windows devices. Windows cannot check out a repository with such a file. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** File systems allow 255 bytes, and the build extends the name. */
const SLUG_MAX_LENGTH = 100

/** Returns the name as a slug, or `null` if it is not safe in an address. */
export function toSlug(name: string): Slug | null {
  return name.length <= SLUG_MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? (name as Slug) : null
}

export function isReserved(slug: string, kind: NamedKind, lang: Lang = 'fr'): boolean {
  return (kind === 'page' ? takenNames(lang) : RESERVED[kind]).has(slug) || DEVICE.test(slug)
}

/** Returns the name of a file without what other programs put around it: the date of Jekyll, the number of Notion. */
export const plainName = (name: string) => name.replace(/^\d{4}-\d\d-\d\d-(?=.)|(?<=.)[ -][\da-f]{32}$/g, '')

/** Returns the nearest valid name of a project; empty if no character can be kept. */
export function nearSlug(name: string): string {
  return toSlug(name) ?? slugify(plainName(name)).slice(0, SLUG_MAX_LENGTH).replace(/-$/, '')
}

/** Returns a name in ASCII letters, digits and hyphens: `Écran d'accueil` gives `ecran-d-accueil`. Empty if no character can be kept. */
export function slugify(name: string): string {
  const inAscii = name
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
  return fold(inAscii, /[^a-z0-9]+/, '-')
}
