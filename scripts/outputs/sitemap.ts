import { join, resolve } from 'node:path'
import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import { addressesOf, isPublic, whatSiteHas } from '../../src/catalogue/pages.ts'
import { projectPath } from '../../src/catalogue/project-path.ts'
import { lastCommits } from './last-commits.ts'
import type { Output, OutputInput } from './output.ts'
import { escapeXml } from './xml.ts'

export const sitemapFile: Output = {
  path: 'sitemap.xml',
  make: async (input) => sitemap(await pagesOf(input), input.catalogue.site.origin, input.base),
}

interface SitemapPage {
  /** Path below the base: `/`, `projets`. */
  path: string
  /** YYYY-MM-DD */
  lastModified: string | null
}

/** The list of pages for search engines (sitemaps.org 0.9), with the addresses that the pages call canonical. */
export function sitemap(pages: readonly SitemapPage[], origin: string, base: string): string {
  const urls = pages.map(({ path, lastModified }) => {
    const lastmod = lastModified === null ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`
    return `  <url><loc>${escapeXml(absoluteUrl(origin, base, path))}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

/** A page of the owner's has the date of its file's last commit, as a project without a date that of its file's last commit. */
async function pagesOf({ catalogue, lists, content }: OutputInput): Promise<SitemapPage[]> {
  const { site, projects, pages } = catalogue
  const isDated = pages.length === 0 && projects.every(({ date }) => date !== null)
  const commits = isDated ? new Map<string, string>() : await lastCommits(content)
  const committed = (file: string) => commits.get(join(resolve(content), `${file}.md`)) ?? null
  const dates = new Map<string, string | null>([
    ...projects.map(({ slug, date }) => [projectPath(slug), date ?? committed(projectPath(slug))] as const),
    ...pages.map(({ slug }) => [slug, committed(`pages/${slug}`)] as const),
    ['', site.date],
  ])
  return addressesOf(projects, lists, whatSiteHas(catalogue))
    .filter(isPublic)
    .map(({ path }) => ({ path, lastModified: dates.get(path) ?? null }))
}
