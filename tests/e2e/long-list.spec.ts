import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST_LENGTH } from '../../src/catalogue/lists.ts'
import { brotliSize, siteHeaders } from '../support/built-site.ts'
import { type ContentFolder, copySample, projectFile, runCommand } from '../support/content-folder.ts'
import { type RunningCommand, startCommand } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'

/** Beyond what the first round trip holds, the list has pages. */
test.describe('a list of many projects', () => {
  test.describe.configure({ mode: 'serial' })
  let content: ContentFolder
  let preview: RunningCommand
  const SAMPLE = 12
  const ADDED = 2 * LIST_LENGTH

  test.beforeAll(async () => {
    content = copySample()
    for (let number = SAMPLE; number < SAMPLE + ADDED; number++) {
      const technologie = `[React, TypeScript, Outil ${number}]`
      content.write(
        `projets/projet-${number}.md`,
        projectFile({ number: String(number), title: `Le projet numéro ${number}`, technologie }),
      )
    }
    const { status, output } = runCommand(['build', '--content', content.path, '--out', content.beside('site')])
    expect(status, output).toBe(0)
    preview = await startCommand('preview', ['--out', content.beside('site'), '--port', '0'])
  })

  test.afterAll(async () => {
    await preview?.stop()
    content?.dispose()
  })

  test('a full page fits in one round trip', () => {
    const html = readFileSync(join(content.beside('site'), 'projets.html'), 'utf8')
    const headers = siteHeaders(content.beside('site'))
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    // The server's own lines, as in tests/site/budgets.test.ts.
    expect(brotliSize(html) + lines.join('').length + 300).toBeLessThanOrEqual(14_600)
  })

  test('its pages follow each other, each project on one of them', async ({ page }) => {
    const seen: string[] = []
    for (const path of ['/projets', '/projets/page/2', '/projets/page/3']) {
      await page.goto(preview.url + path)
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
    expect((await page.request.get(`${preview.url}/projets/page/4`)).status()).toBe(404)
  })

  test('the plan of the site leads to each page of the list', async ({ page }) => {
    await page.goto(`${preview.url}/plan-du-site`)
    const parts = page.getByRole('region', { name: 'Projets' }).getByRole('link')
    await expect(parts).toHaveText(['Projets 1 à 24', 'Projets 25 à 48', 'Projets 49 à 60'])
    await parts.last().click()
    await expect(page).toHaveURL(`${preview.url}/projets/page/3`)
    await expect(page.locator('a[data-project]')).toHaveCount(12)
  })

  test('a filter leads to a list of its own, and so does an address that asks for one', async ({ page }) => {
    await page.goto(`${preview.url}/projets`)
    await page.getByText('Filtrer', { exact: true }).click()
    await page.getByRole('link', { name: /^TypeScript \d+$/ }).click()
    await expect(page).toHaveURL(`${preview.url}/projets/technologies/typescript`)
    await page.goto(`${preview.url}/projets?techno=TypeScript`)
    await expect(page).toHaveURL(`${preview.url}/projets/technologies/typescript`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projets avec TypeScript')
  })
})
