import type { Project } from './types.ts'

/** As many cards as the first round trip holds with everything else of the page (decisions.md, section 3), with room to spare. */
export const LIST_LENGTH = 24

export type ListKind = 'technologies' | 'categories'

/** One page of a list: of all projects, or of those with one technology or in one category. */
export interface ProjectList {
  /** Path below the base: `projets`, `projets/page/2`, `projets/technologies/react`. */
  path: string
  /** Path of its first page. */
  root: string
  /** What its projects have in common; `null` for all of them. */
  of: { kind: ListKind; name: string } | null
  /** From 1. */
  page: number
  pages: number
  /** Of all its pages together. */
  total: number
  projects: readonly Project[]
  /** What the first page of all projects offers to narrow it; elsewhere empty. */
  filters: readonly ListFilterLink[]
}

/** A list that holds a part of the projects. */
export interface ListFilterLink {
  kind: ListKind
  name: string
  path: string
  count: number
}

/** With more of them nobody finds any: the rarer ones are reached from their projects. */
const FILTERS_MAX = 30

/** Every page of every list. The list of all projects has one page even without a project. */
export function projectLists(projects: readonly Project[]): readonly ProjectList[] {
  const tagged = (['technologies', 'categories'] as const).flatMap((kind) =>
    [...groupsOf(projects, kind)].flatMap(([slug, { name, members }]) =>
      pagesOf(`projets/${kind}/${slug}`, { kind, name }, members),
    ),
  )
  const [first, ...others] = pagesOf('projets', null, projects)
  return [...(first ? [{ ...first, filters: filtersOf(tagged) }] : []), ...others, ...tagged]
}

/** The largest first; those that hold as many, by name. */
function filtersOf(lists: readonly ProjectList[]): ListFilterLink[] {
  return lists
    .flatMap(({ of, page, path, total }) => (of && page === 1 ? [{ ...of, path, count: total }] : []))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'fr'))
    .slice(0, FILTERS_MAX)
}

/** The marks of a project, as the filters name them. */
export function tagsOf({ technologie, category }: Pick<Project, 'technologie' | 'category'>): string[] {
  const technologies = technologie.map(tagSlug).filter((slug) => slug !== '')
  return [...new Set(technologies.map((slug) => `technologies/${slug}`)), `categories/${tagSlug(category)}`]
}

function pagesOf(root: string, of: ProjectList['of'], projects: readonly Project[]): ProjectList[] {
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

/** Names that differ only by case or spelling of the same address are one group, under the name that comes first. */
function groupsOf(projects: readonly Project[], kind: ListKind) {
  const groups = new Map<string, { name: string; members: Project[] }>()
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

/** Longer ones are sentences, and would be too long for the name of a file. */
const TAG_SLUG_MAX = 100

/** The last part of the address of a technology or category. C, C++, C# and .NET stay apart. Empty when the name makes none. */
export function tagSlug(name: string): string {
  const known = slugs.get(name)
  if (known !== undefined) return known
  const slug = toTagSlug(name)
  slugs.set(name, slug)
  return slug
}

/** Thousands of projects share a few names. */
const slugs = new Map<string, string>()

function toTagSlug(name: string): string {
  const slug = name
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/^\./, 'dot ')
    .replace(/œ/gi, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug.length > TAG_SLUG_MAX ? '' : slug
}

/** Path below the base of the list of a technology or category; `null` for a name that makes no address. */
export function tagPath(kind: ListKind, name: string): string | null {
  const slug = tagSlug(name)
  return slug === '' ? null : `projets/${kind}/${slug}`
}
