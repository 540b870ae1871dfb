import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AXE, runAxe, settled } from '../support/axe.ts'
import { brotliSize, siteHeaders } from '../support/built-site.ts'
import { type ChangedSite, serveChanged } from '../support/changed-site.ts'
import { expect, test } from '../support/test.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h60v30H0z"/><path fill="#c2410c" d="M64 0h26v30H64z"/></svg>'
const LOOK =
  'look: { hue: 150, second: 30, typeface: literata, logo: images/enseigne.svg, signature: aucune, radius: none }'
const PATHS = ['/', '/projets', '/contact', '/cv'] as const
/** The limit of tests/site/budgets.test.ts, minus the status line and the headers that a server adds. */
const BUDGET_BYTES = 14_600 - 330

test.describe('a look of the owner’s', () => {
  test.describe.configure({ mode: 'serial' })
  let site: ChangedSite
  const read = (file: string) => readFileSync(join(site.out, file), 'utf8')

  test.beforeAll(async () => {
    site = await serveChanged((content) => {
      content.write('images/enseigne.svg', LOGO)
      const owner = readFileSync(join(content.path, 'site.md'), 'utf8')
      content.write('site.md', owner.replace('---\n', `---\n${LOOK}\n`))
    })
  })
  test.afterAll(() => site?.dispose())

  test('pages carry its rules alone, within their budget', () => {
    const pages = readdirSync(site.out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    const headers = Object.entries(siteHeaders(site.out)).map(([name, value]) => `${name}: ${value}\r\n`)
    expect(pages.length).toBeGreaterThan(30)
    for (const file of pages) {
      const [, css = ''] = /<style>(.*?)<\/style>/s.exec(read(file)) ?? []
      expect(css, file).toContain('body{font-family:Literata,Literata Fallback,serif}')
      expect(css, file).not.toMatch(/Bricolage|Arial|slats|--slat|115deg|#1844b9|#febf32/)
      expect(headers.join('').length + brotliSize(read(file)), file).toBeLessThanOrEqual(BUDGET_BYTES)
    }
    const names = readdirSync(join(site.out, 'assets')).map((file) => file.replace(/-[0-9a-f]{8}\./, '.'))
    expect(names.filter((file) => /woff2$|licence/.test(file)).toSorted()).toEqual([
      'literata-ext.woff2',
      'literata-licence.txt',
      'literata.woff2',
    ])
  })

  test('icons, manifest and PDF follow it', () => {
    const manifest = JSON.parse(read('site.webmanifest'))
    expect(read('index.html')).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`)
    expect(manifest.theme_color).not.toBe('#fcf9f3')
    expect(read('favicon.svg')).not.toMatch(/circle|#1844b9/)
    expect(readFileSync(join(site.out, 'cv.pdf'), 'latin1')).toMatch(/\/FontName \/[A-Z]+\+Literata-400/)
  })

  test('the logo stands for the name in the bar, in the colour of the text', async ({ page }) => {
    await page.goto(site.url)
    const link = page.getByRole('banner').getByRole('link', { name: 'Camille Persienne' })
    await expect(link).toHaveAttribute('href', '/')
    const box = await link.getByRole('img').boundingBox()
    expect(box && box.width / box.height).toBeCloseTo(3, 1)
    const inkIn = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settled(page)
      const clip = { ...(box ?? { x: 0, y: 0 }), width: 1, height: 1 }
      return (await page.screenshot({ clip: { ...clip, x: clip.x + 4, y: clip.y + 10 } })).toString('base64')
    }
    expect(await inkIn('dark')).not.toBe(await inkIn('light'))
    await expect(page.getByRole('link', { name: 'Camille Persienne' }).locator('use')).toHaveAttribute(
      'href',
      /^\/assets\//,
    )
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Literata'))).toBe(true)
  })

  for (const path of PATHS)
    test(`axe finds nothing: ${path}`, async ({ page }) => {
      await page.goto(site.url + path)
      await page.evaluate(AXE)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await settled(page)
        expect((await runAxe(page, colorScheme === 'light' ? 'first' : 'other')).violations, colorScheme).toEqual([])
      }
    })
})
