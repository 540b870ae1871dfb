import { fold } from '../../scripts/fields/fold.ts'
import { officialName } from './technologies.ts'
import type { Project } from './types.ts'

/** The number of cards that fit into the first round trip beside the rest of the page, with some reserve. */
export const LIST_LENGTH = 24

export type ListKind = 'technologies' | 'categories'

/** One page of a list. A list holds all projects, those with one technology or those in one category. */
export interface ProjectList<P = Project> {
  /** Path below the base: `projets`, `projets/page/2`, `projets/technologies/react`. */
  path: string
  /** Path of its first page. */
  root: string
  /** The technology or category of the list; `null` for the list of all projects. */
  of: { kind: ListKind; name: string } | null
  /** The number of the page, from 1. */
  page: number
  pages: number
  /** The number of projects on all pages of the list together. */
  total: number
  projects: readonly P[]
  /** The filters on the first page of all projects; empty on every other page. */
  filters: readonly ListFilterLink[]
}

/** A link to a list that contains some of the projects. */
export interface ListFilterLink {
  kind: ListKind
  name: string
  path: string
  count: number
}

/** The most filters, because more would be hard to scan. Rarer technologies are linked from their projects. */
const FILTERS_MAX = 30

/** The values that put a project into a list. */
type Tagged = Pick<Project, 'technologie' | 'category'>

/** Returns every page of every list. The list of all projects has a page even without projects. */
export function projectLists<P extends Tagged>(projects: readonly P[]): readonly ProjectList<P>[] {
  const tagged = (['technologies', 'categories'] as const).flatMap((kind) =>
    [...groupsOf(projects, kind)].flatMap(([slug, { name, members }]) =>
      pagesOf(`projets/${kind}/${slug}`, { kind, name }, members),
    ),
  )
  const [first, ...others] = pagesOf('projets', null, projects)
  return [...(first ? [{ ...first, filters: filtersOf(tagged) }] : []), ...others, ...tagged]
}

/** Returns the filters, those of the largest lists first; lists of the same size are sorted by name. */
function filtersOf(lists: readonly ProjectList<unknown>[]): ListFilterLink[] {
  return lists
    .flatMap(({ of, page, path, total }) => (of && page === 1 ? [{ ...of, path, count: total }] : []))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'fr'))
    .slice(0, FILTERS_MAX)
}

/** Returns the keys of the filters that match a project, the ends of their addresses: `technologies/react`, `categories/formation`. */
export function tagsOf({ technologie, category }: Tagged): string[] {
  const technologies = technologie.map(tagSlug).filter((slug) => slug !== '')
  return [...new Set(technologies.map((slug) => `technologies/${slug}`)), `categories/${tagSlug(category)}`]
}

function pagesOf<P>(root: string, of: ProjectList['of'], projects: readonly P[]): ProjectList<P>[] {
  const pages = Math.max(1, Math.ceil(projects.length / LIST_LENGTH))
  return Array.from({ length: pages }, (_, index) => ({
    path: pagePath(root, index + 1),
    root,
    of,
    page: index + 1,
    pages,
    total: projects.length,
    projects: projects.slice(index * LIST_LENGTH, (index + 1) * LIST_LENGTH),
    filters: [],
  }))
}

export function pagePath(root: string, page: number): string {
  return page === 1 ? root : `${root}/page/${page}`
}

/** Groups projects by the address of their technology or category. The name of a group is the first spelling with its address. */
function groupsOf<P extends Tagged>(projects: readonly P[], kind: ListKind) {
  const groups = new Map<string, { name: string; members: P[] }>()
  for (const project of projects) {
    for (const name of kind === 'technologies' ? project.technologie : [project.category]) {
      const slug = tagSlug(name)
      if (slug === '') continue
      const group = groups.get(slug) ?? { name, members: [] }
      if (group.members.at(-1) !== project) group.members.push(project)
      groups.set(slug, group)
    }
  }
  return groups
}

/** The longest slug. A longer name is a sentence, and its file name would be too long. */
const TAG_SLUG_MAX = 100

/**
 * Returns the last part of the address of a technology or category, the same for all names of a technology. C, C++, C# and .NET stay
 * distinct. Empty if the name gives no address.
 */
export function tagSlug(name: string): string {
  const known = slugs.get(name)
  if (known !== undefined) return known
  const slug = toTagSlug(name)
  slugs.set(name, slug)
  return slug
}

/** Slugs by name. They are cached, because thousands of projects share few names. */
const slugs = new Map<string, string>()

function toTagSlug(name: string): string {
  const spelled = officialName(name)
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/^\./, 'dot ')
    .replace(/œ/gi, 'oe')
  const slug = fold(spelled, /[^a-z0-9]+/, '-')
  return slug.length > TAG_SLUG_MAX ? '' : slug
}

/** Returns the path below the base of the list of a technology or category, or `null` if the name gives no address. */
export function tagPath(kind: ListKind, name: string): string | null {
  const slug = tagSlug(name)
  return slug === '' ? null : `projets/${kind}/${slug}`
}
