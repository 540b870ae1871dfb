import { randomBytes } from 'node:crypto'
import { realpathSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import type { Plugin as PostcssPlugin } from 'postcss'
import { dev as vikeDev } from 'vike/api'
import { renderPage } from 'vike/server'
import {
  type Connect,
  type ErrorPayload,
  type InlineConfig,
  normalizePath,
  type Plugin,
  transformWithOxc,
  type ViteDevServer,
} from 'vite'
import type { RenderInput, ServedAssets } from '../../src/catalogue/render-input.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { messageOf } from '../diagnostics/messages.ts'
import { textReport } from '../diagnostics/report.ts'
import { subsetFonts } from '../fonts/fonts.ts'
import { withPictures } from '../images/images.ts'
import type { StudioOptions } from '../images/studio.ts'
import { developmentHeaders } from '../outputs/headers.ts'
import { formMail } from '../outputs/mail-provider.ts'
import type { SiteFile } from '../outputs/site-file.ts'
import { contentTypeOf } from '../server/content-type.ts'
import { type Listening, listeningRefusal, reachableHost, tryToListen, warnOfStrangers } from '../server/listening.ts'
import { outboxMiddleware } from '../server/outbox.ts'
import { isOwnPage, ownHostOnly } from '../server/own-host.ts'
import { temporaryFolder } from '../site/folders.ts'
import { devInput } from '../site/input.ts'
import { PUBLIC_FOLDER, ROOT } from '../site/root.ts'
import { islandModules, LAYERS, siteConfig, siteStyles } from '../site/vite.ts'
import { type CompiledContent, type ContentOptions, watchedContent } from './content.ts'
import { printReport, readLines } from './content-report.ts'
import type { ExitCode } from './exit-code.ts'
import { untilStopped } from './until-stopped.ts'

export interface DevOptions extends ContentOptions, Listening {
  outboxDir: string
}

const BASE = '/'
/**
 * What Vite may read and serve: not the content's drafts, `outbox/`, `.cache/` or `.git`. A list of what is allowed is safer against tricks
 * with queries than a list of what is not.
 */
const SERVED_FOLDERS = [join(ROOT, 'src'), join(ROOT, 'node_modules'), realpathSync(join(ROOT, 'node_modules'))]
/** Inline in every page, so that the theme is set before the first paint. */
const THEME_FIRST = join(ROOT, 'src/enhancements/theme-first.ts')
const PAGE_SCRIPT = `${BASE}src/pages/page-script.ts`
/** What replaces a page in place when the content has changed. */
const LIVE_PAGE = `${BASE}src/enhancements/live-page.ts`

/** Serves the site while its owner writes: a saved file is on the screen at once, or an overlay says what is wrong with it. */
export async function dev(options: DevOptions): Promise<ExitCode> {
  const refusal = await refusalToListen(options)
  if (refusal !== null) {
    console.error(refusal)
    return 2
  }
  const folder = await temporaryFolder(options.cacheDir)
  await mkdir(join(folder, 'assets'), { recursive: true })
  const content = await LiveContent.start(options, folder)
  try {
    const { viteServer } = await vikeDev({ viteConfig: devConfig(content, folder, options) })
    warnOfStrangers(options)
    console.log(`Le site est servi à l’adresse ${addressOf(viteServer, options.host)}`)
    await untilStopped()
    await viteServer.close()
  } finally {
    await content.close()
    await rm(folder, { recursive: true, force: true })
  }
  return 0
}

/** Why the server cannot listen there, in French; `null` when it can. */
async function refusalToListen(options: DevOptions): Promise<string | null> {
  try {
    await tryToListen(options)
    return null
  } catch (error) {
    const refusal = listeningRefusal(error, options)
    if (refusal === null) throw error
    return refusal
  }
}

function devConfig(content: LiveContent, folder: string, options: DevOptions): InlineConfig {
  const { host, port, allowedHosts } = options
  return {
    ...siteConfig(BASE, [livePages(content, folder, options)]),
    publicDir: PUBLIC_FOLDER,
    html: { cspNonce: content.assets.nonce },
    // The HTML names the islands, so Vite would find what they import too late and load the page again.
    optimizeDeps: { entries: Object.values(islandModules()) },
    css: { ...siteStyles, postcss: { plugins: [...siteStyles.postcss.plugins, layerOrder] } },
    server: {
      port,
      strictPort: port !== 0,
      host,
      // For the WebSocket; our own, stricter check comes first for HTTP.
      allowedHosts: [...allowedHosts],
      cors: false,
    },
  }
}

/** The content as it was last good, and what is wrong with it now. */
class LiveContent {
  readonly #pictures: NonNullable<StudioOptions['remembered']> = new Map()
  diagnostics: readonly Diagnostic[] = []
  /** What the pages are rendered from; `null` until the content was good once. */
  input: RenderInput | null = null
  isClosed = false
  #shows = 0
  /** The texts of the modal: code by path below the base. They are rarely asked for, and written again at each change. */
  details: ReadonlyMap<string, SiteFile['content']> = new Map()

  private constructor(
    private readonly options: DevOptions,
    private readonly folder: string,
    /** One nonce as long as the server runs, because Vite wants it at the start. */
    readonly assets: ServedAssets,
    private readonly source: Awaited<ReturnType<typeof watchedContent>>,
  ) {}

  static async start(options: DevOptions, folder: string): Promise<LiveContent> {
    const fonts = await subsetFonts({ cacheDir: options.cacheDir })
    for (const { name, bytes } of fonts.files) await writeFile(join(folder, 'assets', name), bytes)
    const source = await watchedContent(options)
    const { code: first } = await transformWithOxc(await readFile(THEME_FIRST, 'utf8'), THEME_FIRST)
    const nonce = randomBytes(16).toString('base64')
    const scripts = { first, page: PAGE_SCRIPT }
    const headers = developmentHeaders(nonce)
    const assets: ServedAssets = { mode: 'dev', fontCss: fonts.css(BASE), scripts, headers, nonce }
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
    await this.source.close()
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
    })
    // A page runs a module once: under another address it runs again when the page is replaced in place.
    const scripts = { ...this.assets.scripts, page: `${PAGE_SCRIPT}?t=${++this.#shows}` }
    const assets = { ...this.assets, scripts }
    const { input, details } = devInput({
      catalogue: pictured,
      base: BASE,
      mail: formMail('outbox', pictured.site.mail, BASE),
      islands: islandModules(),
      assets,
    })
    this.details = new Map(details.map(({ path, content }) => [path, content]))
    this.input = input
  }
}

/** Vite links one style sheet a component: each begins with the order of the layers. */
const layerOrder: PostcssPlugin = {
  postcssPlugin: 'layer-order',
  Once: (root, { AtRule }) => {
    root.prepend(new AtRule({ name: 'layer', params: LAYERS }))
  },
}

/** Several files saved at the same moment are one change. */
const QUIET_MS = 5
/** The watcher ignores changes within 50 ms of the last one it reported, such as the end of a file that was saved in two parts. */
const SECOND_LOOK_MS = 100

/** Whether a path leads to something in `public/` that the check refuses, because Vite follows links and waits for pipes. */
function isRefused(path: string): boolean {
  try {
    const place = realpathSync(join(PUBLIC_FOLDER, decodeURI(path).replace(/^\/public\//, '/')))
    const found = statSync(place)
    return relative(realpathSync(PUBLIC_FOLDER), place).startsWith('..') || !(found.isFile() || found.isDirectory())
  } catch {
    return false
  }
}

/** Changes whenever the file is written, added or removed. */
function stateOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs} ${found.size}` : ''
}

function livePages(
  content: LiveContent,
  folder: string,
  { content: contentFolder, outboxDir, allowedHosts }: DevOptions,
): Plugin {
  return {
    name: 'portfolio:live-pages',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: LIVE_PAGE } }],
    configureServer(server) {
      const opening = new OpeningPages()
      let timer: NodeJS.Timeout | undefined
      const changed = new Set<string>()
      const seen = new Map<string, string>()
      let isRefreshing = false
      /** One change after the other: the last one saved is the last one shown. */
      async function refresh() {
        if (isRefreshing) return
        isRefreshing = true
        while (changed.size > 0) {
          const paths = [...changed]
          changed.clear()
          for (const path of paths) seen.set(path, stateOf(path))
          try {
            await content.refresh(paths)
            opening.contentChanged()
            show(server, content)
          } catch (error) {
            if (!content.isClosed) console.error(error)
          }
        }
        isRefreshing = false
      }
      function soon(path: string) {
        clearTimeout(timer)
        changed.add(path)
        timer = setTimeout(refresh, QUIET_MS)
      }
      server.watcher.add(contentFolder)
      server.watcher.on('all', (_event, path) => {
        if (![contentFolder, PUBLIC_FOLDER].some((folder) => path.startsWith(folder + sep))) return
        soon(path)
        setTimeout(() => {
          if (stateOf(path) !== seen.get(path)) soon(path)
        }, SECOND_LOOK_MS)
      })
      // A page that is opened while the content is wrong shows the errors too. Vite reports a connection before the page listens.
      server.hot.on('portfolio:listening', () => {
        const missed = opening.connected()
        if (missed || content.diagnostics.some(isError)) show(server, content)
      })
      // Vike allows the folder in which the command was started, whatever is there. It can only be removed here.
      server.config.server.fs.allow = SERVED_FOLDERS.map(normalizePath)
      // Before Vite's own check, whose advice helps only those who have a vite.config.js.
      server.middlewares.stack.unshift({ route: '', handle: ownHostOnly(allowedHosts) })
      // Vite opens any file in the owner's editor for anyone who asks.
      server.middlewares.use('/__open-in-editor', (request, response, next) =>
        isOwnPage(request) ? next() : response.writeHead(403).end(),
      )
      server.middlewares.use(
        outboxMiddleware({ folder: outboxDir, base: BASE, onMessage: ({ line }) => console.log(line) }),
      )
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        const isPage = request.headers.accept?.includes('text/html')
        if (isPage) opening.sent()
        const details = content.details.get(path.slice(BASE.length))
        if (details !== undefined) {
          response.setHeader('Content-Type', 'text/javascript').end(details)
        } else if (path === '/_vercel/insights/script.js') {
          response.setHeader('Content-Type', 'text/javascript').end('')
        } else if (/^\/assets\/[\w./-]+$/.test(path) && !path.includes('..')) {
          readFile(join(folder, path)).then(
            (bytes) => response.setHeader('Content-Type', contentTypeOf(path)).end(bytes),
            () => next(),
          )
        } else if (content.input === null && isPage) {
          for (const [name, value] of Object.entries(content.assets.headers)) response.setHeader(name, value)
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(waitingPage(content.assets.nonce))
        } else if (isRefused(path)) {
          response.writeHead(404).end()
        } else {
          next()
        }
      })
      // After Vite has served its own files, and instead of Vike's middleware, which cannot pass on the content.
      return () => {
        server.middlewares.use((request, response, next) => {
          // Vite has no such file, and Vike takes none of Vite's addresses.
          const isVites = /^\/(?:@|%40|__vite_ping)/.test(request.originalUrl ?? '')
          if (content.input === null || isVites) return response.writeHead(404).end()
          servePage(request, response, content.input).catch(next)
        })
      }
    },
  }
}

async function servePage(request: Connect.IncomingMessage, response: ServerResponse, input: RenderInput) {
  const urlOriginal = request.originalUrl ?? BASE
  const { httpResponse } = await renderPage({ urlOriginal, headersOriginal: request.headers, input })
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
  response.statusCode = httpResponse.statusCode
  httpResponse.pipe(response)
}

/**
 * Pages that were sent and do not listen yet. Vite keeps its messages until a page listens, but the page that is being left counts as
 * listening, so the next page would miss a change.
 */
class OpeningPages {
  #waiting = 0
  #hasMissed = false

  sent(): void {
    this.#waiting++
  }

  contentChanged(): void {
    if (this.#waiting > 0) this.#hasMissed = true
  }

  /** @returns whether the content changed while a page that was sent had yet to connect */
  connected(): boolean {
    const missed = this.#hasMissed
    this.#waiting = Math.max(0, this.#waiting - 1)
    this.#hasMissed = false
    return missed
  }
}

/** Shown until the content was good once: Vite's client shows the errors, and the page appears when they are fixed. */
function waitingPage(nonce: string): string {
  return `<!doctype html><html lang="fr"><meta property="csp-nonce" nonce="${nonce}"><title>Contenu à corriger</title><script type="module" src="/@vite/client"></script><script type="module" src="${LIVE_PAGE}"></script></html>`
}

function show(server: ViteDevServer, content: LiveContent) {
  const errors = content.diagnostics.filter(isError)
  server.hot.send(errors.length > 0 ? overlayOf(errors) : { type: 'custom', event: 'portfolio:content' })
}

/** Vite's own overlay, with our words: the first error with its frame, then the others. */
function overlayOf(errors: readonly Diagnostic[]): ErrorPayload {
  const [first] = errors
  if (first === undefined) throw new Error('An overlay needs an error.')
  const { file, line, column } = first
  return {
    type: 'error',
    err: {
      message: messageOf(first),
      stack: '',
      id: file,
      loc: { file, line, column },
      frame: textReport(errors, { linesOf: readLines, colours: false }),
      plugin: 'contenu',
    },
  }
}

function addressOf(server: ViteDevServer, host: string): string {
  const address = server.httpServer?.address()
  if (address === null || address === undefined || typeof address === 'string')
    throw new Error('The server listens to no port.')
  return `http://${reachableHost(host)}:${address.port}/`
}
