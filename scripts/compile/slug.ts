import type { Slug } from '../../src/catalogue/types.ts'

/** Addresses below `/projets` that the site itself uses or will. */
const RESERVED = new Set(['page', 'index', 'technologies', 'categories'])
/** Devices of Windows, which cannot check out a repository with a file of such a name. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** File systems take 255 bytes, of which the build needs some for what it adds. */
const SLUG_MAX_LENGTH = 100

/** `null` for a name that is not safe in an address as it stands. */
export function toSlug(name: string): Slug | null {
  return name.length <= SLUG_MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? (name as Slug) : null
}

export function isReserved(slug: string): boolean {
  return RESERVED.has(slug) || DEVICE.test(slug)
}

/** The nearest name that a project can have: empty when nothing of it can stay. */
export function nearSlug(name: string): string {
  return slugify(name).slice(0, SLUG_MAX_LENGTH).replace(/-$/, '')
}

/** A name in letters, digits and hyphens: `Écran d'accueil` gives `ecran-d-accueil`. Empty when nothing of the name can stay. */
export function slugify(name: string): string {
  return name
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
