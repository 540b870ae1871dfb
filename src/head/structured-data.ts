import type { Graph, Person, Thing } from 'schema-dts'
import { absolutePictureUrl, absoluteUrl } from '../catalogue/absolute-url.ts'
import { LIST_LENGTH, type ProjectList } from '../catalogue/lists.ts'
import { projectPath } from '../catalogue/project-path.ts'
import type { SitePlace } from '../catalogue/site-place.ts'
import { projectTitle } from '../catalogue/titles.ts'
import type { Cv, Project, Site } from '../catalogue/types.ts'

/** Data for search engines (schema.org, JSON-LD 1.1). They contain only what the site also shows. */
export type StructuredData = Exclude<Thing, string>

/** Returns the data block of a page, or `null` if it has no data. No text in it can close the element. */
export function toJsonLd(things: readonly StructuredData[]): string | null {
  if (things.length === 0) return null
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...things] }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** A site, with the place of its pages. */
export type PlacedSite = Site & SitePlace
type Named = Pick<PlacedSite, 'name' | 'origin' | 'texts' | keyof SitePlace>
type Owner = Named & Pick<PlacedSite, 'trade' | 'email' | 'place' | 'profiles' | 'skills' | 'hero'>

export function siteData(site: Named): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': idOf(site, 'site'),
    url: pageUrl(site, '/'),
    name: site.name,
    inLanguage: site.lang,
    publisher: { '@id': idOf(site, 'owner') },
  }
}

/** Returns all data about the owner, for the pages about them. */
export function ownerData(site: Owner): Exclude<Person, string> {
  return {
    ...ownerName(site),
    jobTitle: jobTitle(site),
    ...(site.email && { email: site.email }),
    ...(site.place && { address: site.place }),
    image: absolutePictureUrl(site.origin, site.root, site.hero.portrait),
    knowsAbout: site.skills.map(({ title }) => title),
    ...(site.profiles.length > 0 && { sameAs: site.profiles.map(({ url }) => url) }),
  }
}

/** Returns the trade, with the first word of the hero if the title of the home page combines them: « Développeur Web ». */
function jobTitle({ trade, hero, texts }: Owner): string {
  const whole = `${trade} ${hero.words[0] ?? ''}`.trim()
  return texts.titles.home.toLowerCase().endsWith(whole.toLowerCase()) ? whole : trade
}

/** Returns the short data about the owner, for pages that only name them. */
function ownerName(site: Named): { '@type': 'Person'; '@id': string; name: string; url: string } {
  return { '@type': 'Person', '@id': idOf(site, 'owner'), name: site.name, url: pageUrl(site, '/') }
}

/** Returns the path from the home page. Each step is a page of the site. */
export function breadcrumbData(site: Named, steps: readonly { name: string; path: string }[]): StructuredData {
  const way = [{ name: site.texts.pages.home, path: '/' }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': pageUrl(site, path) },
    })),
  }
}

/**
 * Returns the data of one page of a list. The positions of its projects are those in the whole list; their names are on their own pages.
 */
export function listData(site: Named, list: ProjectList): StructuredData {
  const before = (list.page - 1) * LIST_LENGTH
  return {
    '@type': 'ItemList',
    numberOfItems: list.total,
    itemListElement: list.projects.map((project, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: pageUrl(site, projectPath(project.slug)),
    })),
  }
}

/** Returns the data of a project, with the type of its category. Without a category, it is source code if its repository is public. */
export function projectData(
  site: Named & Pick<Site, 'categories'>,
  project: Project,
  description: string,
): StructuredData {
  const { slug, url, github, image, date, technologie, state, links } = project
  // A project that nobody can view is not known to be published.
  const isPublic = url !== null || github !== null || links.length > 0
  const status = state === 'OK' && !isPublic ? null : STATUS[state]
  const facts = {
    name: projectTitle(project, site.texts.project),
    description,
    url: pageUrl(site, projectPath(slug)),
    inLanguage: site.lang,
    author: ownerName(site),
    ...(status && { creativeWorkStatus: status }),
    ...(url && { sameAs: url }),
    ...(image && { image: absolutePictureUrl(site.origin, site.root, image) }),
    ...(date && { dateCreated: date }),
    ...(technologie.length > 0 && { keywords: [...technologie] }),
    // Slides, a video, an article: the content behind a link of the owner is only known to be about the project.
    ...(links.length > 0 && {
      subjectOf: links.map(({ label, url }) => ({ '@type': 'CreativeWork', name: label, url }) as const),
    }),
  }
  const type = site.categories.find(({ name }) => name === project.category)?.type ?? null
  if (type !== null && type !== 'code') return { '@type': TYPES[type], ...facts }
  if (github !== null) return { '@type': 'SoftwareSourceCode', ...facts, codeRepository: github }
  return { '@type': type === null ? 'CreativeWork' : 'SoftwareSourceCode', ...facts }
}

/** The type of schema.org by the type of a category. */
const TYPES = {
  site: 'WebSite',
  application: 'SoftwareApplication',
  article: 'Article',
  talk: 'PresentationDigitalDocument',
  design: 'VisualArtwork',
  course: 'LearningResource',
} as const

const STATUS = { OK: 'Published', PROGRESS: 'Incomplete', NOT_STARTED: 'Draft' } as const

/** Returns the data of a page of text. */
export function pageData(site: Named, { name, path }: { name: string; path: string }): StructuredData {
  return {
    '@type': 'WebPage',
    name,
    url: pageUrl(site, path),
    inLanguage: site.lang,
    isPartOf: { '@id': idOf(site, 'site') },
  }
}

export function contactData(site: Owner): StructuredData {
  return { '@type': 'ContactPage', url: pageUrl(site, 'contact'), inLanguage: site.lang, mainEntity: ownerData(site) }
}

/** Returns the data of the CV, with the places where the owner worked and studied. */
export function profileData(site: Owner, cv: Cv): StructuredData {
  return {
    '@type': 'ProfilePage',
    url: pageUrl(site, 'cv'),
    inLanguage: site.lang,
    mainEntity: {
      ...ownerData(site),
      jobTitle: cv.title,
      knowsLanguage: cv.languages.map(({ name }) => name),
      // A present student is not an alumnus.
      alumniOf: [...new Set(cv.education.flatMap(({ organisation, end }) => (end ? [organisation] : [])))].map(
        (name) => ({
          '@type': 'EducationalOrganization',
          name,
        }),
      ),
    },
  }
}

function idOf(site: Named, part: string): string {
  return `${site.origin}${site.root}#${part}`
}

function pageUrl(site: Named, path: string): string {
  return absoluteUrl(site, site.base, path)
}
