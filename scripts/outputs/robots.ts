import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import type { Output } from './output.ts'
import { sitemapFile } from './sitemap.ts'

export const robotsFile: Output = {
  path: 'robots.txt',
  make: ({ catalogue, base }) => robots(catalogue.site.origin, base),
}

/** `robots.txt` allows everything. Robots look for it only at the root of a host, so a site below another base has none. */
export function robots(origin: string, base: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${absoluteUrl(origin, base, sitemapFile.path)}
`
}
