import { own } from '../../scripts/fields/own.ts'
import { dateLocale } from '../../scripts/fields/site-texts/date-locale.ts'
import type { Words } from '../../scripts/fields/site-texts/language.ts'
import { LANGS, LANGUAGES, type Lang } from '../../scripts/fields/site-texts/languages.ts'
import { ACCESSIBILITY, conformityOf } from './accessibility.ts'
import { applicationPath, cvFile, cvPath } from './cv-path.ts'
import { toDescription } from './description.ts'
import { fill, projectCount } from './fill.ts'
import { type ProjectList, projectLists } from './lists.ts'
import { localPath, OWN_FOLDERS } from './local-path.ts'
import { proseOfProfile } from './profile-lines.ts'
import { projectPath } from './project-path.ts'
import type { RenderInput } from './render-input.ts'
import { pathOf } from './selectors.ts'
import { listTitle, projectTitle } from './titles.ts'
import type { Application, Catalogue, OwnPage, Project, Site, TargetCv } from './types.ts'

/** The parts that only some sites have, because their owner wants them. */
type Need = 'cv' | 'accessibility' | 'expires' | 'contact'
/** The facts about a page of the owner that a link needs. */
type PageLink = Pick<OwnPage, 'slug' | 'title' | 'menu'>
/** The facts about a CV for certain readers that a link needs. */
type CvLink = Pick<TargetCv, 'name' | 'title' | 'listed'>
export type SiteHas = Readonly<Record<Need, boolean>> & {
  pages: readonly PageLink[]
  cvs: readonly CvLink[]
  /** The pages for one reader, which no other page may name. */
  applications: readonly Pick<Application, 'address'>[]
}

interface Facts extends Pick<SiteHas, 'pages' | 'cvs' | 'applications'> {
  site: Pick<Site, 'accessibility' | 'expires' | 'contact'>
  cv: unknown
}

export function whatSiteHas({ site, cv, pages, cvs, applications }: Facts): SiteHas {
  const { accessibility, expires, contact } = site
  return {
    ...{ cv: cv !== null, accessibility, expires: expires !== null, contact: contact !== 'none' },
    pages: pages.map(({ slug, title, menu }) => ({ slug, title, menu })),
    cvs: cvs.map(({ name, title, listed }) => ({ name, title, listed })),
    applications: applications.map(({ address }) => ({ address })),
  }
}

type LinkPlace = 'bar' | 'footer' | 'plan'
type Owner = Pick<Catalogue, 'site' | 'cv'>

type PageName = keyof Words['pages']

interface AnyPage {
  /** The path below the base. A page with many addresses has a pattern, or the path of its first address. */
  path: string
  /** The places in which every page links to it, with the name of the link. */
  links?: Partial<Record<LinkPlace, PageName>>
}

/** A page with one address. */
export interface FixedPage extends AnyPage {
  each?: never
  /** The name of the page in breadcrumbs. */
  name: PageName
  /** The part of the site that the page needs. */
  needs?: Need
  /** `hidden`: on the site, but neither in the sitemap nor shared. `dev`: never built into a site, shown only on the owner's machine. */
  only?: 'hidden' | 'dev'
  /** The type of the page for search engines (schema.org). @default 'WebPage' */
  schema?: 'WebSite' | 'ContactPage' | 'ProfilePage'
  /** Returns the title of the document. @default the name of the page and that of the owner */
  title?(owner: Owner): string
  description(owner: Owner): string
  /** Returns the content of the page besides `site.md`. The page is rendered again when it changes. */
  shows?(input: RenderInput): unknown
}

/** A page with an address for each project, each page of a list, or each page of the owner. */
interface PageOfEach<Kind, Item> extends AnyPage {
  each: Kind
  title(owner: Owner, item: Item): string
  description(owner: Owner, item: Item): string
}

export type Page =
  | FixedPage
  | PageOfEach<'list', ProjectList>
  | PageOfEach<'project', Project>
  | PageOfEach<'own', OwnPage>
  | PageOfEach<'target', TargetCv>
  | PageOfEach<'application', Application>

/**
 * Every page, by its folder in `src/pages`. Links, titles, site map, sitemap, link check, page keys and the tests' list of pages are
 * derived from this table. Its order is that of the links.
 */
export const PAGES: Readonly<Record<string, Page>> = {
  index: {
    path: '',
    name: 'home',
    links: { bar: 'home', plan: 'home' },
    schema: 'WebSite',
    title: ({ site }) => site.texts.titles.home,
    description: ({ site }) => site.hero.sentences.join(' ') || `${site.name}, ${site.trade}.`,
    shows: ({ latest, evidence, catalogue: { site, cv, month } }) => [
      latest,
      evidence,
      site.home.some(({ section }) => section === 'parcours') && cv && [pathOf(cv), month],
    ],
  },
  'projets/index': {
    path: 'projets',
    links: { bar: 'projects', plan: 'list' },
    each: 'list',
    title: ({ site }, list) => `${listTitle(list, site.texts)}${pageNumber(list, site)} | ${site.name}`,
    description: ({ site }, list) =>
      fill(site.texts.descriptions[list.of ? 'part' : 'list'], {
        list: listTitle(list, site.texts),
        page: pageNumber(list, site),
        count: projectCount(site.texts.list, list.total),
      }),
  },
  'projets/@slug': {
    path: 'projets/@slug',
    each: 'project',
    title: ({ site }, project) => project.metaTitle ?? `${projectTitle(project, site.texts.project)} | ${site.name}`,
    description: ({ site }, project) =>
      project.metaDescription ?? toDescription(describedBy(project) || projectTitle(project, site.texts.project)),
  },
  page: {
    path: '@page',
    each: 'own',
    title: ({ site }, { title }) => `${title} | ${site.name}`,
    description: (_, { title, text, metaDescription }) => metaDescription ?? toDescription(text || title),
  },
  contact: {
    path: 'contact',
    name: 'contact',
    needs: 'contact',
    links: { bar: 'contact', plan: 'contact' },
    schema: 'ContactPage',
    description: ({ site }) => fill(site.texts.descriptions.contact, { ways: waysToContact(site) }),
    shows: ({ mailEndpoint, plainForm }) => [mailEndpoint, plainForm],
  },
  cv: {
    path: 'cv',
    name: 'cv',
    links: { footer: 'cvOnline', plan: 'cvOnline' },
    needs: 'cv',
    schema: 'ProfilePage',
    title: ({ site, cv }) => fill(site.texts.titles.cv, { title: cv?.title ?? site.trade }),
    description: ({ site, cv }) => toDescription((cv && proseOfProfile(cv.profileText)) || site.texts.descriptions.cv),
    shows: ({ catalogue }) => catalogue.cv,
  },
  'cv/@target': {
    path: 'cv/@target',
    each: 'target',
    title: ({ site }, { title }) => fill(site.texts.titles.cv, { title }),
    description: ({ site }, { profileText }) =>
      toDescription(proseOfProfile(profileText) || site.texts.descriptions.cv),
  },
  'candidatures/@application': {
    path: 'candidatures/@application',
    each: 'application',
    title: ({ site }, { title }) => `${title} | ${site.name}`,
    description: (_, { title, text }) => toDescription(text || title),
  },
  'plan-du-site': {
    path: 'plan-du-site',
    name: 'plan',
    links: { footer: 'plan' },
    description: ({ site }) => site.texts.descriptions.plan,
    shows: ({ plan }) => plan,
  },
  'mentions-legales': {
    path: 'mentions-legales',
    name: 'legal',
    links: { footer: 'legal', plan: 'legal' },
    description: ({ site }) => site.texts.descriptions.legal,
  },
  accessibilite: {
    path: 'accessibilite',
    name: 'accessibility',
    links: { footer: 'accessibilityState', plan: 'accessibility' },
    needs: 'accessibility',
    description: ({ site }) => fill(site.texts.descriptions.accessibility, { state: stateIn(site.lang) }),
  },
  _error: {
    path: '404',
    name: 'notFound',
    only: 'hidden',
    description: ({ site }) => site.texts.notFound.sentence,
  },
  styleguide: {
    path: 'styleguide',
    name: 'styleguide',
    only: 'dev',
    description: () => 'Tous les composants dans tous leurs états.',
  },
  relecture: {
    path: 'relecture',
    name: 'review',
    only: 'dev',
    description: () => 'Le site tel que les autres le rencontrent, et ce qu’il y a à reprendre.',
  },
}

/** Returns the page of a folder in `src/pages`, by Vike's id: `/src/pages/contact`. */
export function pageOf(pageId: string | null): Page {
  const page = own(PAGES, pageId?.replace(/^\/src\/pages\//, '') ?? '')
  if (page === undefined) throw new Error(`The page ${pageId} is missing in src/catalogue/pages.ts.`)
  return page
}

/** Returns the name of the script at the end of a page. */
export function lastScriptOf(page: Page): 'list' | 'page' {
  return page.each === 'list' ? 'list' : 'page'
}

function pageNumber({ page }: ProjectList, { texts }: Site): string {
  return page > 1 ? fill(texts.titles.page, { page }) : ''
}

/** Returns the subject, then the beginning of the text. */
function describedBy({ theme, text }: Project): string {
  if (theme === null || text === '') return theme ?? text
  return `${theme}${/[.!?…]$/.test(theme) ? '' : '.'} ${text}`
}

/** Returns the ways to write or call: « formulaire, adresse électronique et téléphone ». */
function waysToContact(site: Site): string {
  const { form, email, phone } = site.texts.contact
  const ways = [site.contact === 'form' && form, site.email && email, site.phone && phone]
  return new Intl.ListFormat(dateLocale(site.lang)).format(ways.filter((way) => way !== false && way !== null))
}

/** Returns the links to show in a place, in order. */
export function linksIn(
  place: LinkPlace,
  has: SiteHas,
  words: Words['pages'],
  lang: Lang,
): { path: string; label: string }[] {
  return Object.values(PAGES).flatMap((page) => {
    if (page.each === 'own')
      return has.pages
        .filter(({ menu }) => place === 'plan' || (place === 'bar') === menu)
        .map(({ slug, title }) => ({ path: slug, label: title }))
    if (page.each === 'target')
      return has.cvs
        .filter(({ listed }) => place === 'plan' && listed)
        .map(({ name, title }) => ({ path: cvPath(name), label: `${words.cv} | ${title}` }))
    const name = page.links?.[place]
    if (name === undefined || !isThere(page, has)) return []
    return [{ path: page.path, label: fill(words[name], { state: stateIn(lang) }) }]
  })
}

/** Returns the result of the accessibility statement, in the words of the law. */
function stateIn(lang: Lang): string {
  return LANGUAGES[lang].notices.accessibility[conformityOf(ACCESSIBILITY.criteria).level]
}

/** Returns whether the bar has more links than a site has by default, which do not fit into the narrow bar. */
export function isBarCrowded(links: number): boolean {
  return links > 3
}

/** Returns whether a site with these parts has the page. */
export function isThere(page: Page, has: SiteHas): boolean {
  return page.each !== undefined || page.needs === undefined || has[page.needs]
}

/** Returns whether a site with these parts has an address of the page, as far as the parts decide it. */
export function hasAddress(page: Page, has: SiteHas): boolean {
  if (page.each === 'target') return has.cvs.length > 0
  if (page.each === 'application') return has.applications.length > 0
  return isThere(page, has)
}

/** One address of a page. */
export interface Address {
  page: Page
  path: string
  list?: Pick<ProjectList, 'path'>
  project?: Pick<Project, 'slug'>
  own?: PageLink
  target?: CvLink
  application?: Pick<Application, 'address'>
}

/** Returns every address of the pages that a build writes. */
export function addressesOf(
  projects: readonly Pick<Project, 'slug'>[],
  lists: readonly Pick<ProjectList, 'path'>[],
  has: SiteHas,
): Address[] {
  return Object.values(PAGES).flatMap((page): Address[] => {
    if (page.each === 'list') return lists.map((list) => ({ page, path: list.path, list }))
    if (page.each === 'project') return projects.map((project) => ({ page, path: projectPath(project.slug), project }))
    if (page.each === 'own') return has.pages.map((own) => ({ page, path: own.slug, own }))
    if (page.each === 'target') return has.cvs.map((target) => ({ page, path: cvPath(target.name), target }))
    if (page.each === 'application')
      return has.applications.map((application) => ({
        ...{ page, path: applicationPath(application.address), application },
      }))
    return isThere(page, has) && page.only !== 'dev' ? [{ page, path: page.path }] : []
  })
}

/** The paths of the pages that are shown only on the owner's machine. */
export const DEV_PATHS = Object.values(PAGES).flatMap((page) =>
  page.each === undefined && page.only === 'dev' ? page.path : [],
)

/**
 * Returns whether visitors and search engines may know an address. They may not know that of the page for unknown addresses, those of CVs
 * that are not linked anywhere, and those of pages for one reader.
 */
export function isPublic({ page, target }: Pick<Address, 'page' | 'target'>): boolean {
  if (page.each === 'application') return false
  return target?.listed ?? (page.each !== undefined || page.only === undefined)
}

/** Returns the file of a page below the base of its language, from its path in `PAGES`. */
export function pageFile(path: string, lang: Lang): string {
  return `${localPath(path, LANGUAGES[lang].addresses) || 'index'}.html`
}

/** The facts that decide which files a site has. */
export interface SiteFacts {
  projects: readonly Pick<Project, 'slug' | 'technologie' | 'category'>[]
  has: SiteHas
  lang: Lang
}

/** A file that a build writes beside the pages. */
export interface OutputPath {
  /** The path below the base. */
  path: string
  needs?: Need
  /** Whether each language of the site has its own file, below its base. */
  eachLanguage?: true
}

/** Returns the first parts of all addresses of the site itself, which no page of the owner may have. */
export function takenNames(lang: Lang): ReadonlySet<string> {
  const paths = Object.values(PAGES).map(({ path }) => path)
  const { addresses } = LANGUAGES[lang]
  const own = [
    ...paths,
    ...paths.map((path) => localPath(path, addresses)),
    ...OWN_FOLDERS,
    ...LANGS,
    'index',
    'outbox',
  ]
  return new Set(own.map((path) => path.replace(/\/.*/, '')))
}

/**
 * Returns the addresses, in the language of the site, of all pages to which a text may link, and of all files beside the pages, except
 * those of `OWN_FOLDERS`.
 */
export function sitePaths({ projects, has, lang }: SiteFacts, outputs: readonly OutputPath[]) {
  const pages = addressesOf(projects, projectLists(projects), has)
  const local = ({ path }: { path: string }) => localPath(path, LANGUAGES[lang].addresses)
  return {
    // The owner may link to a CV that the site itself does not link to.
    pages: pages.filter((address) => address.target || isPublic(address)).map(local),
    files: [
      ...pages.map(({ path }) => pageFile(path, lang)),
      ...has.cvs.flatMap(({ name }) => [cvFile(name, 'pdf'), cvFile(name, 'json')]),
      ...outputs.filter(({ needs }) => needs === undefined || has[needs]).map(local),
    ],
  }
}
