import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addressesOf, DEV_PATHS, pageFile, whatSiteHas } from '../../../src/catalogue/pages.ts'
import type { RenderInput } from '../../../src/catalogue/render-input.ts'
import { isError } from '../../diagnostics/diagnostic.ts'
import { textReport } from '../../diagnostics/report.ts'
import { removeIfAllowed, temporaryFolder } from '../../disk/folders.ts'
import { fileAt } from '../../disk/place.ts'
import { PUBLIC_FOLDER } from '../../disk/root.ts'
import { FileNames, replaceSiteFile, type SiteFile } from '../../disk/site-file.ts'
import { PictureQueue } from '../../images/picture-queue.ts'
import type { StudioOptions } from '../../images/studio.ts'
import { developmentHeaders } from '../../outputs/headers.ts'
import { contentOf, outputAt } from '../../outputs/outputs.ts'
import { copyPublicFile, isPublicFile } from '../../outputs/public-files.ts'
import { parseAddress } from '../../server/address.ts'
import { type AssembledLanguage, assembleSite } from '../../site/assemble-site.ts'
import { type SiteCode, siteCode } from '../../site/code.ts'
import { liveInput } from '../../site/input.ts'
import { spokenLang } from '../../spoken/lang.ts'
import { spoken } from '../../spoken/spoken.ts'
import { type CompiledContent, type ContentOptions, watchedContent } from '../content.ts'
import { linesOfSources, printReport } from '../content-report.ts'
import { reviewWords } from '../review/review-words.ts'
import { showIfLong } from '../steps.ts'
import { Changes } from './changes.ts'
import { openPageThread, type PageThread } from './page-thread.ts'
import { RecentFiles } from './recent-files.ts'

const BASE = '/'
const LIVE_SCRIPT = '_live/page.js'
/** Page that is shown until the content was valid once. Its script shows the errors, and the site when they are corrected. */
const waitingPage = () =>
  `<!doctype html><html lang="${spokenLang()}"><meta charset="utf-8"><title>${spoken().server.waiting}</title><body><script src="${BASE}${LIVE_SCRIPT}" data-version="0"></script></html>`
const NOT_FOUND = '404'

/** The last valid state of one language of the site. */
interface State extends AssembledLanguage<RenderInput> {
  /** Path in `PAGES` of each page, by the path that a visitor requests. */
  pages: ReadonlyMap<string, string>
}

/**
 * A site that is made while it is visited. A page, or a file beside the pages, is written when it is requested, and again after the content
 * has changed.
 */
export class LiveSite {
  readonly changes = new Changes()
  readonly headers: Readonly<Record<string, string>>
  readonly #nonce = randomBytes(16).toString('base64')
  readonly #pictures: NonNullable<StudioOptions['remembered']> = new Map()
  readonly #names = new FileNames()
  readonly #queue: PictureQueue
  /** Files that pages load later: their names contain a hash. */
  readonly #assets: RecentFiles
  #pageThread: PageThread
  /** In the order of the languages; empty until the content was valid once. */
  #states: readonly State[] = []
  /** Requested paths that are up to date. */
  readonly #made = new Set<string>()
  /** Files in the folder. Those of an earlier state stay until they are requested, because one may be on its way to a page. */
  readonly #written = new Set<string>()
  /** Requests and changes wait for each other, because all write into one folder. */
  #turn: Promise<unknown> = Promise.resolve()
  isClosed = false

  private constructor(
    private readonly options: ContentOptions,
    /** Folder of the site. */
    readonly folder: string,
    private code: SiteCode,
    private readonly source: Awaited<ReturnType<typeof watchedContent>>,
  ) {
    this.#queue = new PictureQueue(folder)
    this.#assets = new RecentFiles(folder)
    this.headers = developmentHeaders(this.#nonce)
    this.#pageThread = openPageThread(code.renderer)
  }

  static async start(options: ContentOptions): Promise<LiveSite> {
    const { steps } = spoken().build
    const folder = await temporaryFolder(options.cacheDir)
    await mkdir(join(folder, 'assets'), { recursive: true })
    const source = await watchedContent(options)
    // Side by side, because another process builds the code.
    const [code, content] = await Promise.all([
      showIfLong(steps.code, () => siteCode(BASE, options.cacheDir)),
      source.compile(),
    ])
    const site = new LiveSite(options, folder, code, source)
    await site.#show(content)
    return site
  }

  /** Compiles changes. Pages keep the last valid state if there is an error. */
  async refresh(changed: readonly string[]): Promise<void> {
    // A picture that is written again may differ.
    if (changed.some((path) => !path.endsWith('.md'))) this.#pictures.clear()
    await this.#show(await this.source.refresh(changed))
  }

  /** Builds the code of the site again. */
  async refreshCode(): Promise<void> {
    this.code = await siteCode(BASE, this.options.cacheDir)
    await this.#inTurn(async () => {
      await this.#pageThread.close()
      this.#pageThread = openPageThread(this.code.renderer)
    })
    await this.#show(await this.source.compile())
  }

  /** Makes the file for a path below the base if it does not exist yet. */
  readonly make = async (path: string): Promise<void> => {
    const address = parseAddress(BASE + path, BASE)
    if (address.kind !== 'place') return
    const file = address.segments.join('/')
    if (file.startsWith('assets/')) return this.#queue.need(file)
    await this.#inTurn(async () => {
      if (this.#made.has(file)) return
      if (await this.#write(file)) {
        this.#made.add(file)
        return
      }
      // `index` is unknown, but `index.html` is the home page, which is made for the empty path.
      for (const old of [file, `${file}.html`])
        if (!this.#made.has(old.replace(/(^index)?\.html$/, ''))) this.#remove(old)
      if (this.#made.has(NOT_FOUND)) return
      await this.#writePage(this.#states[0], NOT_FOUND)
      this.#made.add(NOT_FOUND)
    })
  }

  /** Stops running compilations, and removes the folder after what is being written into it. */
  async close(): Promise<void> {
    this.isClosed = true
    this.#queue.stop()
    this.changes.close()
    await this.source.close()
    await this.#pageThread.close()
    await this.#turn
    // A picture may still be written. The next server removes what stays.
    removeIfAllowed(this.folder)
  }

  /**
   * Writes a file of the site.
   * @returns whether the site has such a file
   */
  async #write(file: string): Promise<boolean> {
    const address = file.replace(/(^index)?\.html$/, '')
    if (file === LIVE_SCRIPT) this.#keep(file, this.code.inlined.live)
    else if (this.#states.length === 0) return false
    else if (this.#states[0]?.input.tracker?.script === BASE + file) this.#keep(file, '')
    else {
      const state = this.#states.find(({ pages }) => pages.has(address))
      const page = state?.pages.get(address)
      if (page !== undefined) await this.#writePage(state, page)
      else if (!(await this.#writeOutput(file))) return (await this.#copy(file)) || this.#copy(`${file}.html`)
    }
    return true
  }

  /** Copies a file of `public/`, which replaces no other. Returns whether there is one. */
  async #copy(file: string): Promise<boolean> {
    // The name may be that of a page, which stays.
    if (!isPublicFile(file)) return false
    this.#remove(file)
    const isThere = await copyPublicFile(PUBLIC_FOLDER, file, this.folder)
    if (isThere) this.#written.add(file)
    return isThere
  }

  /**
   * Writes a file beside the pages.
   * @returns whether a language has such a file
   */
  async #writeOutput(file: string): Promise<boolean> {
    for (const { parts, outputs } of this.#states) {
      const below = fileAt(parts.place, '')
      const output = file.startsWith(below) ? outputAt(file.slice(below.length), outputs) : null
      if (output === null) continue
      this.#keep(file, await contentOf(output, outputs))
      return true
    }
    return false
  }

  /** Writes a page. Until the content was valid once, each page only shows the errors. */
  async #writePage(state: State | undefined, path: string): Promise<void> {
    if (state === undefined) return this.#keep(`${path}.html`, waitingPage())
    const { input } = state
    const html = await this.#pageThread.run({ path, input })
    this.#keep(fileAt(input.place, pageFile(path, input.place.lang)), html)
  }

  /** Replaces a file only when the new one is complete, because a page may be reading the one of that name. */
  #keep(path: string, content: SiteFile['content']): void {
    this.#written.add(path)
    replaceSiteFile(this.folder, { path, content })
  }

  #remove(path: string): void {
    if (this.#written.delete(path)) rmSync(join(this.folder, path), { force: true })
  }

  async #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(() => (this.isClosed ? undefined : work()))
    this.#turn = turn.catch(() => {})
    return turn
  }

  async #show({ catalogue, translations, diagnostics, sources, locate }: CompiledContent): Promise<void> {
    const problems = diagnostics.filter(({ severity }) => severity !== 'notice')
    const linesOf = linesOfSources(sources)
    if (problems.length > 0) printReport(problems, linesOf)
    if (catalogue !== null) {
      const site = await assembleSite([catalogue, ...translations], {
        ...{ ...this.options, locate, code: this.code, base: BASE, mail: 'outbox', hasCompanions: false },
        ...{ outDir: this.folder, remembered: this.#pictures, names: this.#names, queue: this.#queue },
        step: showIfLong,
        prepare: (languages) =>
          liveInput(languages, {
            ...{ headers: this.headers, nonce: this.#nonce, review: { ...reviewWords(), site: null } },
            live: { script: BASE + LIVE_SCRIPT, version: this.changes.version + 1 },
          }),
      })
      this.#queue.work()
      await this.#inTurn(async () => {
        await site.writeAssets(this.folder)
        this.#assets.keep(
          site.languages.flatMap(({ files, parts }) => [...files, ...parts.logos].map(({ path }) => path)),
        )
        this.#states = site.languages.map((language) => ({ ...language, pages: pagesOf(language) }))
        this.#made.clear()
      })
    }
    const errors = diagnostics.filter(isError)
    this.changes.announce(errors.length > 0 ? textReport(errors, { linesOf, colours: false }) : null)
  }
}

/** Returns the pages of one language by the path that a visitor requests. */
function pagesOf({ input }: AssembledLanguage<RenderInput>): State['pages'] {
  const { place, catalogue, projects, lists } = input
  const addresses = addressesOf([...projects.values()], [...lists.values()], whatSiteHas(catalogue))
  const paths = [...addresses.map(({ path }) => path), ...DEV_PATHS]
  return new Map(paths.map((path) => [fileAt(place, pageFile(path, place.lang)).replace(/(^index)?\.html$/, ''), path]))
}
