import { join } from 'node:path'
import { localPath, OWN_FOLDERS } from '../../src/catalogue/local-path.ts'
import { type OutputPath, type SiteHas, whatSiteHas } from '../../src/catalogue/pages.ts'
import type { LinkedFile } from '../../src/catalogue/render-input.ts'
import type { Catalogue, Site } from '../../src/catalogue/types.ts'
import { contentKey, fileCache } from '../disk/cache/content-cache.ts'
import { MARK_PATH } from '../disk/mark.ts'
import type { SiteFile } from '../disk/site-file.ts'
import { LANGUAGES } from '../fields/site-texts/languages.ts'
import { cvJsonFile } from './cv-json.ts'
import { cvPdfFile, drawnCv } from './cv-pdf.ts'
import { atomFile, jsonFeedFile } from './feeds.ts'
import { headersFile, vercelFile } from './host-files.ts'
import { appleIcon, favicon, largeIcon, maskableIcon, middleIcon, tabIcon } from './icons.ts'
import type { Output, OutputInput } from './output.ts'
import { outputsVersion } from './outputs-version.ts'
import { isPublicFile } from './public-files.ts'
import { robotsFile } from './robots.ts'
import { securityFile } from './security-txt.ts'
import { sitemapFile } from './sitemap.ts'
import { vcardFile } from './vcard.ts'
import { manifestFile } from './web-manifest.ts'

/** All files beside the pages that have the same name on each site. */
const OUTPUTS: readonly Output[] = [
  appleIcon,
  manifestFile,
  atomFile,
  jsonFeedFile,
  sitemapFile,
  robotsFile,
  securityFile,
  vcardFile,
  tabIcon,
  favicon,
  middleIcon,
  largeIcon,
  maskableIcon,
  cvPdfFile(),
  cvJsonFile(),
  headersFile,
  vercelFile,
]

/** The names of these files: a link may lead to them, and `public/` may not contain them. */
export const OUTPUT_PATHS: readonly OutputPath[] = [...OUTPUTS, { path: MARK_PATH }]

/** The names, in all languages, that a build can put at the top of a site. */
const BUILT_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(LANGUAGES).flatMap(({ addresses }) => [
    ...OUTPUT_PATHS.map(({ path }) => topOf(localPath(path, addresses))),
    ...Object.values(addresses),
  ]),
  ...Object.keys(LANGUAGES),
  'cv',
  ...OWN_FOLDERS.map(topOf),
])

function topOf(path: string): string {
  return path.split('/')[0] ?? ''
}

/** Returns whether a build can put an entry of this name at the top of a site. */
export function isBuiltName(name: string): boolean {
  return BUILT_NAMES.has(name) || /^[^.].*\.html$|^cv-.+\.(pdf|json)$/.test(name) || isPublicFile(name)
}

/** Returns the files that pages name in their heads. */
export function linkedFiles(site: Pick<Site, 'texts'>): LinkedFile[] {
  return OUTPUTS.flatMap(({ path, link, eachLanguage = false }) =>
    link ? [{ ...link(site), path, isShared: !eachLanguage }] : [],
  )
}

/** Returns the files that this site has. */
function outputsOf(catalogue: Catalogue): readonly Output[] {
  const has: SiteHas = whatSiteHas(catalogue)
  return [
    ...OUTPUTS.filter(({ needs }) => needs === undefined || has[needs]),
    ...catalogue.cvs.flatMap((cv) => [cvPdfFile(cv), cvJsonFile(cv)]),
  ]
}

/** Returns the file of the site at this path, or `null` if there is none or the owner does not want it. */
export function outputAt(path: string, { catalogue }: OutputInput): Output | null {
  return outputsOf(catalogue).find((output) => filePath(output, catalogue.site) === path) ?? null
}

/**
 * Makes the files of one language, by their paths below its base. Those of the first language include the files of the whole site.
 * @param pagesOnly whether files that no page and no host needs are omitted
 */
export async function makeOutputs(input: OutputInput, { pagesOnly }: { pagesOnly: boolean }): Promise<SiteFile[]> {
  const isFirst = input.base === input.root
  const wanted = outputsOf(input.catalogue).filter(
    ({ always, eachLanguage }) => (always || !pagesOnly) && (isFirst || eachLanguage),
  )
  return Promise.all(
    wanted.map(async (output) => ({
      path: filePath(output, input.catalogue.site),
      content: await contentOf(output, input),
    })),
  )
}

/** Returns the lines that programs read in each CV of one language, with the path of its PDF below its base. */
export async function linesOfCvs(input: OutputInput): Promise<{ path: string; lines: readonly string[] }[]> {
  const { cv, cvs, site } = input.catalogue
  const targets = cv === null ? [] : [undefined, ...cvs]
  return Promise.all(
    targets.map(async (target) => ({
      path: filePath(cvPdfFile(target), site),
      lines: (await drawnCv(input, target))?.notes.lines ?? [],
    })),
  )
}

/** Returns the path below the base of its language. */
function filePath({ path }: OutputPath, { lang }: Pick<Site, 'lang'>): string {
  return localPath(path, LANGUAGES[lang].addresses)
}

/** Makes the file, or takes it from the cache if everything that it is made from is the same as before. */
export async function contentOf<Input extends Pick<OutputInput, 'cacheDir'>>(
  { path, make, madeFrom }: Output<Input>,
  input: Input,
): Promise<SiteFile['content']> {
  if (madeFrom === undefined) return make(input)
  const key = contentKey(path, await outputsVersion(), await madeFrom(input))
  return fileCache(join(input.cacheDir, 'outputs'))(key, async () => Buffer.from(await make(input)))
}
