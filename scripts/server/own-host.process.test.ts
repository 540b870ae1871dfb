import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownVisitorsOnly } from './own-host.ts'

const refuseOthers = ownVisitorsOnly(['portfolio.lan', '[fd00::7]'])
const server = createServer((request, response) => {
  refuseOthers(request, response, () => response.end('welcome'))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve)))
afterAll(() => server.close())

/** Returns the status for a `Host` header; `{port}` is the port of the server. */
function statusFor(host: string, address = '127.0.0.1'): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const headers = { host: host.replace('{port}', String(port)) }
    request({ host: address, port, agent: false, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

test.each([
  ...['127.0.0.1:{port}', 'localhost:{port}', 'LocalHost:{port}', '[::1]:{port}'],
  ...['portfolio.lan', 'PORTFOLIO.LAN:8080', '[fd00::7]:8080'],
])('%s is answered', async (host) => {
  expect(await statusFor(host)).toBe(200)
})

test.each([
  ...['127.0.0.1', '127.0.0.1:', '127.0.0.1:1', '127.0.0.1:80', '127.0.0.1:{port}0', '127.0.0.1.:{port}'],
  ...['192.168.1.1:{port}', '[::2]:{port}', 'localhost.:{port}', 'a.localhost:{port}', '127.0.0.1.evil.example:{port}'],
  ...['evil.example:{port}', 'evil.example@127.0.0.1:{port}', 'sub.portfolio.lan', 'portfolio.lan.evil.example'],
  ...['127.0.0.2:{port}', 'portfolio.lan@evil.example'],
])('%j is refused', async (host) => {
  expect(await statusFor(host)).toBe(403)
})

test('the address that the visitor connected to is one of ours', async () => {
  expect(await statusFor('127.0.0.2:{port}', '127.0.0.2')).toBe(200)
})
