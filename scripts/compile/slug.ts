import type { Slug } from '../../src/catalogue/types.ts'

/** Addresses below `/projets` that the site itself uses or will. */
const RESERVED = new Set(['page', 'index', 'technologies', 'categories'])

/** `null` for a name that is not safe in an address as it stands. */
export function toSlug(name: string): Slug | null {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? (name as Slug) : null
}

export function isReserved(slug: Slug): boolean {
  return RESERVED.has(slug)
}

/** The nearest name that would do: `Écran d'accueil` gives `ecran-d-accueil`. Empty when nothing of the name can stay. */
export function slugify(name: string): string {
  return name
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
