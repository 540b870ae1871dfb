import { brotliCompressSync } from 'node:zlib'
import { chromiumSession } from '../support/chromium.ts'
import { neverIdle, PHONE } from '../support/islands.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const EXECUTED_SCRIPT_BYTES = 2048

for (const { path } of PAGES) {
  test(`${path} names all that it needs, and runs at most 2 KB of script before anyone does anything`, async ({
    page,
    baseURL,
  }) => {
    await neverIdle(page)
    await page.setViewportSize(PHONE)
    const session = await chromiumSession(page)
    const initiators = new Map<string, string>()
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      initiators.set(request.url.replace(baseURL ?? '', ''), `${initiator.type} ${initiator.url ?? ''}`)
    })
    const scripts: string[] = []
    session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
      if (url !== '') scripts.push(scriptId)
    })
    await session.send('Network.enable')
    await session.send('Debugger.enable')
    await page.goto(path, { waitUntil: 'networkidle' })
    const [byPage, byBrowser] = [`parser ${baseURL}${path}`, 'other ']
    expect([...initiators.values()]).toContain(byPage)
    // Neither a style sheet nor a script causes a request, except the audience measurement (enhancements/analytics.ts). The browser itself
    // requests the page, its icon, and pictures that come near.
    const others = [...initiators].filter(([, initiator]) => initiator !== byPage && initiator !== byBrowser)
    expect(others).toEqual([['/_vercel/insights/script.js', 'script ']])
    const sources = await Promise.all(
      scripts.map(async (scriptId) => (await session.send('Debugger.getScriptSource', { scriptId })).scriptSource),
    )
    expect(sources.join('')).toContain('data-island')
    expect(brotliCompressSync(sources.join('\n')).length).toBeLessThanOrEqual(EXECUTED_SCRIPT_BYTES)
  })
}
