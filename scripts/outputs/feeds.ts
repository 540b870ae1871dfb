import type { Element } from 'hast'
import { absolutePictureUrl, absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import { projectPath } from '../../src/catalogue/project-path.ts'
import type { Catalogue, Project } from '../../src/catalogue/types.ts'
import { largeIcon } from './icons.ts'
import type { Output, OutputInput } from './output.ts'
import { escapeXml } from './xml.ts'

export const atomFile: Output = {
  path: 'flux.atom',
  eachLanguage: true,
  link: ({ texts }) => ({ rel: 'alternate', type: 'application/atom+xml', title: texts.titles.feed }),
  madeFrom,
  make: atomFeed,
}

export const jsonFeedFile: Output = {
  path: 'flux.json',
  eachLanguage: true,
  link: ({ texts }) => ({ rel: 'alternate', type: 'application/feed+json', title: texts.titles.feed }),
  madeFrom,
  make: jsonFeed,
}

function madeFrom({ catalogue: { site, projects }, base, root }: OutputInput): string {
  return JSON.stringify({ site, projects, base, root })
}

/** Returns the projects for feed readers (RFC 4287). The same content always gives the same file, whatever the time. */
async function atomFeed({ catalogue, base, root }: OutputInput): Promise<string> {
  const { origin } = catalogue.site
  const { title, home, author, updated, icon, entries } = await toFeed(catalogue, base, root)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${catalogue.site.lang}">
  <id>${escapeXml(origin + base)}</id>
  <title>${escapeXml(title)}</title>
  <updated>${toInstant(updated)}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(catalogue.site, base, atomFile.path))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(home)}"/>
  <icon>${escapeXml(icon)}</icon>
  <author>
    <name>${escapeXml(author)}</name>
    <uri>${escapeXml(home)}</uri>
  </author>
${entries.map((entry) => toAtomEntry({ ...entry, updated: entry.updated ?? updated })).join('')}</feed>
`
}

function toAtomEntry({ title, url, published, updated, summary, html, tags }: Entry & { updated: string }): string {
  const lines = [
    `<id>${escapeXml(url)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    published && `<published>${toInstant(published)}</published>`,
    `<updated>${toInstant(updated)}</updated>`,
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    summary && `<summary>${escapeXml(summary)}</summary>`,
    html && `<content type="html">${escapeXml(html)}</content>`,
  ]
  const written = lines.filter((line) => line !== null && line !== '')
  return `  <entry>\n${written.map((line) => `    ${line}\n`).join('')}  </entry>\n`
}

/** Returns the same feed as JSON Feed 1.1. */
async function jsonFeed({ catalogue, base, root }: OutputInput): Promise<string> {
  const { title, home, author, icon, entries } = await toFeed(catalogue, base, root)
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language: catalogue.site.lang,
    home_page_url: home,
    feed_url: absoluteUrl(catalogue.site, base, jsonFeedFile.path),
    icon,
    authors: [{ name: author, url: home }],
    items: entries.map(toJsonItem),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

function toJsonItem({ title, url, published, updated, summary, image, html, tags }: Entry) {
  return {
    id: url,
    url,
    title,
    ...(html ? { content_html: html } : { content_text: summary ?? title }),
    ...(summary && { summary }),
    ...(image && { image }),
    ...(published && { date_published: toInstant(published) }),
    ...(updated && { date_modified: toInstant(updated) }),
    ...(tags.length > 0 && { tags }),
  }
}

type Entry = Awaited<ReturnType<typeof toFeed>>['entries'][number]

/** The content of the feeds by catalogue, because both formats have the same. */
const feeds = new WeakMap<Catalogue, ReturnType<typeof makeFeed>>()

/** Returns the content of both formats. Dates are YYYY-MM-DD. */
function toFeed(catalogue: Catalogue, base: string, root: string): ReturnType<typeof makeFeed> {
  const feed = feeds.get(catalogue) ?? makeFeed(catalogue, base, root)
  feeds.set(catalogue, feed)
  return feed
}

async function makeFeed({ site, projects }: Catalogue, base: string, root: string) {
  const { editElements } = await import('../images/body-html.ts')
  const entries = latestFirst(projects.filter(isShown)).map((project) => {
    // The address is also the identifier: if it changed, feed readers would show the project again.
    const url = absoluteUrl(site, base, projectPath(project.slug))
    return {
      url,
      title: project.title,
      published: project.date,
      updated: project.date ?? site.date,
      summary: project.theme,
      image: project.image && absolutePictureUrl(site.origin, root, project.image),
      /** The whole description, with absolute addresses. */
      html:
        project.description && editElements(project.description, (element) => withWholeAddresses(element, url, base)),
      tags: project.technologie,
    }
  })
  const dates = [site.date, ...entries.map(({ updated }) => updated)].flatMap((date) => date ?? [])
  // Atom requires a date. A site without any has the year in its footer, that of the build if its owner wrote none.
  const [year = '1970'] = /\d{4}(?!.*\d{4})/.exec(site.footer.year ?? '') ?? []
  return {
    title: site.texts.titles.feed,
    home: absoluteUrl(site, base, '/'),
    author: site.name,
    updated: dates.sort().at(-1) ?? `${year}-01-01`,
    icon: site.origin + root + largeIcon.path,
    entries,
  }
}

function isShown(project: Project): project is Project & { title: string } {
  return project.title !== null && project.state !== 'NOT_STARTED' && !project.draft
}

/** Sorts projects by date, latest first. Those with the same date, or without one, keep the order of the list. */
function latestFirst<P extends Project>(projects: readonly P[]): P[] {
  return [...projects].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}

/** Prepares a description for use outside its page: every address is absolute, a picture has one size, and links do not open a new tab. */
function withWholeAddresses(element: Element, page: string, base: string): Element | null {
  const { properties } = element
  if (element.tagName === 'source') return null
  for (const name of ['srcSet', 'sizes', 'target'] as const) delete properties[name]
  if (Array.isArray(properties.className) && properties.className.includes('visually-hidden')) return null
  for (const name of ['href', 'src', 'cite'] as const) {
    const address = properties[name]
    if (typeof address === 'string') properties[name] = toWhole(address, page, base)
  }
  return element
}

/** Returns an absolute address. A path that starts with `/` belongs to this site, and the author may have omitted the base. */
function toWhole(address: string, page: string, base: string): string {
  const ownPath = /^\/(?!\/)/.test(address) && !address.startsWith(base)
  const path = ownPath ? base + address.slice(1) : address
  return URL.canParse(path, page) ? new URL(path, page).href : address
}

function toInstant(date: string): string {
  return `${date}T00:00:00Z`
}
