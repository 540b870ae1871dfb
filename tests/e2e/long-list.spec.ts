import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST_LENGTH } from '../../src/catalogue/lists.ts'
import { brotliSize, siteHeaders } from '../support/built-site.ts'
import { type ChangedSite, serveChanged } from '../support/changed-site.ts'
import { projectFile } from '../support/content-folder.ts'
import { expect, test } from '../support/test.ts'

/** The list is divided into pages if it is longer than the first round trip holds. */
test.describe('a list of many projects', () => {
  test.describe.configure({ mode: 'serial' })
  let site: ChangedSite
  const SAMPLE = 12
  const ADDED = 2 * LIST_LENGTH

  test.beforeAll(async () => {
    site = await serveChanged((content) => {
      for (let number = SAMPLE; number < SAMPLE + ADDED; number++) {
        const technologie = `[React, TypeScript, Outil ${number}]`
        content.write(
          `projets/projet-${number}.md`,
          projectFile({ number: String(number), title: `Le projet numéro ${number}`, technologie }),
        )
      }
    })
  })
  test.afterAll(() => site?.dispose())

  test('a full page fits in one round trip', () => {
    const html = readFileSync(join(site.out, 'projets.html'), 'utf8')
    const headers = siteHeaders(site.out)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    // The server's own lines take 300 bytes, as in tests/site/budgets.test.ts.
    expect(brotliSize(html) + lines.join('').length + 300).toBeLessThanOrEqual(14_600)
  })

  test('its pages follow each other, each project on one of them', async ({ page }) => {
    const seen: string[] = []
    for (const path of ['/projets', '/projets/page/2', '/projets/page/3']) {
      await page.goto(site.url + path)
      await expect(page.locator('nav[aria-label="Pages de la liste"] [aria-current]')).toHaveText(
        path.at(-1) === 's' ? '1' : (path.at(-1) ?? ''),
      )
      seen.push(
        ...(await page
          .locator('a[data-project]')
          .evaluateAll((cards) => cards.map((card) => card.getAttribute('href') ?? ''))),
      )
    }
    expect(seen).toHaveLength(SAMPLE + ADDED)
    expect(new Set(seen).size).toBe(SAMPLE + ADDED)
    expect((await page.request.get(`${site.url}/projets/page/4`)).status()).toBe(404)
  })

  test('the plan of the site leads to each page of the list', async ({ page }) => {
    await page.goto(`${site.url}/plan-du-site`)
    const parts = page.getByRole('region', { name: 'Projets' }).getByRole('link')
    await expect(parts).toHaveText(['Projets 1 à 24', 'Projets 25 à 48', 'Projets 49 à 60'])
    await parts.last().click()
    await expect(page).toHaveURL(`${site.url}/projets/page/3`)
    await expect(page.locator('a[data-project]')).toHaveCount(12)
  })

  test('a filter leads to a list of its own, and so does an address that asks for one', async ({ page }) => {
    await page.goto(`${site.url}/projets`)
    await page.getByText('Filtrer', { exact: true }).click()
    await page.getByRole('link', { name: /^TypeScript \d+$/ }).click()
    await expect(page).toHaveURL(`${site.url}/projets/technologies/typescript`)
    await page.goto(`${site.url}/projets?techno=TypeScript`)
    await expect(page).toHaveURL(`${site.url}/projets/technologies/typescript`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projets avec TypeScript')
  })
})
