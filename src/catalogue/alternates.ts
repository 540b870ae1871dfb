import { LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import type { Alternate, Alternates } from './alternate.ts'
import { projectLists, tagSlug } from './lists.ts'
import { localPath } from './local-path.ts'
import { type Address, addressesOf, isPublic, whatSiteHas } from './pages.ts'
import type { OwnPage, Project, Site, TargetCv } from './types.ts'

/** One language of the site. */
interface LanguageSite {
  catalogue: {
    site: Pick<Site, 'lang' | 'categories' | 'accessibility' | 'expires' | 'contact'>
    cv: unknown
    cvs: readonly Pick<TargetCv, 'name' | 'tag' | 'title' | 'listed'>[]
    projects: readonly Pick<Project, 'name' | 'slug' | 'technologie' | 'category'>[]
    pages: readonly Pick<OwnPage, 'name' | 'slug' | 'title' | 'menu'>[]
  }
  /** The base of its pages. */
  base: string
}

/** Returns the pages of each language with their alternates. All are empty if the site has one language. */
export function alternatesOf(languages: readonly LanguageSite[]): readonly Alternates[] {
  if (languages.length < 2) return languages.map(() => new Map())
  const sites = languages.map(({ catalogue, base }, index) => {
    const { lang } = catalogue.site
    const pages = new Map(
      addressesIn(catalogue)
        .filter((address) => isPublic(address) || address.target)
        .map((address) => [identityOf(address, catalogue), { path: address.path, isShown: isPublic(address) }]),
    )
    // Below the root, the home page has no slash at the end, like all other pages.
    const home = index === 0 ? base : base.slice(0, -1)
    const addressOf = (path: string) => (path === '' ? home : base + localPath(path, LANGUAGES[lang].addresses))
    return { lang, home, pages, addressOf }
  })
  return sites.map(
    ({ pages: own }) =>
      new Map(
        [...own].map(([identity, { path, isShown }]) => [
          path,
          sites.map(({ lang, home, pages, addressOf }) => {
            const there = pages.get(identity)
            // Only a CV that nothing links to leads to the same one in a language in which nothing links to it either.
            const isTold = there !== undefined && (there.isShown || !isShown)
            return { lang, home, address: isTold ? addressOf(there.path) : null }
          }),
        ]),
      ),
  )
}

/**
 * Returns, for each language, a function that finds links which leave it: to an address that begins with a language (`en/contact`), and to
 * a page that this language lacks or a file. It returns the path below the root, or `null`.
 * @param isPublic whether a path below the root is a file of `public/`, which all languages share
 */
export function linksBetween(
  catalogues: readonly LanguageSite['catalogue'][],
  isPublic: (path: string) => boolean,
): ((path: string) => string | null)[] {
  const languages = catalogues.map((catalogue) => {
    const { lang } = catalogue.site
    return {
      lang,
      pages: new Set(addressesIn(catalogue).map(({ path }) => localPath(path, LANGUAGES[lang].addresses))),
    }
  })
  const [first] = languages
  return languages.map((own) => (path) => {
    const [, prefix, below = ''] = /^([a-z]{2})(?:\/|(?=[?#])|$)(.*)/s.exec(path) ?? []
    if (languages.some(({ lang }) => lang === prefix)) return prefix === first?.lang ? below : path
    if (own === first) return null
    const name = decodeURI(path.replace(/[?#].*$/s, ''))
    return !own.pages.has(name) && (first?.pages.has(name) || isPublic(name)) ? path : null
  })
}

/** Returns the addresses without those of pages for one reader, which are in one language and may not be named elsewhere. */
function addressesIn({ site, cv, cvs, projects, pages }: LanguageSite['catalogue']): Address[] {
  return addressesOf(projects, projectLists(projects), whatSiteHas({ site, cv, cvs, pages, applications: [] }))
}

/** Returns an identifier of a page that is the same in all languages. */
function identityOf(
  { path, list, project, own, target }: Address,
  { site, cvs, projects, pages }: LanguageSite['catalogue'],
): string {
  if (project) return `projets/${projects.find(({ slug }) => slug === project.slug)?.name}`
  if (target) return `cvs/${cvs.find(({ name }) => name === target.name)?.tag}`
  if (own) return `pages/${pages.find(({ slug }) => slug === own.slug)?.name}`
  const [, kind, tag = ''] = list ? path.split('/') : []
  if (kind !== 'categories') return path
  // A category has another name in each language, but the same position in the list.
  return path.replace(tag, `${site.categories.findIndex(({ name }) => tagSlug(name) === tag)}`)
}

/**
 * Returns the absolute addresses of a page that exists in several languages, for search engines, which require all of them on each page,
 * including its own. Empty if there is only one.
 */
export function inLanguages(alternates: readonly Alternate[] = [], origin: string): { lang: string; url: string }[] {
  const there = alternates.flatMap(({ lang, address }) =>
    address === null ? [] : [{ lang, url: address === '/' ? origin : origin + address }],
  )
  return there.length > 1 ? there : []
}
