import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pageFile } from '../../src/catalogue/pages.ts'
import type { RenderInput } from '../../src/catalogue/render-input.ts'
import type { Catalogue, ImageReference, MailSettings } from '../../src/catalogue/types.ts'
import { removeUnused } from '../cache/content-cache.ts'
import { type FontAssets, subsetFonts } from '../fonts/fonts.ts'
import { UnreadablePictures, withPictures } from '../images/images.ts'
import { type SecurityHeaders, securityHeaders } from '../outputs/headers.ts'
import { serverFiles, serverFolder, WRITTEN_BY_BUILD } from '../outputs/host-files.ts'
import { formMail, type MailTarget, missingMailSettings } from '../outputs/mail-provider.ts'
import { linkedFiles, makeOutputs } from '../outputs/outputs.ts'
import { type DetailsModule, detailsModules } from '../outputs/project-details.ts'
import { copyPublicFiles } from '../outputs/public-files.ts'
import { writeSiteNotes } from '../outputs/site-facts.ts'
import { type SiteFile, writeSiteFiles } from '../outputs/site-file.ts'
import { speculationRules } from '../outputs/speculation-rules.ts'
import { writeVercelOutput } from '../outputs/vercel-output.ts'
import { planSharePictures, type SharePlan, writeSharePictures } from '../share/share-pictures.ts'
import { type SiteCode, siteCode } from '../site/code.ts'
import { contentInput } from '../site/content-input.ts'
import { folderBeside, replaceFolder } from '../site/folders.ts'
import { type LastBuild, openLastBuild } from '../site/last-build.ts'
import { markOf } from '../site/mark.ts'
import { pageKeys } from '../site/page-keys.ts'
import { realPlace } from '../site/places.ts'
import { renderPages } from '../site/render-pages.ts'
import { PUBLIC_FOLDER, ROOT } from '../site/root.ts'
import { refusalOf } from '../site/target.ts'
import { failsOn } from './check.ts'
import { type ContentOptions, compileContent, withoutDrafts } from './content.ts'
import { printReport } from './content-report.ts'
import type { ExitCode } from './exit-code.ts'
import { missingLegalFacts } from './legal-facts.ts'
import { createSteps, type Progress } from './steps.ts'

export interface BuildOptions extends ContentOptions {
  /** The folder that becomes the site; what it held is replaced once all of the new site is there. */
  out: string
  /** Put the site there even if something lies there that no build made. */
  replace: boolean
  /** `/` or `/dossier/`. */
  base: string
  /** Who gets the form's messages. With `outbox` the site is for `npm start` alone: nothing is written for hosts beside it. */
  mail: MailTarget
  /** Warnings stop the build too. */
  strict: boolean
  /** Render every page again, whatever the last build left. */
  force: boolean
  /** Leave out what no page needs: share pictures, feeds, sitemap, icons and the like. */
  pagesOnly: boolean
  /** Leave what Vercel's own build is to leave, beside the site. */
  vercel: boolean
}

/** Markdown in, a folder to deploy out. Until it is whole, the last one stays as it was. */
export async function build(options: BuildOptions): Promise<ExitCode> {
  const { out, base, cacheDir } = options
  // Whatever becomes of this build, the last good site is in its place.
  const refusal = await refusalOf(out, options)
  if (refusal !== null) return refuse(refusal)
  const step = createSteps()
  // First, while little is held in memory.
  const code = await step('Code', () => siteCode(base, cacheDir))
  const compiled = await step('Contenu', () => compileContent(options))
  if (compiled.diagnostics.length > 0) printReport(compiled.diagnostics)
  if (compiled.catalogue === null || failsOn(compiled.diagnostics, options.strict)) return 1
  const published = withoutDrafts(compiled.catalogue)
  const mail = formMail(options.mail, published.site.mail, base)

  const site = await folderBeside(out)
  try {
    // First: whatever else is written has the last word.
    await copyPublicFiles(PUBLIC_FOLDER, site)
    const last = await openLastBuild(out, cacheDir, options.force)
    const fonts = await step('Police', () => subsetFonts({ cacheDir }))
    const catalogue = await step('Images', (onProgress) =>
      withPictures(published, { locate: compiled.locate, outDir: site, lastDir: out, cacheDir, base, onProgress }),
    )
    const { first, script } = code.inlined
    const styles = mapValues(code.inlined.styles, (css) => css + fonts.css(base))
    const rules = speculationRules(base)
    const content = contentInput({ ...catalogue, site: { ...catalogue.site, mail: mail.settings } })
    const details = detailsModules(content.lists.values())
    const headers = securityHeaders({
      styles: Object.values(styles),
      scripts: [first, script, rules],
      mailSource: mail.source,
      analytics: catalogue.site.analytics !== null,
      hsts: catalogue.site.hsts,
    })
    const pages: RenderInput = {
      ...content,
      metaPolicy: mapValues(styles, headers.metaPolicy),
      sent: null,
      mailEndpoint: mail.endpoint,
      assets: {
        css: styles,
        linksStyles: false,
        script: { first, inline: script },
        speculationRules: rules,
        islands: mapValues(code.islands, (files) => files.map((file) => base + file)),
        projectDetails: Object.fromEntries([...details].map(([path, module]) => [path, base + module.path])),
        companions: null,
        fonts: preloadedFonts(fonts, base),
      },
    }
    const shares = options.pagesOnly ? null : await planSharePictures(catalogue, published)
    const input = shares ? withCompanions(pages, shares) : pages
    const keys = await step('Pages', (onProgress) => writePages(site, { input, code, last, base, onProgress }))
    await step('Autres fichiers', async () => {
      await code.copyIslands(site)
      writeSiteFiles(site, [...detailsFiles(details), ...fontFiles(fonts)])
      const lists = [...input.lists.values()]
      const outputs = { catalogue, lists, base, headers: headers.common, content: options.content, cacheDir }
      writeSiteFiles(site, await makeOutputs(outputs, options))
    })
    if (shares) {
      await step('Partage', (onProgress) =>
        writeSharePictures(shares, { site, last, cacheDir, locate: compiled.locate, onProgress }),
      )
    }
    const sharePictures = shares ? [shares.card, ...shares.projects.values()] : []
    const made = new Map([...keys, ...sharePictures.map(({ picture, key }) => [picture.file, key] as const)])
    const remember = last.remember(made, site)
    writeSiteFiles(site, [markOf(site)])
    // Somebody may have put something there meanwhile.
    const lateRefusal = await refusalOf(out, options)
    if (lateRefusal !== null) return refuse(lateRefusal)
    await replaceFolder(site, out)
    await remember()
    await writeSiteNotes(out, cacheDir, {
      analyticsPath: catalogue.site.analytics,
      owner: { name: catalogue.site.name, email: catalogue.site.email },
    })
    if (options.mail !== 'outbox') await writeServerRules(out, { base, headers })
    if (options.vercel) {
      const folder = join(ROOT, '.vercel/output')
      await writeVercelOutput(folder, out, { headers: headers.common, pages: [...keys.keys()] })
    }
  } catch (error) {
    if (!(error instanceof UnreadablePictures)) throw error
    console.error(`${error.message}. Elles étaient bonnes quand le contenu a été lu : vérifiez ces fichiers.`)
    return 1
  } finally {
    await rm(site, { recursive: true, force: true })
  }
  if (options.mail !== 'outbox') console.log(`Le site est prêt dans ${relative(process.cwd(), out) || '.'}.`)
  await removeUnused(cacheDir)
  warnOfMissingMail(mail.settings)
  warnOfMissingLegal(published)
  return 0
}

function refuse(reason: string): ExitCode {
  console.error(reason)
  return 2
}

/** The pages' heads name what stands around them. */
function withCompanions(input: RenderInput, { card, projects }: SharePlan): RenderInput {
  const shares = Object.fromEntries([...projects].map(([path, { picture }]) => [path, picture]))
  const companions = { links: linkedFiles(input.catalogue.site), shareCard: card.picture, shares }
  return { ...input, assets: { ...input.assets, companions } }
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
    if (!last.take(pageFile(path), key, site)) changed.push(path)
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

function detailsFiles(details: ReadonlyMap<string, DetailsModule>): SiteFile[] {
  return [...details.values()].map(({ path, code }) => ({ path, content: code }))
}

function fontFiles({ files }: FontAssets): SiteFile[] {
  return files.map(({ name, bytes }) => ({ path: `assets/${name}`, content: bytes }))
}

/** The rules of a server of one's own, beside the folder that is published. */
async function writeServerRules(out: string, { headers, base }: { headers: SecurityHeaders; base: string }) {
  const folder = serverFolder(await realPlace(out))
  try {
    const files = serverFiles({ base, headers: headers.common })
    writeSiteFiles(
      folder,
      files.filter(({ path }) => isOurs(join(folder, path))),
    )
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    console.warn(`Attention : les règles de nginx et de Caddy n’ont pas pu être écrites dans ${folder} (${code}).`)
  }
}

/** Rules that the owner wrote under the same name stay as they are. */
function isOurs(file: string): boolean {
  if (!existsSync(file) || readFileSync(file, 'utf8').includes(WRITTEN_BY_BUILD)) return true
  console.warn(`Attention : ${file} est de votre main, le build n’y touche pas. Renommez-le pour recevoir les règles.`)
  return false
}

/** The form of such a site answers every message with the failure text: the owner should know before a visitor does. */
function warnOfMissingMail(settings: MailSettings) {
  const missing = missingMailSettings(settings)
  if (missing.length === 0) return
  console.warn(
    `Attention : le formulaire de contact ne pourra rien envoyer. Renseignez ${LIST.format(missing)} dans content/site.md ` +
      'ou dans l’environnement du build (docs/guide.md, « Le formulaire »).',
  )
}

function warnOfMissingLegal({ site: { legal } }: Catalogue<ImageReference, ImageReference>) {
  const missing = missingLegalFacts(legal)
  if (missing.length === 0) return
  console.warn(
    `Attention : les mentions légales sont incomplètes. Renseignez ${LIST.format(missing)} dans content/site.md.`,
  )
}

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' })
