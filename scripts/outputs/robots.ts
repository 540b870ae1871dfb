import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import { SITEMAP_PATH } from '../../src/catalogue/output-paths.ts'

/** `robots.txt`: everything may be read. Robots look for it at the root of a host: below another base they never see it. */
export function robots(origin: string, base: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${absoluteUrl(origin, base, SITEMAP_PATH)}
`
}
