import { ACCESSIBILITY, conformityOf } from './accessibility.ts'
import { toDescription } from './description.ts'
import { type ProjectList, projectLists } from './lists.ts'
import { projectPath } from './project-path.ts'
import type { RenderInput } from './render-input.ts'
import { listTitle, projectCount, projectTitle } from './titles.ts'
import type { Catalogue, Project, Site } from './types.ts'

/** What only some sites have, because their owner asks for it. */
export type Need = 'cv' | 'accessibility' | 'expires'
export type SiteHas = Readonly<Record<Need, boolean>>

export function whatSiteHas(site: Pick<Site, 'accessibility' | 'expires'>, cv: unknown): SiteHas {
  return { cv: cv !== null, accessibility: site.accessibility, expires: site.expires !== null }
}

type LinkPlace = 'bar' | 'footer' | 'plan'
type Owner = Pick<Catalogue, 'site' | 'cv'>

interface AnyPage {
  /** Below the base. A page of many addresses has a pattern, or the path of its first address. */
  path: string
  /** Its name in breadcrumbs. */
  name: string
  /** Where every page links to it, and with which words. */
  links?: Partial<Record<LinkPlace, string>>
}

/** A page with one address. */
export interface FixedPage extends AnyPage {
  each?: never
  /** The page exists only on a site that has this. */
  needs?: Need
  /** `hidden`: on the site, but neither in the sitemap nor shared. `dev`: shown by the dev server alone. */
  only?: 'hidden' | 'dev'
  /** What it is to search engines (schema.org). @default 'WebPage' */
  schema?: 'WebSite' | 'ContactPage' | 'ProfilePage'
  /** Of the document. @default the name and the owner's */
  title?(owner: Owner): string
  description(owner: Owner): string
  /** What the page shows beside `site.md`: it is rendered again when this changes. */
  shows?(input: RenderInput): unknown
}

/** A page with an address for each project, or for each page of a list. */
interface PageOfEach<Kind, Item> extends AnyPage {
  each: Kind
  title(owner: Owner, item: Item): string
  description(owner: Owner, item: Item): string
}

export type Page = FixedPage | PageOfEach<'list', ProjectList> | PageOfEach<'project', Project>

/**
 * Every page, by its folder in `src/pages`. Links, titles, site map, sitemap, link check, page keys and the tests' list of pages follow from
 * this table. Its order is that of the links.
 */
export const PAGES: Readonly<Record<string, Page>> = {
  index: {
    path: '',
    name: 'Accueil',
    links: { bar: 'Accueil', plan: 'Accueil' },
    schema: 'WebSite',
    title: ({ site }) => `${site.name}, ${site.trade.toLowerCase()} ${site.hero.words[0] ?? ''}`.trim(),
    description: ({ site }) => site.hero.sentences.join(' '),
    shows: ({ latest }) => latest,
  },
  'projets/index': {
    path: 'projets',
    name: 'Projets',
    links: { bar: 'Projets', plan: 'Liste des projets' },
    each: 'list',
    title: ({ site }, list) => `${listTitle(list)}${pageNumber(list)} | ${site.name}`,
    description: ({ site }, list) =>
      list.of
        ? `${listTitle(list)}${pageNumber(list)} : ${projectCount(list.total)} de ${site.name}, avec leur dépôt et leurs technologies.`
        : `Les projets de ${site.name}${pageNumber(list)} : sites, applications et exercices de formation, avec leur dépôt et leurs technologies.`,
  },
  'projets/@slug': {
    path: 'projets/@slug',
    name: 'Projet',
    each: 'project',
    title: ({ site }, project) => project.metaTitle ?? `${projectTitle(project)} | ${site.name}`,
    description: (_, project) =>
      project.metaDescription ?? toDescription(project.text || project.theme || projectTitle(project)),
  },
  contact: {
    path: 'contact',
    name: 'Contact',
    links: { bar: 'Contact', plan: 'Contact' },
    schema: 'ContactPage',
    description: ({ site }) => `Écrire à ${site.name}, ${site.place} : formulaire, adresse électronique et téléphone.`,
    shows: ({ mailEndpoint }) => mailEndpoint,
  },
  cv: {
    path: 'cv',
    name: 'CV',
    links: { footer: 'CV en ligne', plan: 'CV en ligne' },
    needs: 'cv',
    schema: 'ProfilePage',
    title: ({ site, cv }) => `CV, ${cv?.title ?? site.trade} | ${site.name}`,
    description: ({ site, cv }) => toDescription(cv?.profileText.join(' ') || `Le parcours de ${site.name}.`),
    shows: ({ catalogue }) => catalogue.cv,
  },
  'plan-du-site': {
    path: 'plan-du-site',
    name: 'Plan du site',
    links: { footer: 'Plan du site' },
    description: ({ site }) =>
      `Toutes les pages du site de ${site.name} : projets, contact et informations, sur une seule page.`,
    shows: ({ plan }) => plan,
  },
  'mentions-legales': {
    path: 'mentions-legales',
    name: 'Mentions légales',
    links: { footer: 'Mentions légales', plan: 'Mentions légales' },
    description: ({ site }) =>
      `Qui publie et héberge le site de ${site.name}, et ce que deviennent les messages envoyés par son formulaire.`,
  },
  accessibilite: {
    path: 'accessibilite',
    name: 'Accessibilité',
    links: {
      footer: `Accessibilité\u00a0: ${conformityOf(ACCESSIBILITY.criteria).state}`,
      plan: 'Accessibilité',
    },
    needs: 'accessibility',
    description: ({ site }) =>
      `Déclaration d’accessibilité du site de ${site.name} : ${conformityOf(ACCESSIBILITY.criteria).state} au RGAA.`,
  },
  _error: {
    path: '404',
    name: 'Page introuvable',
    only: 'hidden',
    description: () => "Cette page n'existe pas ou est en cours de développement.",
  },
  styleguide: {
    path: 'styleguide',
    name: 'Guide de style',
    only: 'dev',
    description: () => 'Tous les composants dans tous leurs états.',
  },
}

function pageNumber({ page }: ProjectList): string {
  return page > 1 ? `, page ${page}` : ''
}

/** The links to show in a place, in order. */
export function linksIn(place: LinkPlace, has: SiteHas): { path: string; label: string }[] {
  return Object.values(PAGES).flatMap((page) => {
    const label = page.links?.[place]
    return label !== undefined && isThere(page, has) ? [{ path: page.path, label }] : []
  })
}

/** Whether a site that has this has the page. */
export function isThere(page: Page, has: SiteHas): boolean {
  return page.each !== undefined || page.needs === undefined || has[page.needs]
}

/** One address of a page. */
export interface Address {
  page: Page
  path: string
  list?: Pick<ProjectList, 'path'>
  project?: Pick<Project, 'slug'>
}

/** Every address of the pages that a build writes. */
export function addressesOf(
  projects: readonly Pick<Project, 'slug'>[],
  lists: readonly Pick<ProjectList, 'path'>[],
  has: SiteHas,
): Address[] {
  return Object.values(PAGES).flatMap((page): Address[] => {
    if (page.each === 'list') return lists.map((list) => ({ page, path: list.path, list }))
    if (page.each === 'project') return projects.map((project) => ({ page, path: projectPath(project.slug), project }))
    return isThere(page, has) && page.only !== 'dev' ? [{ page, path: page.path }] : []
  })
}

/** The addresses that visitors and search engines may know: all but that of the page for unknown addresses. */
export function isPublic({ page }: Address): boolean {
  return page.each !== undefined || page.only === undefined
}

/** The file of a page, from its path below the base. */
export function pageFile(path: string): string {
  return `${path || 'index'}.html`
}

/** What decides which files a site has. */
export interface SiteFacts {
  projects: readonly Pick<Project, 'slug' | 'technologie' | 'category'>[]
  has: SiteHas
}

/** A file that a build writes beside the pages. */
export interface OutputPath {
  /** Below the base. */
  path: string
  needs?: Need
}

/** Folders whose files are all named by the build. */
export const OWN_FOLDERS = ['assets/', 'share/']

/** The addresses of all pages that visitors may know, and all files that stand beside the pages but for those of `OWN_FOLDERS`. */
export function sitePaths({ projects, has }: SiteFacts, outputs: readonly OutputPath[]) {
  const addresses = addressesOf(projects, projectLists(projects), has)
  return {
    pages: addresses.filter(isPublic).map(({ path }) => path),
    files: [
      ...addresses.map(({ path }) => pageFile(path)),
      ...outputs.filter(({ needs }) => needs === undefined || has[needs]).map(({ path }) => path),
    ],
  }
}
