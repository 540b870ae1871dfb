import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { type ChangedSite, serveChanged } from '../support/changed-site.ts'
import { projectFile } from '../support/content-folder.ts'
import { card, DESKTOP, modal, openProject, PHONE } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const CAPTURE = { width: 390, height: 844 }
const SMALL = { width: 640, height: 400 }

/** Projects whose pictures are missing, tall or small. */
test.describe('pictures that the sample does not have', () => {
  test.describe.configure({ mode: 'serial' })
  let site: ChangedSite

  test.beforeAll(async () => {
    const png = (size: typeof SMALL) =>
      sharp({ create: { ...size, channels: 3, background: '#1844b9' } })
        .png()
        .toBuffer()
    const files = { 'capture.png': await png(CAPTURE), 'petite.png': await png(SMALL) }
    site = await serveChanged((content) => {
      for (const [name, bytes] of Object.entries(files)) content.write(`projets/images/${name}`, bytes)
      const write = (name: string, keys: Parameters<typeof projectFile>[0], body?: string) =>
        content.write(`projets/${name}.md`, projectFile({ title: name, theme: 'Un thème', ...keys }, body))
      write('sans-image', { number: '12', technologie: '[React, TypeScript, Vike, Sass]' })
      write('capture', { number: '13', image: 'images/capture.png' }, '![Un écran](images/capture.png)')
      write('petite', { number: '14', image: 'images/petite.png' })
    }, '--pages-only')
  })
  test.afterAll(() => site?.dispose())

  test('a card without a picture says what the project is about, as high as the others', async ({ page }) => {
    await page.goto(`${site.url}/projets`)
    const poster = card(page, 'sans-image').locator('[data-skeleton=picture]')
    await expect(poster).toHaveText('PersonnelUn thèmeReact · TypeScript · Vike')
    const [own, other] = [await poster.boundingBox(), await card(page, 'banque').locator('picture').boundingBox()]
    expect(own?.height).toBeCloseTo(other?.height ?? 0, 0)
    expect(own?.width).toBeCloseTo(other?.width ?? 0, 0)
  })

  test('a page and a modal without a picture leave no place for one', async ({ page }) => {
    await openProject(page, 'sans-image', `${site.url}/projets`)
    await expect(modal(page).locator('[data-large-picture]')).toHaveCount(0)
    const header = await modal(page).locator('header').boundingBox()
    const text = await modal(page).getByText('Une description assez longue.').boundingBox()
    expect((text?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeLessThan(60)
    await page.goto(`${site.url}/projets/sans-image`)
    await expect(page.locator('[data-large-picture]')).toHaveCount(0)
    await expect(page.locator('header[data-skeleton=picture] h1')).toHaveText('sans-image')
  })

  for (const viewport of [DESKTOP, PHONE])
    test(`nothing is enlarged, cut or higher than a screen at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${site.url}/projets`)
      const onCard = card(page, 'capture').locator('img')
      expect(await onCard.evaluate((img) => getComputedStyle(img).objectFit)).toBe('contain')
      for (const [slug, own] of [
        ['capture', CAPTURE],
        ['petite', SMALL],
      ] as const) {
        await page.goto(`${site.url}/projets/${slug}`)
        for (const image of await page.locator('article img').all()) {
          await expect(image).toHaveCSS('object-fit', 'contain')
          const { width = 0, height = 0 } = (await image.boundingBox()) ?? {}
          expect(width).toBeGreaterThan(100)
          expect(width).toBeLessThanOrEqual(own.width)
          expect(height).toBeLessThanOrEqual(Math.min(own.height, viewport.height, 640))
        }
      }
      await openProject(page, 'capture', `${site.url}/projets`)
      const inModal = await modal(page).locator('[data-large-picture] img').boundingBox()
      expect(inModal?.width).toBeLessThanOrEqual(CAPTURE.width)
      expect(inModal?.height).toBeLessThanOrEqual(640)
    })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of ['/projets', '/projets/sans-image', '/projets/capture']) {
        await page.goto(site.url + path)
        await page.evaluate(AXE)
        const found = await page.evaluate(async () => {
          const { axe } = window as unknown as { axe: typeof import('axe-core') }
          const { violations } = await axe.run()
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
        })
        expect(found, path).toEqual([])
      }
    })
})

test('the sample, whose pictures fit, carries no rule for others', async ({ page }) => {
  // Small pictures on their background, and the lettering that replaces a missing one.
  for (const path of ['/', '/projets', '/projets/banque'])
    expect(await (await page.request.get(path)).text()).not.toMatch(/object-fit:contain|line-clamp/)
})
