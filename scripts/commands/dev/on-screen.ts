import type { ErrorPayload, ViteDevServer } from 'vite'
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts'
import { messageOf } from '../../diagnostics/messages.ts'
import { textReport } from '../../diagnostics/report.ts'
import { readLines } from '../content-report.ts'

/** What replaces a page in place when the content has changed. */
export const LIVE_PAGE = '/src/enhancements/live-page.ts'

/** Shown until the content was good once: Vite's client shows the errors, and the page appears when they are fixed. */
export function waitingPage(nonce: string): string {
  return `<!doctype html><html lang="fr"><meta property="csp-nonce" nonce="${nonce}"><title>Contenu à corriger</title><script type="module" src="/@vite/client"></script><script type="module" src="${LIVE_PAGE}"></script></html>`
}

/** Tells all open pages that the content has changed, or what is wrong with it. */
export function show(server: ViteDevServer, diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter(isError)
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
