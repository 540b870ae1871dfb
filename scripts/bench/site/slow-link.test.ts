import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { slowLink } from './slow-link.ts'

const BODY = Buffer.alloc(20_000, 'é')

test('a page comes whole, after two round trips, and no sooner than its bytes fit through', async () => {
  const server = createServer((_request, response) => response.end(BODY)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const link = await slowLink(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    latencyMs: 60,
    megabitsPerSecond: 1.6,
    uploadMegabitsPerSecond: 0.75,
  })
  try {
    const start = performance.now()
    const response = await fetch(link.url)
    const parts: Uint8Array[] = []
    const arrivals: number[] = []
    for await (const part of response.body ?? []) {
      parts.push(part)
      arrivals.push(performance.now() - start)
    }
    expect(Buffer.concat(parts).equals(BODY)).toBe(true)
    // Never sooner; how much later depends on the machine.
    expect(arrivals[0]).toBeGreaterThanOrEqual(2 * 60 - 1)
    expect(arrivals.at(-1)).toBeGreaterThanOrEqual(2 * 60 + 20_000 / 200 - 1)
  } finally {
    await link.close()
    server.close()
  }
})
