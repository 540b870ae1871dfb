import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import type { Output } from './output.ts'
import { sitemapFile } from './sitemap.ts'

export const robotsFile: Output = {
  path: 'robots.txt',
  make: ({ catalogue, base }) => robots(catalogue.site.origin, base),
}

/** `robots.txt`: everything may be read. Robots look for it at the root of a host: below another base they never see it. */
export function robots(origin: string, base: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${absoluteUrl(origin, base, sitemapFile.path)}
`
}
