import type { ServerResponse } from 'node:http'
import type { Middleware } from '../../server/own-host.ts'
import { spoken } from '../../spoken/spoken.ts'

/** Address from which open pages receive changes (server-sent events). */
const ADDRESS = '/_live/changes'

/** Message to a page: the number of the content's state, and its current problems. */
interface State {
  version: number
  errors: string | null
}

/** Sends each change to all open pages. A page receives the current state when it connects, so it misses no change. */
export class Changes {
  readonly #pages = new Set<ServerResponse>()
  // Starts with the time, so that a page that stayed open during a restart of the server has an older state.
  #state: State = { version: Date.now(), errors: null }

  get version(): number {
    return this.#state.version
  }

  /**
   * Announces a change.
   * @param errors if not `null`, pages keep the content that they show
   */
  announce(errors: string | null): void {
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

  /** Ends all connections, because a stopping server waits for them. */
  close(): void {
    for (const page of this.#pages) page.end()
  }

  #message(): string {
    return `data: ${JSON.stringify({ ...this.#state, hint: spoken().server.overlay })}\n\n`
  }
}
