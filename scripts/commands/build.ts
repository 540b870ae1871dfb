import { cp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { RenderInput } from '../../src/catalogue/render-input.ts'
import type { Catalogue, ImageReference } from '../../src/catalogue/types.ts'
import { type FontAssets, subsetFonts } from '../fonts/fonts.ts'
import { withPictures } from '../images/images.ts'
import { cvPdf } from '../outputs/cv-pdf.ts'
import { type SecurityHeaders, securityHeaders } from '../outputs/headers.ts'
import { hostFiles } from '../outputs/host-files.ts'
import { missingMailSettings, PROVIDER_ENDPOINT } from '../outputs/mail-provider.ts'
import { type DetailsModule, detailsModules } from '../outputs/project-details.ts'
import { writeSiteFacts } from '../outputs/site-facts.ts'
import { speculationRules } from '../outputs/speculation-rules.ts'
import { type SiteCode, siteCode } from '../site/code.ts'
import { contentInput } from '../site/content-input.ts'
import { folderBeside, replaceFolder } from '../site/folders.ts'
import { type LastBuild, openLastBuild } from '../site/last-build.ts'
import { pageKeys } from '../site/page-keys.ts'
import { pageFile, renderPages } from '../site/render-pages.ts'
import { PUBLIC_FOLDER } from '../site/root.ts'
import { failsOn } from './check.ts'
import { type ContentOptions, compileContent, withoutDrafts } from './content.ts'
import { printReport } from './content-report.ts'
import type { ExitCode } from './exit-code.ts'
import { createSteps, type Progress } from './steps.ts'

export interface BuildOptions extends ContentOptions {
  /** The folder that becomes the site; what it held is replaced once all of the new site is there. */
  out: string
  /** `/` or `/dossier/`. */
  base: string
  /** Warnings stop the build too. */
  strict: boolean
  /** Render every page again, whatever the last build left. */
  force: boolean
}

/** Markdown in, a folder to deploy out. Until it is whole, the last one stays as it was. */
export async function build(options: BuildOptions): Promise<ExitCode> {
  const { out, base, cacheDir } = options
  const compiled = await compileContent(options)
  if (compiled.diagnostics.length > 0) printReport(compiled.diagnostics)
  if (compiled.catalogue === null || failsOn(compiled.diagnostics, options.strict)) return 1
  const published = withoutDrafts(compiled.catalogue)

  const step = createSteps()
  const site = await folderBeside(out)
  try {
    const last = await openLastBuild(out, cacheDir, options.force)
    const code = await step('Code', () => siteCode(base, cacheDir))
    const fonts = await step('Police', () => subsetFonts({ cacheDir }))
    const catalogue = await step('Images', (onProgress) =>
      withPictures(published, { locate: compiled.locate, outDir: site, lastDir: out, cacheDir, base, onProgress }),
    )
    const { first, script } = code.inlined
    const styles = mapValues(code.inlined.styles, (css) => css + fonts.css(base))
    const rules = speculationRules(base)
    const content = contentInput(catalogue)
    const details = detailsModules(content.lists.values())
    const headers = securityHeaders({
      styles: Object.values(styles),
      scripts: [first, script, rules],
      mailOrigin: new URL(PROVIDER_ENDPOINT).origin,
      analytics: catalogue.site.analytics !== null,
    })
    const input: RenderInput = {
      ...content,
      metaPolicy: mapValues(styles, headers.metaPolicy),
      mailEndpoint: PROVIDER_ENDPOINT,
      assets: {
        css: styles,
        linksStyles: false,
        script: { first, inline: script },
        speculationRules: rules,
        islands: mapValues(code.islands, (files) => files.map((file) => base + file)),
        projectDetails: Object.fromEntries([...details].map(([path, module]) => [path, base + module.path])),
        fonts: preloadedFonts(fonts, base),
      },
    }
    const made = await step('Pages', (onProgress) => writePages(site, { input, code, last, base, onProgress }))
    await step('Autres fichiers', async () => {
      await code.copyIslands(site)
      await writeOtherFiles(site, { catalogue, fonts, details, headers, base, cacheDir })
    })
    await replaceFolder(site, out)
    await last.remember(made)
  } finally {
    await rm(site, { recursive: true, force: true })
  }
  console.log(`Le site est prêt dans ${relative(process.cwd(), out) || '.'}.`)
  warnOfMissingMail(published)
  return 0
}

interface PageWork {
  input: RenderInput
  code: SiteCode
  last: LastBuild
  base: string
  onProgress: Progress
}

/** Renders what changed and takes the rest over from the last build. Gives the key of each page by its file. */
async function writePages(
  site: string,
  { input, code, last, base, onProgress }: PageWork,
): Promise<Map<string, string>> {
  const keys = pageKeys(input, code.version)
  const changed: string[] = []
  for (const [path, key] of keys) {
    if (last.has(pageFile(path), key)) last.take(pageFile(path), site)
    else changed.push(path)
  }
  await renderPages({ serverEntry: code.serverEntry, base, site, input, paths: changed, onProgress })
  return new Map([...keys].map(([path, key]) => [pageFile(path), key]))
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function preloadedFonts(fonts: FontAssets, base: string): string[] {
  return fonts.files.filter(({ preload }) => preload).map(({ name }) => `${base}assets/${name}`)
}

interface OtherFiles {
  catalogue: Catalogue
  fonts: FontAssets
  details: ReadonlyMap<string, DetailsModule>
  headers: SecurityHeaders
  base: string
  cacheDir: string
}

/** All that stands beside the pages, their islands and their pictures. */
async function writeOtherFiles(site: string, { catalogue, fonts, details, headers, base, cacheDir }: OtherFiles) {
  await cp(PUBLIC_FOLDER, site, { recursive: true })
  for (const { path, code } of details.values()) await writeFile(join(site, path), code)
  for (const { name, bytes } of fonts.files) await writeFile(join(site, 'assets', name), bytes)
  if (catalogue.cv)
    await writeFile(join(site, 'cv.pdf'), await cvPdf({ site: catalogue.site, cv: catalogue.cv, cacheDir }))
  for (const { path, text } of hostFiles({ base, headers: headers.common })) {
    await mkdir(dirname(join(site, path)), { recursive: true })
    await writeFile(join(site, path), text)
  }
  await writeSiteFacts(site, {
    base,
    headers: headers.common,
    analyticsPath: catalogue.site.analytics,
    mailReady: missingMailSettings(catalogue.site.mail).length === 0,
    owner: { name: catalogue.site.name, email: catalogue.site.email },
  })
}

/** The form of such a site answers every message with the failure text (spec section 7): the owner should know before a visitor does. */
function warnOfMissingMail({ site }: Catalogue<ImageReference, ImageReference>) {
  const missing = missingMailSettings(site.mail)
  if (missing.length === 0) return
  console.warn(
    `Attention : le formulaire de contact ne pourra rien envoyer. Renseignez ${LIST.format(missing)} dans content/site.md ` +
      'ou dans l’environnement du build (docs/guide.md, « Le formulaire »).',
  )
}

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' })
