import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChangedSite, serveChanged } from '../support/changed-site.ts'
import { keepProjects } from '../support/content-folder.ts'
import { expect, test } from '../support/test.ts'

/** The sample has no page of its owner and no order of sections, so both are tested on a changed copy of it. */
test.describe('pages and sections of the owner’s', () => {
  test.describe.configure({ mode: 'serial' })
  let site: ChangedSite

  test.beforeAll(async () => {
    site = await serveChanged((content) => {
      keepProjects(content.path, ['banque', 'portfolio'])
      const page = (keys: string, body: string) => `---\n${keys}\n---\n\n${body}\n`
      content.write(
        'pages/a-propos.md',
        page('title: À propos\nmenu: true\norder: 1', 'Voir [la banque](../projets/banque.md).\n\n## Mes outils'),
      )
      content.write(
        'pages/tarifs.md',
        page('title: Tarifs et conditions\nmenu: true', '[Outils](/a-propos#mes-outils)'),
      )
      content.write('pages/conferences.md', page('title: Conférences', '![La banque](../projets/images/banque.png)'))
      const owner = readFileSync(join(content.path, 'site.md'), 'utf8').replace(/^home: .*\n/m, '')
      const keys = [
        'home: [{ section: projets, title: Travaux }, temoignages, texte, parcours]',
        'featured: [banque, portfolio]',
        'testimonials: [{ text: Soigné., author: Jeanne Martin, post: Directrice }]',
      ]
      content.write('site.md', `${owner.replace('---\n', `---\n${keys.join('\n')}\n`)}\nUn mot de plus.\n`)
      content.write('pages/_secret.md', page('title: Secret\nmenu: true', 'Un brouillon.'))
    })
  })
  test.afterAll(() => site?.dispose())

  test('a page shows its text; its links lead to projects, pages and headings', async ({ page }) => {
    await page.goto(`${site.url}/tarifs`)
    await expect(page).toHaveTitle('Tarifs et conditions | Camille Persienne')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarifs et conditions')
    await page.getByRole('link', { name: 'Outils' }).click()
    await expect(page).toHaveURL(/\/a-propos#titre-mes-outils$/)
    await page.getByRole('link', { name: 'la banque' }).click()
    await expect(page).toHaveURL(/\/projets\/banque$/)
    await page.goto(`${site.url}/conferences`)
    await expect(page.getByRole('img', { name: 'La banque' })).toHaveJSProperty('complete', true)
  })

  test('its link is in the bar or at the foot, and always on the site plan; a draft is nowhere', async ({ page }) => {
    await page.goto(`${site.url}/plan-du-site`)
    const names = async (role: 'banner' | 'contentinfo' | 'main') =>
      page.getByRole(role).getByRole('link').allInnerTexts()
    expect(await names('banner')).toEqual(expect.arrayContaining(['À propos', 'Tarifs et conditions']))
    expect(await names('contentinfo')).toContain('Conférences')
    expect(await names('contentinfo')).not.toContain('À propos')
    expect(await names('main')).toEqual(expect.arrayContaining(['À propos', 'Tarifs et conditions', 'Conférences']))
    expect((await page.request.get(`${site.url}/secret`)).status()).toBe(404)
    const read = async (path: string) => (await page.request.get(`${site.url}/${path}`)).text()
    expect(await read('sitemap.xml')).toContain('/conferences<')
    for (const path of ['', 'plan-du-site', 'a-propos', 'sitemap.xml', 'flux.atom', 'flux.json'])
      expect(await read(path), path).not.toMatch(/secret|brouillon/i)
  })

  test('the home page has the sections that the owner names, in that order, and no other', async ({ page }) => {
    await page.goto(site.url)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Travaux', 'Témoignages', 'Parcours'])
    const cards = await main.locator('[data-project]').evaluateAll((all) => all.map((card) => card.dataset.project))
    expect(cards).toEqual(['banque', 'portfolio'])
    await expect(main.getByRole('figure')).toHaveText('Soigné.Jeanne MartinDirectrice')
    await expect(main.getByText('Un mot de plus.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Voir tout le CV' })).toHaveAttribute('href', '/cv')
  })

  for (const width of [320, 768, 900, 1440])
    test(`the bar with five links fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${site.url}/a-propos`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
      if (width >= 900) return expect(opener).toBeHidden()
      await opener.click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Tarifs et conditions' })).toBeInViewport()
    })
})
