import { realpathSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import sirv from 'sirv'
import { renderPage } from 'vike/server'
import type { Connect } from 'vite'
import type { RenderInput } from '../../../src/catalogue/render-input.ts'
import { contentTypeOf } from '../../server/content-type.ts'
import { PUBLIC_FOLDER } from '../../site/root.ts'
import { BASE, type LiveContent } from './live-content.ts'
import { waitingPage } from './on-screen.ts'
import type { OpeningPages } from './opening-pages.ts'

/** Serves what comes from the content besides pages, before Vite. */
export function serveFiles(content: LiveContent, opening: OpeningPages): Connect.NextHandleFunction {
  // With ranges, which some browsers need for a film.
  const sendAsset = sirv(content.folder, {
    ...{ dev: true, etag: true, extensions: [] },
    setHeaders: (response, path) => response.setHeader('Content-Type', contentTypeOf(path)),
  })
  return (request, response, next) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const isPage = request.headers.accept?.includes('text/html')
    if (isPage) opening.sent()
    const file = content.files.get(path.slice(BASE.length))
    if (file !== undefined) {
      response.setHeader('Content-Type', contentTypeOf(path)).end(file)
    } else if (path === '/_vercel/insights/script.js') {
      response.setHeader('Content-Type', 'text/javascript').end('')
    } else if (/^\/assets\/[\w./-]+$/.test(path) && !path.includes('..')) {
      content.queue
        .need(path.slice(BASE.length))
        .then(() => sendAsset(request, response, next))
        .catch(() => next())
    } else if (content.input === null && isPage) {
      for (const [name, value] of Object.entries(content.assets.headers)) response.setHeader(name, value)
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(waitingPage(content.assets.nonce))
    } else if (isRefused(path)) {
      response.writeHead(404).end()
    } else {
      next()
    }
  }
}

/** Renders pages, after Vite has served its own files, and instead of Vike's middleware, which cannot pass on the content. */
export function servePages(content: LiveContent): Connect.NextHandleFunction {
  return (request, response, next) => {
    // Vite has no such file, and Vike takes none of Vite's addresses.
    const isVites = /^\/(?:@|%40|__vite_ping)/.test(request.originalUrl ?? '')
    if (content.input === null || isVites) return response.writeHead(404).end()
    servePage(request, response, content.input).catch(next)
  }
}

async function servePage(request: Connect.IncomingMessage, response: ServerResponse, input: RenderInput) {
  const urlOriginal = request.originalUrl ?? BASE
  const { httpResponse } = await renderPage({ urlOriginal, headersOriginal: request.headers, input })
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
  response.statusCode = httpResponse.statusCode
  httpResponse.pipe(response)
}

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
