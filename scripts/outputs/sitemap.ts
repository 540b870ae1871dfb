import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import { escapeXml } from './xml.ts'

export interface SitemapPage {
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
