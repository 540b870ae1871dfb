import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProjectList } from '../../src/catalogue/lists.ts'
import {
  ATOM_FEED_PATH,
  ICON_PATHS,
  JSON_FEED_PATH,
  ROBOTS_PATH,
  SECURITY_TXT_PATH,
  SITEMAP_PATH,
  WEB_MANIFEST_PATH,
} from '../../src/catalogue/output-paths.ts'
import type { CompanionFiles } from '../../src/catalogue/render-input.ts'
import type { Catalogue } from '../../src/catalogue/types.ts'
import { makeIcons } from '../share/icons.ts'
import { PUBLIC_FOLDER } from '../site/root.ts'
import { atomFeed, jsonFeed } from './feeds.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import type { SiteFile } from './site-file.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

interface CompanionInput {
  catalogue: Catalogue
  lists: Iterable<Pick<ProjectList, 'path'>>
  /** Pages that are neither a project nor a list; the home page is empty. */
  otherPages: readonly string[]
  /** When a project's file was last committed, as YYYY-MM-DD. */
  committed(slug: string): string | null
  base: string
}

/** What the pages' heads point at, without the share pictures. */
export const COMPANION_PATHS: Omit<CompanionFiles, 'shareCard' | 'shares'> = {
  atomFeed: ATOM_FEED_PATH,
  jsonFeed: JSON_FEED_PATH,
  manifest: WEB_MANIFEST_PATH,
  touchIcon: ICON_PATHS.apple,
}

/** Everything around the pages that no page needs in order to be read. */
export async function companionFiles({ catalogue, base, ...pages }: CompanionInput): Promise<SiteFile[]> {
  const { site } = catalogue
  const { origin } = site
  const security = securityTxt(site, origin, base)
  return [
    { path: SITEMAP_PATH, content: sitemap(sitemapPages(catalogue, pages), origin, base) },
    { path: ROBOTS_PATH, content: robots(origin, base) },
    { path: ATOM_FEED_PATH, content: atomFeed(catalogue, origin, base) },
    { path: JSON_FEED_PATH, content: jsonFeed(catalogue, origin, base) },
    { path: WEB_MANIFEST_PATH, content: webManifest(site, base) },
    ...(security === null ? [] : [{ path: SECURITY_TXT_PATH, content: security }]),
    ...(await makeIcons(await readFile(join(PUBLIC_FOLDER, 'favicon.svg')))).map(({ path, bytes }) => ({
      path,
      content: bytes,
    })),
  ]
}

function sitemapPages(
  { projects, site }: Catalogue,
  { lists, otherPages, committed }: Pick<CompanionInput, 'lists' | 'otherPages' | 'committed'>,
) {
  return [
    ...otherPages.map((path) => ({ path, lastModified: path === '' ? site.date : null })),
    ...[...lists].map(({ path }) => ({ path, lastModified: null })),
    ...projects.map(({ slug, date }) => ({ path: `projets/${slug}`, lastModified: date ?? committed(slug) })),
  ]
}
