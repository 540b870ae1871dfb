import { projectLists } from './lists.ts'
import type { Project } from './types.ts'

/** Pages that are neither a project nor a list, by path below the base; the home page is empty. */
export const OTHER_PAGES = ['', 'contact', 'mentions-legales', 'accessibilite', 'plan-du-site', 'cv'] as const
export type OtherPage = (typeof OTHER_PAGES)[number]

/** Stands for all unknown addresses: nobody looks for it or shares it. */
export const NOT_FOUND = '404'

export const CV_PDF_PATH = 'cv.pdf'
export const CV_JSON_PATH = 'cv.json'
export const SITEMAP_PATH = 'sitemap.xml'
export const ROBOTS_PATH = 'robots.txt'
export const ATOM_FEED_PATH = 'flux.atom'
export const JSON_FEED_PATH = 'flux.json'
export const WEB_MANIFEST_PATH = 'site.webmanifest'
export const SECURITY_TXT_PATH = '.well-known/security.txt'
export const ICON_PATHS = {
  ico: 'favicon.ico',
  apple: 'apple-touch-icon.png',
  middle: 'icon-192.png',
  large: 'icon-512.png',
  maskable: 'icon-maskable-512.png',
} as const
/** Says that a build made this folder. */
export const MARK_PATH = 'portfolio-markdown.json'
/** Rules for hosts, at the root of the site. */
export const HOST_PATHS = { headers: '_headers', vercel: 'vercel.json' } as const

/** Folders whose files are all named by the build. */
export const OWN_FOLDERS = ['assets/', 'share/']

/** The file of a page, from its path below the base. */
export function pageFile(path: string): string {
  return `${path || 'index'}.html`
}

/** What decides which files a site has. */
export interface OutputFacts {
  projects: readonly Pick<Project, 'slug' | 'technologie' | 'category'>[]
  hasCv: boolean
  /** Whether the owner asks for an accessibility statement. */
  hasAccessibility: boolean
  /** Whether the site says until when its security contact is valid. */
  hasExpiry: boolean
}

/**
 * The path of every file that a build writes, without those of `OWN_FOLDERS` and of hidden folders (tests/site/output-paths.test.ts
 * holds it against a built site).
 */
export function outputPaths({ projects, hasCv, hasAccessibility, hasExpiry }: OutputFacts): string[] {
  const pages = [
    ...OTHER_PAGES.filter((page) => (page !== 'cv' || hasCv) && (page !== 'accessibilite' || hasAccessibility)),
    NOT_FOUND,
    ...projectLists(projects).map(({ path }) => path),
    ...projects.map(({ slug }) => `projets/${slug}`),
  ]
  return [
    ...pages.map(pageFile),
    ...[SITEMAP_PATH, ROBOTS_PATH, ATOM_FEED_PATH, JSON_FEED_PATH, WEB_MANIFEST_PATH],
    ...Object.values(ICON_PATHS),
    ...Object.values(HOST_PATHS),
    MARK_PATH,
    ...(hasCv ? [CV_PDF_PATH, CV_JSON_PATH] : []),
    ...(hasExpiry ? [SECURITY_TXT_PATH] : []),
  ]
}
