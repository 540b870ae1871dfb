import type { ServerResponse } from 'node:http'
import type { Middleware } from '../../server/own-host.ts'
import { spoken } from '../../spoken/spoken.ts'

/** Where open pages hear of changes (server-sent events). */
const ADDRESS = '/_live/changes'

/** What a page is told: the number of the content's state, and what is wrong with it now. */
interface State {
  version: number
  errors: string | null
}

/** Tells all open pages of each change. A page that opens is told the state at once, so it misses none. */
export class Changes {
  readonly #pages = new Set<ServerResponse>()
  // A page that stayed open while the server was started again shows an older state.
  #state: State = { version: Date.now(), errors: null }

  get version(): number {
    return this.#state.version
  }

  /** @param errors if there are any, pages keep what they show */
  tell(errors: string | null): void {
    this.#state = { version: this.version + (errors === null ? 1 : 0), errors }
    for (const page of this.#pages) page.write(this.#message())
  }

  readonly endpoint: Middleware = (request, response, next) => {
    if (request.url !== ADDRESS) return next()
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(this.#message())
    this.#pages.add(response)
    response.once('close', () => this.#pages.delete(response))
  }

  /** Ends all connections, because a server that stops waits for them. */
  close(): void {
    for (const page of this.#pages) page.end()
  }

  #message(): string {
    return `data: ${JSON.stringify({ ...this.#state, hint: spoken().server.overlay })}\n\n`
  }
}
