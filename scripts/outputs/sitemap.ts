import { join, resolve } from 'node:path'
import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import { inLanguages } from '../../src/catalogue/alternates.ts'
import { addressesOf, isPublic, whatSiteHas } from '../../src/catalogue/pages.ts'
import { projectPath } from '../../src/catalogue/project-path.ts'
import { lastCommits } from './last-commits.ts'
import type { OneLanguage, Output } from './output.ts'
import { escapeXml } from './xml.ts'

export const sitemapFile: Output = {
  path: 'sitemap.xml',
  make: async (input) => sitemap((await Promise.all([input, ...input.translations].map(pagesOf))).flat()),
}

/** Returns the list of pages for search engines (sitemaps.org 0.9), with the canonical addresses of the pages. */
export function sitemap(pages: Awaited<ReturnType<typeof pagesOf>>): string {
  const hasAlternates = pages.some(({ alternates }) => alternates.length > 0)
  const urls = pages.map(({ url, lastModified, alternates }) => {
    const lastmod = lastModified === null ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`
    const others = alternates.map(
      ({ lang, url }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(url)}"/>`,
    )
    return `  <url><loc>${escapeXml(url)}</loc>${lastmod}${others.join('')}</url>\n`
  })
  const xhtml = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${urls.join('')}</urlset>
`
}

/** Returns the pages of one language. A page of the owner has the date of its file's last commit, and so does a project without a date. */
async function pagesOf({ catalogue, lists, alternates, base, content }: OneLanguage) {
  const { site, projects, pages } = catalogue
  const isDated = pages.length === 0 && projects.every(({ date }) => date !== null)
  const commits = isDated ? new Map<string, string>() : await lastCommits(content)
  const committed = (file: string) => commits.get(join(resolve(content), `${file}.md`)) ?? null
  const dates = new Map<string, string | null>([
    ...projects.map(({ name, slug, date }) => [projectPath(slug), date ?? committed(`projets/${name}`)] as const),
    ...pages.map(({ name, slug }) => [slug, committed(`pages/${name}`)] as const),
    ['', site.date],
  ])
  return addressesOf(projects, lists, whatSiteHas(catalogue))
    .filter(isPublic)
    .map(({ path }) => ({
      url: absoluteUrl(site, base, path),
      lastModified: dates.get(path) ?? null,
      alternates: inLanguages(alternates.get(path), site.origin),
    }))
}
