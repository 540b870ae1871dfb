import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import type { RenderInput, ServedAssets } from '../../../src/catalogue/render-input.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { subsetFonts } from '../../fonts/fonts.ts'
import { typefaceSource } from '../../fonts/source.ts'
import { withPictures } from '../../images/images.ts'
import { PictureQueue } from '../../images/picture-queue.ts'
import type { StudioOptions } from '../../images/studio.ts'
import { developmentHeaders } from '../../outputs/headers.ts'
import { tabIcon } from '../../outputs/icons.ts'
import { formMail } from '../../outputs/mail-provider.ts'
import { contentOf } from '../../outputs/outputs.ts'
import type { SiteFile } from '../../outputs/site-file.ts'
import { temporaryFolder } from '../../site/folders.ts'
import { devInput } from '../../site/input.ts'
import { ROOT } from '../../site/root.ts'
import { islandModules } from '../../site/vite.ts'
import { type CompiledContent, type ContentOptions, watchedContent } from '../content.ts'
import { printReport } from '../content-report.ts'

export const BASE = '/'
/** Inline in every page, so that the theme is set before the first paint. */
const THEME_FIRST = join(ROOT, 'src/enhancements/theme-first.ts')
const PAGE_SCRIPT = `${BASE}src/pages/page-script.ts`

/** The content as it was last good, and what is wrong with it now. */
export class LiveContent {
  readonly #pictures: NonNullable<StudioOptions['remembered']> = new Map()
  readonly queue: PictureQueue
  diagnostics: readonly Diagnostic[] = []
  /** What the pages are rendered from; `null` until the content was good once. */
  input: RenderInput | null = null
  isClosed = false
  #shows = 0
  /** The texts of the modal and the icon, by path below the base. They are rarely asked for, and written again at each change. */
  files: ReadonlyMap<string, SiteFile['content']> = new Map()

  private constructor(
    private readonly options: ContentOptions,
    /** For pictures and fonts. */
    readonly folder: string,
    /** One nonce as long as the server runs, because Vite wants it at the start. */
    readonly assets: ServedAssets,
    private readonly source: Awaited<ReturnType<typeof watchedContent>>,
  ) {
    this.queue = new PictureQueue(folder)
  }

  static async start(options: ContentOptions): Promise<LiveContent> {
    const folder = await temporaryFolder(options.cacheDir)
    await mkdir(join(folder, 'assets'), { recursive: true })
    const source = await watchedContent(options)
    const { code: first } = await transformWithOxc(await readFile(THEME_FIRST, 'utf8'), THEME_FIRST)
    const nonce = randomBytes(16).toString('base64')
    const scripts = { first, page: PAGE_SCRIPT }
    const headers = developmentHeaders(nonce)
    const assets: ServedAssets = { mode: 'dev', css: '', scripts, headers, nonce }
    const content = new LiveContent(options, folder, assets, source)
    await content.#show(await source.compile())
    return content
  }

  /** Compiles again; the pages keep the last good catalogue when there is an error. */
  async refresh(changed: readonly string[]): Promise<void> {
    // A picture that is written again may be another one.
    if (changed.some((path) => !path.endsWith('.md'))) this.#pictures.clear()
    await this.#show(await this.source.refresh(changed))
  }

  /** Stops what is being compiled. */
  async close(): Promise<void> {
    this.isClosed = true
    this.queue.stop()
    await this.source.close()
    await rm(this.folder, { recursive: true, force: true })
  }

  async #show({ catalogue, diagnostics, locate }: CompiledContent): Promise<void> {
    this.diagnostics = diagnostics
    const problems = diagnostics.filter(({ severity }) => severity !== 'notice')
    if (problems.length > 0) printReport(problems)
    if (catalogue === null) return
    const pictured = await withPictures(catalogue, {
      locate,
      outDir: this.folder,
      cacheDir: this.options.cacheDir,
      base: BASE,
      remembered: this.#pictures,
      queue: this.queue,
    })
    this.queue.work()
    // A page runs a module once: under another address it runs again when the page is replaced in place.
    const scripts = { ...this.assets.scripts, page: `${PAGE_SCRIPT}?t=${++this.#shows}` }
    const typeface = await typefaceSource(catalogue.site.look.typeface, locate)
    const fonts = await subsetFonts({ typeface, cacheDir: this.options.cacheDir })
    for (const { name, bytes } of fonts.files) await writeFile(join(this.folder, 'assets', name), bytes)
    const assets = { ...this.assets, css: fonts.css(BASE), scripts }
    const { input, details } = devInput({
      catalogue: pictured,
      base: BASE,
      mail: formMail('outbox', pictured.site.mail, BASE),
      islands: islandModules(),
      assets,
    })
    const icon = await contentOf(tabIcon, {
      ...{ catalogue: pictured, typeface, base: BASE, lists: [], headers: {} },
      ...this.options,
    })
    this.files = new Map(
      [...details, { path: tabIcon.path, content: icon }].map(({ path, content }) => [path, content]),
    )
    this.input = input
  }
}
