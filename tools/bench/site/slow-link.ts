import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface LinkSpeed {
  /** The latency of a round trip. */
  latencyMs: number
  megabitsPerSecond: number
  uploadMegabitsPerSecond: number
}

export interface SlowLink {
  /** The address of the server's pages at the other end of the link. */
  url: string
  close(): Promise<void>
}

/** The load of a TCP segment on Ethernet: 1,500 bytes without 40 of headers. */
const PACKET_BYTES = 1460

/**
 * Puts a slow link before a server, packet by packet. Chromium's own throttling hands a response over in one piece when its last byte is due,
 * as if nothing could be read before; on a real link the head of a page is read, and its picture asked for, while the rest is under way.
 * A new connection costs one more round trip, as TCP's handshake does. Slow start and TLS are left out.
 */
export async function slowLink(server: string, speed: LinkSpeed): Promise<SlowLink> {
  const { hostname, port } = new URL(server)
  const oneWayMs = speed.latencyMs / 2
  const down = new Line(speed.megabitsPerSecond, oneWayMs)
  const up = new Line(speed.uploadMegabitsPerSecond, oneWayMs)
  const sockets = new Set<Socket>()
  const listener = createServer({ allowHalfOpen: true }, (browser) => {
    const origin = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    for (const socket of [browser, origin]) {
      sockets.add(socket.setNoDelay())
      socket.once('close', () => sockets.delete(socket))
      socket.on('error', () => {
        browser.destroy()
        origin.destroy()
      })
    }
    // The socket keeps what the browser sends before a real handshake would be over.
    browser.pause()
    setTimeout(() => up.carry(browser, origin), speed.latencyMs)
    down.carry(origin, browser)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`,
    async close() {
      for (const socket of sockets) socket.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
}

/** One direction of the link. All connections share its capacity, each in its turn. */
class Line {
  readonly #bytesPerMs: number
  readonly #delayMs: number
  /** The packets for each socket; `null` is the end. */
  readonly #waiting = new Map<Socket, (Buffer | null)[]>()
  #freeAt = 0
  #isBusy = false

  constructor(megabitsPerSecond: number, delayMs: number) {
    this.#bytesPerMs = (megabitsPerSecond * 1e6) / 8 / 1000
    this.#delayMs = delayMs
  }

  carry(from: Socket, to: Socket): void {
    from.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += PACKET_BYTES)
        this.#queue(to, bytes.subarray(start, start + PACKET_BYTES))
    })
    from.on('end', () => this.#queue(to, null))
    from.resume()
  }

  #queue(to: Socket, packet: Buffer | null): void {
    const packets = this.#waiting.get(to) ?? []
    packets.push(packet)
    this.#waiting.set(to, packets)
    if (!this.#isBusy) this.#sendNext()
  }

  #sendNext(): void {
    const [next] = this.#waiting
    this.#isBusy = next !== undefined
    if (next === undefined) return
    const [to, packets] = next
    const packet = packets.shift() ?? null
    // Moves the socket to the end of the round.
    this.#waiting.delete(to)
    if (packets.length > 0) this.#waiting.set(to, packets)
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + (packet?.length ?? 0) / this.#bytesPerMs
    setTimeout(() => {
      setTimeout(() => deliver(to, packet), this.#delayMs)
      this.#sendNext()
    }, this.#freeAt - now)
  }
}

function deliver(to: Socket, packet: Buffer | null): void {
  if (to.destroyed) return
  if (packet === null) to.end()
  else to.write(packet)
}
