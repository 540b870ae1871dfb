import { cp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type PageAssets, setRenderInput } from '../../src/catalogue/render-input.ts'
import type { Catalogue, ImageReference } from '../../src/catalogue/types.ts'
import { type FontAssets, subsetFonts } from '../fonts/fonts.ts'
import { withPictures } from '../images/images.ts'
import { cvPdf } from '../outputs/cv-pdf.ts'
import { type SecurityHeaders, securityHeaders } from '../outputs/headers.ts'
import { missingMailSettings, PROVIDER_ENDPOINT } from '../outputs/mail-provider.ts'
import { type DetailsModule, projectDetailsModule } from '../outputs/project-details.ts'
import { writeSiteFacts } from '../outputs/site-facts.ts'
import { replaceFolder, temporaryFolder } from '../site/folders.ts'
import { buildInlined } from '../site/inlined.ts'
import { type BuiltCode, buildCode } from '../site/render-pages.ts'
import { PUBLIC_FOLDER } from '../site/root.ts'
import { failsOn } from './check.ts'
import { type ContentOptions, compileContent, withoutDrafts } from './content.ts'
import { printReport } from './content-report.ts'
import type { ExitCode } from './exit-code.ts'
import { createSteps } from './steps.ts'

export interface BuildOptions extends ContentOptions {
  /** The folder that becomes the site; what it held is replaced once all of the new site is there. */
  out: string
  /** `/` or `/dossier/`. */
  base: string
  /** Warnings stop the build too. */
  strict: boolean
}

/** Markdown in, a folder to deploy out. Until it is whole, the last one stays as it was. */
export async function build(options: BuildOptions): Promise<ExitCode> {
  const { out, base, cacheDir } = options
  const content = await compileContent(options)
  if (content.diagnostics.length > 0) printReport(content.diagnostics)
  if (content.catalogue === null || failsOn(content.diagnostics, options.strict)) return 1
  const published = withoutDrafts(content.catalogue)

  const step = createSteps()
  const work = await temporaryFolder(cacheDir)
  const site = join(work, 'client')
  try {
    const code = await step('Code', () => buildCode(work, base))
    const inlined = await step('Style, script', buildInlined)
    const fonts = await step('Police', () => subsetFonts({ cacheDir }))
    const catalogue = await step('Images', (onProgress) =>
      withPictures(published, { locate: content.locate, outDir: site, cacheDir, base, onProgress }),
    )
    const css = inlined.css + fonts.css(base)
    const details = projectDetailsModule(catalogue)
    const headers = securityHeaders({
      css,
      scripts: [inlined.first, inlined.script],
      mailOrigin: new URL(PROVIDER_ENDPOINT).origin,
      analytics: catalogue.site.analytics !== null,
    })
    await step('Pages', () => {
      setRenderInput({
        catalogue,
        metaPolicy: headers.metaPolicy,
        mailEndpoint: PROVIDER_ENDPOINT,
        assets: {
          css,
          linksStyles: false,
          script: { first: inlined.first, inline: inlined.script },
          islands: withBase(code.islands, base),
          projectDetails: base + details.path,
          fonts: preloadedFonts(fonts, base),
        },
      })
      return code.renderPages()
    })
    await step('Autres fichiers', () => writeOtherFiles(site, { catalogue, fonts, details, headers, base, cacheDir }))
    await replaceFolder(site, out)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  console.log(`Le site est prêt dans ${relative(process.cwd(), out) || '.'}.`)
  warnOfMissingMail(published)
  return 0
}

function withBase(islands: BuiltCode['islands'], base: string): PageAssets['islands'] {
  return Object.fromEntries(Object.entries(islands).map(([name, files]) => [name, files.map((file) => base + file)]))
}

function preloadedFonts(fonts: FontAssets, base: string): string[] {
  return fonts.files.filter(({ preload }) => preload).map(({ name }) => `${base}assets/${name}`)
}

interface OtherFiles {
  catalogue: Catalogue
  fonts: FontAssets
  details: DetailsModule
  headers: SecurityHeaders
  base: string
  cacheDir: string
}

/** All that stands beside the pages, their islands and their pictures. */
async function writeOtherFiles(site: string, { catalogue, fonts, details, headers, base, cacheDir }: OtherFiles) {
  await cp(PUBLIC_FOLDER, site, { recursive: true })
  await writeFile(join(site, details.path), details.code)
  for (const { name, bytes } of fonts.files) await writeFile(join(site, 'assets', name), bytes)
  if (catalogue.cv)
    await writeFile(join(site, 'cv.pdf'), await cvPdf({ site: catalogue.site, cv: catalogue.cv, cacheDir }))
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
