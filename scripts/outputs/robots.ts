import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import type { Site } from '../../src/catalogue/types.ts'
import { heldBy, IN_LINE } from './held-by.ts'
import type { Output } from './output.ts'
import { sitemapFile } from './sitemap.ts'

export const robotsFile: Output = {
  path: 'robots.txt',
  make: ({ catalogue, base }) => robots(catalogue.site, base),
}

/**
 * Crawlers of companies that train models, and names with which they can be refused. The companies publish these names; search engines use
 * others.
 */
const TRAINING_CRAWLERS = [
  ...['AI2Bot', 'Amazonbot', 'Applebot-Extended', 'Bytespider', 'CCBot', 'ClaudeBot', 'Diffbot', 'Google-Extended'],
  ...['GPTBot', 'meta-externalagent', 'omgili', 'PanguBot', 'cohere-training-data-crawler'],
]

/**
 * Returns `robots.txt` (RFC 9309). It allows everything, except for crawlers that train models if the owner refuses. Robots read it only at
 * the root of a host, so a site below another base has none.
 */
export function robots(site: Pick<Site, 'origin' | 'lang' | 'aiTraining'>, base: string): string {
  const refused = TRAINING_CRAWLERS.map((name) => `User-agent: ${name}\n`).join('')
  return `User-agent: *
Allow: /
${site.aiTraining === 'non' ? `\n${refused}Disallow: /\n` : ''}
Sitemap: ${heldBy('robots.txt', IN_LINE, absoluteUrl(site, base, sitemapFile.path))}
`
}
