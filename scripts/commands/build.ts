import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { alternatesOf } from '../../src/catalogue/alternates.ts'
import { pageFile } from '../../src/catalogue/pages.ts'
import type { BuildInput, CompanionFiles } from '../../src/catalogue/render-input.ts'
import type { Site } from '../../src/catalogue/types.ts'
import { byPlace } from '../diagnostics/diagnostic.ts'
import { removeUnused } from '../disk/cache/content-cache.ts'
import { folderBeside, replaceFolder } from '../disk/folders.ts'
import { type LastBuild, openLastBuild } from '../disk/last-build.ts'
import { markOf } from '../disk/mark.ts'
import { fileAt, placesOf } from '../disk/place.ts'
import { realPlace } from '../disk/places.ts'
import { GUIDE, HOME, PUBLIC_FOLDER } from '../disk/root.ts'
import { writeSiteFiles } from '../disk/site-file.ts'
import { refusalOf } from '../disk/target.ts'
import { subsetFonts } from '../fonts/fonts.ts'
import { typefaceSource } from '../fonts/source.ts'
import { UnreadablePictures, withPictures } from '../images/images.ts'
import { withLogoSheet } from '../images/logo-sheet.ts'
import type { PictureQueue } from '../images/picture-queue.ts'
import {
  type HostFilesInput,
  serverFiles,
  serverFolder,
  servingRules,
  WRITTEN_BY_BUILD,
} from '../outputs/host-files.ts'
import { formMail, type MailTarget, missingMailSettings } from '../outputs/mail-provider.ts'
import { linkedFiles, makeOutputs } from '../outputs/outputs.ts'
import { copyPublicFiles, isPublicFile } from '../outputs/public-files.ts'
import { writeSiteNotes } from '../outputs/site-facts.ts'
import { writeVercelOutput } from '../outputs/vercel-output.ts'
import { planSharePictures, type SharePlan, writeSharePictures } from '../share/share-pictures.ts'
import { type SiteCode, siteCode } from '../site/code.ts'
import { buildInput } from '../site/input.ts'
import { overweight } from '../site/overweight.ts'
import { pageKeys } from '../site/page-keys.ts'
import { renderPages } from '../site/render-pages.ts'
import { spoken } from '../spoken/spoken.ts'
import { type ContentOptions, compileContent, failsOn, withoutDrafts } from './content.ts'
import { printReport, readLines } from './content-report.ts'
import type { ExitCode } from './exit-code.ts'
import { missingLegalFacts } from './legal-facts.ts'
import { shown } from './owner-files.ts'
import { proofreadContent } from './proofread-content.ts'
import { readCv } from './read-cv.ts'
import { reviewSite } from './review/review-site.ts'
import { type Progress, step } from './steps.ts'

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
  /** Gets the pictures that are still to be encoded, if the site is served at once. */
  queue?: PictureQueue
  /** Render the page of `review` too: for a folder that is never deployed. @default false */
  review?: boolean
}

/** Markdown in, a folder to deploy out. Until the new site is complete, the last one stays as it was. */
export async function build(options: BuildOptions): Promise<ExitCode> {
  const { out, base, cacheDir } = options
  const { steps } = spoken().build
  const refusal = await refusalOf(out, options)
  if (refusal !== null) return refuse(refusal)
  // First, while little is held in memory.
  const code = await step(steps.code, () => siteCode(base, cacheDir))
  const { content, diagnostics } = await step(steps.content, async () => {
    const content = await compileContent(options)
    return { content, diagnostics: [...content.diagnostics, ...(await readCv(options, content, base))].sort(byPlace) }
  })
  if (diagnostics.length > 0) printReport(diagnostics)
  if (content.catalogue === null || failsOn(diagnostics, options.strict)) return 1
  const catalogues = [content.catalogue, ...content.translations].map((one) => withoutDrafts(one))
  const [published = content.catalogue] = catalogues
  const mail = formMail(options.mail, published.site.mail, base)

  const site = await folderBeside(out)
  try {
    const { locate } = content
    // First, because whatever the build writes itself has the last word.
    await copyPublicFiles(PUBLIC_FOLDER, site)
    const last = await openLastBuild(out, cacheDir, options.force)
    const typeface = await typefaceSource(published.site.look.typeface, locate)
    const fonts = await step(steps.font, () => subsetFonts({ typeface, cacheDir }))
    const places = placesOf(
      catalogues.map(({ site }) => site),
      base,
    )
    const sites = catalogues.flatMap((original, index) =>
      places.slice(index, index + 1).map((place) => ({ original, place })),
    )
    const alternates = alternatesOf(sites.map(({ original, place: { base } }) => ({ catalogue: original, base })))
    const parts = await step(steps.pictures, (onProgress) =>
      eachInTurn(sites, async ({ original, place }, index) => {
        const pictured = await withPictures(original, {
          ...{ locate, outDir: site, lastDir: out, cacheDir, place: { ...place, isPublic: isPublicFile } },
          queue: options.queue ?? null,
          onProgress,
        })
        const { catalogue, files: logos } = withLogoSheet(pictured)
        const shares = options.pagesOnly ? null : await planSharePictures(catalogue, original, typeface)
        const companions = shares && companionsOf(shares, catalogue.site)
        const own = { place, alternates: alternates[index] ?? new Map(), code }
        return { ...own, catalogue, logos, shares, companions, fonts, mail, isLocal: options.mail === 'outbox' }
      }),
    )
    const [main] = parts
    if (main === undefined) throw new Error('A site has at least one language.')
    const all = [main, ...parts.slice(1)] as const
    const isReview = options.review === true
    const { languages, headers } = buildInput(all, isReview)
    const pages = await step(steps.pages, (onProgress) => writePages(site, { languages, code, last, onProgress }))
    const cvs: string[] = []
    await step(steps.others, async () => {
      await code.copyIslands(site)
      const fontFiles = fonts.files.map(({ name, bytes }) => ({ path: `assets/${name}`, content: bytes }))
      if (fonts.licence)
        fontFiles.push({ path: `assets/${fonts.licence.name}`, content: Buffer.from(fonts.licence.text) })
      writeSiteFiles(site, fontFiles)
      const inputs = parts.map(({ catalogue, place, alternates }, index) => {
        const content = index === 0 ? options.content : join(options.content, place.lang)
        const lists = [...(languages[index]?.input.lists.values() ?? [])]
        return { catalogue, alternates, lists, content, ...place, typeface, headers: headers.common, cacheDir }
      })
      for (const [index, { logos, place }] of parts.entries()) {
        writeSiteFiles(site, [...(languages[index]?.details ?? []), ...logos])
        const [own] = inputs.slice(index)
        if (own === undefined) continue
        const outputs = await makeOutputs({ ...own, translations: inputs.slice(1) }, options)
        writeSiteFiles(
          site,
          outputs.map((file) => ({ ...file, path: fileAt(place, file.path) })),
        )
        cvs.push(...outputs.flatMap(({ path }) => (path.endsWith('.pdf') ? fileAt(place, path) : [])))
      }
    })
    const shares = parts.flatMap(({ shares }) => shares ?? [])
    if (shares.length > 0)
      await step(steps.share, async (onProgress) => {
        for (const plan of shares) await writeSharePictures(plan, { site, last, cacheDir, locate, onProgress })
      })
    // What is weighed is the site that is deployed, whose policy names one style sheet less than that of a review.
    const deployed = isReview ? buildInput(all, false).headers.common : headers.common
    if (isReview)
      await step(steps.review, async () => {
        const read = await proofreadContent(options, content.diagnostics)
        const diagnostics = [...content.diagnostics, ...read].sort(byPlace)
        const review = reviewSite({
          site,
          base,
          files: pages.keys(),
          cvs,
          headers: deployed,
          diagnostics,
          linesOf: readLines,
        })
        const input = languages[0] && { ...languages[0].input, review }
        if (input) await renderPages({ renderer: code.renderer, site, input, paths: [REVIEW_PATH] })
      })
    const { catalogue } = main
    const { ownStyles } = catalogue.site
    const tracker = languages[0]?.input.tracker
    const heavy = await overweight(site, pages.keys(), { ownStyles, base, headers: deployed, cacheDir })
    const remember = last.remember(new Map([...pages, ...shares.flatMap(shareKeys)]), site)
    const rules = servingRules({ base, headers: headers.common, catalogue })
    writeSiteFiles(site, [markOf(site, rules)])
    // Somebody may have put something there meanwhile.
    const lateRefusal = await refusalOf(out, options)
    if (lateRefusal !== null) return refuse(lateRefusal)
    await replaceFolder(site, out)
    await remember()
    await writeSiteNotes(out, cacheDir, {
      analyticsPath: tracker?.isOwn ? tracker.script : null,
      owner: { name: catalogue.site.name, email: catalogue.site.email ?? '' },
    })
    for (const warning of heavy) console.warn(spoken().build.warning(warning))
    if (options.mail !== 'outbox') {
      const folders = places.slice(1).map((place) => fileAt(place, ''))
      await writeServerRules(out, { ...rules, folders })
    }
    if (options.vercel) await writeVercelOutput(VERCEL_FOLDER, out, { ...rules, pages: [...pages.keys()] })
  } catch (error) {
    if (!(error instanceof UnreadablePictures)) throw error
    console.error(spoken().build.wereGood(error.message))
    return 1
  } finally {
    await rm(site, { recursive: true, force: true })
  }
  if (options.mail !== 'outbox') console.log(spoken().build.ready(shown(out)))
  await removeUnused(cacheDir)
  warnOfMissing({
    missing: options.mail === 'provider' && published.site.contact === 'form' ? missingMailSettings(mail.settings) : [],
    site: published.site,
  })
  return 0
}

/** Where `review` shows its page. */
export const REVIEW_PATH = 'relecture'

const VERCEL_FOLDER = join(HOME, '.vercel/output')

function refuse(reason: string): ExitCode {
  console.error(reason)
  return 2
}

function companionsOf({ card, projects }: SharePlan, site: Site): CompanionFiles {
  const shares = Object.fromEntries([...projects].map(([path, { picture }]) => [path, picture]))
  return { links: linkedFiles(site), shareCard: card.picture, shares }
}

function shareKeys(shares: SharePlan): [file: string, key: string][] {
  return [shares.card, ...shares.projects.values()].map(({ picture, key }) => [picture.file, key])
}

interface PageWork {
  languages: readonly { input: BuildInput }[]
  code: SiteCode
  last: LastBuild
  onProgress: Progress
}

/** Renders what changed and takes the rest over from the last build. Gives the key of each page by its file. */
async function writePages(site: string, { languages, code, last, onProgress }: PageWork): Promise<Map<string, string>> {
  const made = new Map<string, string>()
  for (const { input } of languages) {
    const { place } = input
    const changed: string[] = []
    for (const [path, key] of pageKeys(input, code.version)) {
      const file = fileAt(place, pageFile(path, place.lang))
      made.set(file, key)
      if (!last.take(file, key, site)) changed.push(path)
    }
    await renderPages({ renderer: code.renderer, site, input, paths: changed, onProgress })
  }
  return made
}

async function eachInTurn<Item, Result>(items: readonly Item[], work: (item: Item, index: number) => Promise<Result>) {
  const results: Result[] = []
  for (const [index, item] of items.entries()) results.push(await work(item, index))
  return results
}

/** Writes the rules for nginx and Caddy beside the published folder, because visitors must not get them. */
async function writeServerRules(out: string, rules: HostFilesInput) {
  const folder = serverFolder(await realPlace(out))
  try {
    const files = serverFiles(rules)
    writeSiteFiles(
      folder,
      files.filter(({ path }) => isOurs(join(folder, path))),
    )
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    console.warn(spoken().build.noRules(folder, code))
  }
}

/** A file of the same name that the owner wrote is kept. */
function isOurs(file: string): boolean {
  if (!existsSync(file) || WRITTEN_BY_BUILD.test(readFileSync(file, 'utf8'))) return true
  console.warn(spoken().build.ownRules(file))
  return false
}

/** What the owner should know before a visitor does: a form that sends nothing, a legal notice with gaps. */
function warnOfMissing({ missing, site }: { missing: readonly string[]; site: Pick<Site, 'legal' | 'contact'> }) {
  if (missing.length > 0) console.warn(spoken().build.noMail(missing, GUIDE))
  const legalFacts = missingLegalFacts(site)
  if (legalFacts.length > 0) console.warn(spoken().build.noLegalFacts(legalFacts))
}
