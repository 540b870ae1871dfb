import { type OutputPath, type SiteHas, whatSiteHas } from '../../src/catalogue/pages.ts'
import type { LinkedFile } from '../../src/catalogue/render-input.ts'
import type { Site } from '../../src/catalogue/types.ts'
import { MARK_PATH } from '../site/mark.ts'
import { cvJsonFile } from './cv-json.ts'
import { cvPdfFile } from './cv-pdf.ts'
import { atomFile, jsonFeedFile } from './feeds.ts'
import { headersFile, vercelFile } from './host-files.ts'
import { appleIcon, favicon, largeIcon, maskableIcon, middleIcon } from './icons.ts'
import type { Output, OutputInput } from './output.ts'
import { robotsFile } from './robots.ts'
import { securityFile } from './security-txt.ts'
import type { SiteFile } from './site-file.ts'
import { sitemapFile } from './sitemap.ts'
import { manifestFile } from './web-manifest.ts'

/** Every file beside the pages. */
const OUTPUTS: readonly Output[] = [
  appleIcon,
  manifestFile,
  atomFile,
  jsonFeedFile,
  sitemapFile,
  robotsFile,
  securityFile,
  favicon,
  middleIcon,
  largeIcon,
  maskableIcon,
  cvPdfFile,
  cvJsonFile,
  headersFile,
  vercelFile,
]

/** The names of these files: a link may lead to them, and `public/` may not contain them. */
export const OUTPUT_PATHS: readonly OutputPath[] = [...OUTPUTS, { path: MARK_PATH }]

/** The files that pages name in their heads. */
export function linkedFiles(site: Pick<Site, 'name'>): LinkedFile[] {
  return OUTPUTS.flatMap(({ path, link }) => (link ? [{ ...link(site), path }] : []))
}

/** @param pagesOnly leaves out files that no page and no host needs */
export async function makeOutputs(input: OutputInput, { pagesOnly }: { pagesOnly: boolean }): Promise<SiteFile[]> {
  const { site, cv } = input.catalogue
  const has: SiteHas = whatSiteHas(site, cv)
  const wanted = OUTPUTS.filter(({ needs, always }) => (needs === undefined || has[needs]) && (always || !pagesOnly))
  return Promise.all(wanted.map(async ({ path, make }) => ({ path, content: await make(input) })))
}
