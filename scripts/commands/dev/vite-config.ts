import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin as PostcssPlugin } from 'postcss'
import { type InlineConfig, normalizePath, type Plugin } from 'vite'
import { isError } from '../../diagnostics/diagnostic.ts'
import { outboxMiddleware } from '../../server/outbox.ts'
import { isOwnPage, ownHostOnly } from '../../server/own-host.ts'
import { PUBLIC_FOLDER, ROOT } from '../../site/root.ts'
import { islandModules, LAYERS, siteConfig, siteStyles } from '../../site/vite.ts'
import type { DevOptions } from '../dev.ts'
import { followChanges } from './follow-changes.ts'
import { BASE, type LiveContent } from './live-content.ts'
import { LIVE_PAGE, show } from './on-screen.ts'
import { OpeningPages } from './opening-pages.ts'
import { serveFiles, servePages } from './serve-content.ts'

/**
 * What Vite may read and serve: not the content's drafts, `outbox/`, `.cache/` or `.git`. A list of what is allowed is safer against tricks
 * with queries than a list of what is not.
 */
const SERVED_FOLDERS = [join(ROOT, 'src'), join(ROOT, 'node_modules'), realpathSync(join(ROOT, 'node_modules'))]

export function devConfig(content: LiveContent, options: DevOptions): InlineConfig {
  const { host, port, allowedHosts } = options
  return {
    ...siteConfig(BASE, [livePages(content, options)]),
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

/** Vite links one style sheet a component: each begins with the order of the layers. */
const layerOrder: PostcssPlugin = {
  postcssPlugin: 'layer-order',
  Once: (root, { AtRule }) => {
    root.prepend(new AtRule({ name: 'layer', params: LAYERS }))
  },
}

function livePages(content: LiveContent, { content: contentFolder, outboxDir, allowedHosts }: DevOptions): Plugin {
  return {
    name: 'portfolio:live-pages',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: LIVE_PAGE } }],
    configureServer(server) {
      const opening = new OpeningPages()
      followChanges(server, [contentFolder, PUBLIC_FOLDER], async (paths) => {
        try {
          await content.refresh(paths)
          opening.contentChanged()
          show(server, content.diagnostics)
        } catch (error) {
          if (!content.isClosed) console.error(error)
        }
      })
      // A page that is opened while the content is wrong shows the errors too. Vite reports a connection before the page listens.
      server.hot.on('portfolio:listening', () => {
        const missed = opening.connected()
        if (missed || content.diagnostics.some(isError)) show(server, content.diagnostics)
      })
      // Vike allows the folder in which the command was started, whatever is there. It can only be removed here.
      server.config.server.fs.allow = SERVED_FOLDERS.map(normalizePath)
      const { middlewares } = server
      // Before Vite's own check, whose advice helps only those who have a vite.config.js.
      middlewares.stack.unshift({ route: '', handle: ownHostOnly(allowedHosts) })
      // Vite opens any file in the owner's editor for anyone who asks.
      middlewares.use('/__open-in-editor', (request, response, next) =>
        isOwnPage(request) ? next() : response.writeHead(403).end(),
      )
      middlewares.use(outboxMiddleware({ folder: outboxDir, base: BASE, onMessage: ({ line }) => console.log(line) }))
      middlewares.use(serveFiles(content, opening))
      return () => {
        middlewares.use(servePages(content))
      }
    },
  }
}
