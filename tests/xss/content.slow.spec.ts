import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFacts } from '../../scripts/outputs/site-facts.ts'
import { type StaticServer, serve } from '../../scripts/server/static-server.ts'
import { runCommand } from '../support/content-folder.ts'
import { wake } from '../support/islands.ts'
import { ROOT } from '../support/preview-server.ts'
import { type HostileContent, hostileContent } from './hostile-content.ts'
import { dangerousDom, inlineScriptsOf, provoke, record } from './recorder.ts'

/** Builds hostile content and opens every page of the site. */
test.describe.configure({ mode: 'serial', timeout: 600_000 })

let content: HostileContent
let site: string
let server: StaticServer

test.beforeAll(async () => {
  test.setTimeout(600_000)
  content = await hostileContent()
  site = content.folder.beside('site')
  const { status, output } = runCommand(['build', '--content', content.folder.path, '--out', site])
  expect(status, output.slice(-2000)).toBe(0)
  const facts = await readSiteFacts(site, join(ROOT, '.cache'))
  server = await serve({ folder: site, headers: facts?.headers ?? {} })
})

test.afterAll(async () => {
  await server?.close()
  content?.folder.dispose()
})

test('thousands of payloads in the content of a real build: nothing runs, nothing is loaded, nothing dangerous stands in a page', async ({
  browser,
}) => {
  expect(content.passed).toBeGreaterThan(1000)
  const context = await browser.newContext()
  const recorder = await record(context, new URL(server.url).origin)
  const page = await context.newPage()
  const projects = readdirSync(join(site, 'projets')).filter((file) => /^hostile-\d+\.html$/.test(file))
  expect(projects.length).toBeGreaterThan(20)
  const lists = readdirSync(join(site, 'projets/technologies')).slice(0, 10)
  const paths = [
    ...['', 'projets', 'projets/page/2', 'contact', 'nulle-part', 'projets/categories/personnel'],
    ...projects.map((file) => `projets/${file.replace('.html', '')}`),
    ...lists.map((file) => `projets/technologies/${file.replace('.html', '')}`),
  ]
  for (const path of paths) {
    const response = await page.goto(server.url + path)
    await provoke(page)
    expect.soft(await dangerousDom(page), path).toEqual([])
    const policy = response?.headers()['content-security-policy'] ?? ''
    for (const script of await inlineScriptsOf(page)) {
      expect.soft(policy, `${path}: ${script}`).toContain(createHash('sha256').update(script).digest('base64'))
    }
  }
  expect(recorder).toEqual({ executed: [], remote: [] })
  await context.close()
})

test('the texts of the modal are as harmless', async ({ browser }) => {
  const context = await browser.newContext()
  const recorder = await record(context, new URL(server.url).origin)
  const page = await context.newPage()
  await page.goto(`${server.url}projets/page/2`)
  await wake(page, 'ProjectModal')
  const cards = page.locator('a[data-project^=hostile]')
  const count = await cards.count()
  expect(count).toBeGreaterThan(5)
  for (let index = 0; index < count; index++) {
    await cards.nth(index).click()
    await expect(page.getByRole('dialog')).toHaveAttribute('data-status', 'open')
    await provoke(page)
    expect(await dangerousDom(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(recorder).toEqual({ executed: [], remote: [] })
  await context.close()
})
