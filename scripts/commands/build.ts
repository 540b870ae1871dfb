import { rm } from 'node:fs/promises'
import { byPlace } from '../diagnostics/diagnostic.ts'
import { removeUnused } from '../disk/cache/content-cache.ts'
import { folderBeside } from '../disk/folders.ts'
import { openLastBuild } from '../disk/last-build.ts'
import { PUBLIC_FOLDER } from '../disk/root.ts'
import { SameName } from '../disk/site-file.ts'
import { refusalOf } from '../disk/target.ts'
import { UnreadablePictures } from '../images/images.ts'
import { isBuiltName } from '../outputs/outputs.ts'
import { copyPublicFiles } from '../outputs/public-files.ts'
import { assembleSite } from '../site/assemble-site.ts'
import { siteCode } from '../site/code.ts'
import { buildInput } from '../site/input.ts'
import { spoken } from '../spoken/spoken.ts'
import { type Draft, writeOthers, writePages, writeShares } from './build/draft.ts'
import type { BuildOptions } from './build/options.ts'
import { pageNames } from './build/page-names.ts'
import { gapOfForm, publish, warnOfMissing } from './build/publish.ts'
import { compileContent, failsOn, withoutDrafts } from './content.ts'
import { linesOfSources, printReport } from './content-report.ts'
import type { ExitCode } from './exit-code.ts'
import { inCi } from './in-ci.ts'
import { shown } from './owner-files.ts'
import { readCv } from './read-cv.ts'
import { step } from './steps.ts'

/** Builds the site from Markdown into a folder for deployment. The last site stays until the new one is complete. */
export async function build(options: BuildOptions): Promise<ExitCode> {
  const { out, cacheDir, review = false } = options
  const { steps } = spoken().build
  const refusal = await refusalOf(out, options, isBuiltName)
  if (refusal !== null) return refuse(refusal)
  // Side by side, because another process builds the code.
  const [code, { content, diagnostics, locate }] = await Promise.all([
    step(steps.code, () => codeToRender(options)),
    step(steps.content, () => readContentAndCv(options)),
  ])
  if (diagnostics.length > 0) printReport(diagnostics, linesOfSources(content.sources))
  if (content.catalogue === null || failsOn(diagnostics, options.strict)) return 1
  // Nobody may read the warning there before the site is on line.
  const gap = inCi() ? gapOfForm([content.catalogue, ...content.translations], options) : null
  if (gap !== null) return refuse(spoken().build.error(gap), 1)
  const folder = await folderBeside(out)
  try {
    // First, because files that the build writes take precedence.
    await copyPublicFiles(PUBLIC_FOLDER, folder)
    const last = await openLastBuild(out, cacheDir, options.force)
    const site = await assembleSite([withoutDrafts(content.catalogue), ...content.translations.map(withoutDrafts)], {
      ...{ ...options, locate, code, step, outDir: folder, lastDir: out, hasCompanions: !options.pagesOnly },
      prepare: (languages) => buildInput(languages, review),
    })
    const draft: Draft = { folder, site, code, last, options, locate, nameOf: pageNames(content.sources) }
    const pages = await step(steps.pages, (onProgress) => writePages(draft, onProgress))
    await step(steps.others, () => writeOthers(draft))
    const shares = await writeShares(draft)
    if (review)
      await step(steps.review, async () => {
        const { writeReview } = await import('./review/write-review.ts')
        await writeReview(draft, pages, content)
      })
    const lateRefusal = await publish(draft, pages, shares)
    if (lateRefusal !== null) return refuse(lateRefusal)
    if (options.mail !== 'outbox') console.log(spoken().build.ready(shown(out)))
    await removeUnused(cacheDir)
    warnOfMissing(draft)
    return 0
  } catch (error) {
    if (error instanceof SameName) return refuse(spoken().build.error(error.message), 1)
    if (!(error instanceof UnreadablePictures)) throw error
    return refuse(spoken().build.wereGood(error.message), 1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the code of the site. Loads what renders pages while this thread waits for the one that compiles. */
async function codeToRender({ base, cacheDir }: BuildOptions) {
  const code = await siteCode(base, cacheDir)
  // Whoever renders reports what is wrong with it.
  import(code.renderer).catch(() => {})
  return code
}

/** Compiles the content and renders its CVs, because problems of their PDF files are reported together with all others. */
async function readContentAndCv(options: BuildOptions) {
  const content = await compileContent(options)
  const diagnostics = [...content.diagnostics, ...(await readCv(options, content, options.base))].sort(byPlace)
  return { content, diagnostics, locate: content.locate }
}

function refuse(reason: string, exitCode: ExitCode = 2): ExitCode {
  console.error(reason)
  return exitCode
}
