import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FakeService, type Hit, type ServiceName, startService } from '../support/analytics-services.ts'
import { type ChangedSite, serveChanged } from '../support/changed-site.ts'
import { keepProjects } from '../support/content-folder.ts'
import { wake } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

const WEBSITE = '94db1cb1-74f4-4a40-ad6c-962362670409'

interface Preset {
  name: ServiceName
  /** The text that the owner writes after the address of the server. */
  id?: string
  /** The view of « / » as the service's documentation describes it. */
  hit(site: string): Partial<Hit> | Record<string, unknown>
  read(hit: Hit): unknown
}

const json = ({ body }: Hit) => JSON.parse(body)
const query = ({ path }: Hit) => Object.fromEntries(new URL(path, 'http://localhost').searchParams)

const PRESETS: readonly Preset[] = [
  {
    name: 'plausible',
    read: json,
    hit: (site) => ({ n: 'pageview', u: `${site}/`, d: 'camille.example.org' }),
  },
  {
    name: 'plausible',
    id: 'pa-Essai_1',
    read: json,
    hit: (site) => ({ n: 'pageview', u: `${site}/` }),
  },
  {
    name: 'umami',
    id: WEBSITE,
    read: json,
    hit: (site) => ({ type: 'event', payload: expect.objectContaining({ website: WEBSITE, url: `${site}/` }) }),
  },
  { name: 'goatcounter', read: query, hit: () => ({ p: '/' }) },
  { name: 'matomo', id: '3', read: query, hit: (site) => ({ idsite: '3', rec: '1', url: `${site}/` }) },
]

/** Returns all errors that a browser logs for a page, including refusals by a policy. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  await page.exposeFunction('noteRefusal', (refusal: string) => faults.push(refusal))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteRefusal } = window as unknown as { noteRefusal(refusal: string): void }
      noteRefusal(`${violatedDirective}: ${blockedURI}`)
    })
  })
  return faults
}

test.describe('each service counts a page', () => {
  test.describe.configure({ mode: 'serial' })
  let site: ChangedSite
  let sample: string
  const chosen = (analytics: string) =>
    sample.replace(/^analytics: .*$/m, `analytics: ${analytics}`).replace(/^footer:\n(?: .*\n)+/m, '')

  test.beforeAll(async () => {
    site = await serveChanged(({ path }) => {
      keepProjects(path, ['banque'])
      sample = readFileSync(join(path, 'site.md'), 'utf8')
    }, '--pages-only')
  })
  test.afterAll(() => site?.dispose())

  async function buildWith({ name, id }: Pick<Preset, 'name' | 'id'>, { url }: FakeService) {
    site.content.write('site.md', chosen(`{ name: ${name}, url: '${url}'${id ? `, id: ${id}` : ''} }`))
    await site.build('--pages-only')
  }

  for (const preset of PRESETS)
    test(`${preset.name} ${preset.id ?? ''}: one view, no cookie, no refusal`, async ({ page, context }) => {
      const service = await startService(preset.name)
      await buildWith(preset, service)
      const faults = await watch(page)
      await page.goto(`${site.url}/`)
      await expect.poll(() => service.hits.length).toBe(1)
      const [hit] = service.hits as [Hit]
      expect(preset.read(hit)).toMatchObject(preset.hit(site.url))
      // On a second page, because it would send a cookie of the first one.
      await page.goto(`${site.url}/mentions-legales`)
      await expect.poll(() => service.hits.length).toBe(2)
      expect(service.hits.map(({ cookie }) => cookie)).toEqual([undefined, undefined])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => document.cookie)).toBe('')
      expect(faults).toEqual([])
      const host = new URL(service.url).host
      await expect(page.locator('#traceurs').locator('..')).toContainText(
        `sur le serveur ${host}, que Camille Persienne`,
      )
      await expect(page.locator('footer').last()).toContainText(`(${host}), compte les pages vues.`)
      await service.close()
    })

  for (const [setting, script] of [
    ['vercel', '/_vercel/insights/script.js'],
    ['/mesure/script.js', '/mesure/script.js'],
  ] as const)
    test(`${setting}: the site’s own host counts, without a cookie or a refusal`, async ({ page, context }) => {
      site.content.write('site.md', chosen(setting))
      await site.build('--pages-only')
      const views: (string | null)[] = []
      const view = `${script.replace('script.js', '')}view`
      await page.route(site.url + view, (route) => {
        views.push(route.request().postData())
        return route.fulfill({ status: 200 })
      })
      const body = `fetch('${view}', { method: 'POST', keepalive: true, body: JSON.stringify({ o: location.href }) })`
      await page.route(site.url + script, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      const faults = await watch(page)
      await page.goto(`${site.url}/contact`)
      await expect.poll(() => views).toEqual([JSON.stringify({ o: `${site.url}/contact` })])
      expect(await context.cookies()).toEqual([])
      expect(faults).toEqual([])
      await expect(page.locator('footer').last()).toContainText('une mesure d’audience compte les pages vues.')
    })

  test('a service that never answers, or is not there, keeps nothing from working', async ({ page }) => {
    const service = await startService('matomo')
    service.isSilent = true
    await buildWith({ name: 'matomo', id: '3' }, service)
    await page.goto(`${site.url}/projets`, { waitUntil: 'domcontentloaded' })
    await wake(page, 'ProjectModal')
    await service.close()
    const faults = await watch(page)
    await page.goto(`${site.url}/projets`)
    await wake(page, 'ProjectModal')
    expect(faults.join('\n')).toContain(`Analytics did not load: ${service.url}/matomo.js`)
    expect(faults.join('\n')).not.toMatch(/policy|Error:/i)
  })
})
