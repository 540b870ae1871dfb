import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { MOVING } from '../support/browser.ts'
import { type ChangedSite, serveChanged } from '../support/changed-site.ts'
import { forgetFeatured, projectFile } from '../support/content-folder.ts'
import { card, hold, modal, openList, openProject, watchForFaults } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

test.use(MOVING)

/** States that the sample lacks, on a site built from a changed copy of it. */
test.describe('projects in all states', () => {
  test.describe.configure({ mode: 'serial' })
  let site: ChangedSite

  test.beforeAll(async () => {
    site = await serveChanged((content) => {
      content.write(
        'projets/en-cours.md',
        projectFile({ number: '12', state: 'PROGRESS', title: 'En chemin', responsive: 'true' }),
      )
      content.write(
        'projets/pas-encore.md',
        projectFile({ number: '13', title: undefined, state: 'NOT_STARTED', theme: undefined }, '').replace(
          'number: 13',
          'number: 13\ntitle:',
        ),
      )
      content.write('projets/sans-categorie.md', projectFile({ title: 'Hors série', category: 'Formation' }))
      content.write('projets/_brouillon.md', projectFile({ title: 'Brouillon caché' }))
      content.remove('cv.md')
      // A site without the texts of the sample's footer and without its statement.
      const owner = readFileSync(join(content.path, 'site.md'), 'utf8')
      content.write(
        'site.md',
        owner.replace(/^footer:\n(?: .*\n)+/m, '').replace('accessibility: true', 'hsts: preload'),
      )
    })
    expect(site.built).toContain('cv.md')
  })
  test.afterAll(() => site?.dispose())

  test('the list: a skeleton without a picture, the danger colour without a title, no drafts', async ({ page }) => {
    await page.goto(`${site.url}/projets`)
    await expect(page.locator('a[data-project]')).toHaveCount(15)
    const missing = page.locator('a[data-project=pas-encore]')
    await expect(missing).toHaveText('Projet 13 non démarré...')
    await expect(missing.locator('[data-skeleton=picture]')).toBeVisible()
    const colour = await missing.locator('[data-missing]').evaluate((banner) => getComputedStyle(banner).color)
    expect(colour).toBe('rgb(149, 16, 20)')
    await expect(page.locator('a[data-project=sans-categorie]')).toContainText('Projet | Hors série')
    await expect(page.getByText('Brouillon caché')).toHaveCount(0)
    expect((await page.request.get(`${site.url}/projets/brouillon`)).status()).toBe(404)
  })

  test('PROGRESS has its badge with a spinner', async ({ page }) => {
    await openProject(page, 'en-cours', `${site.url}/projets`)
    const badge = modal(page).locator('footer [data-tone=progress]')
    await expect(badge).toHaveText('Projet en cours...')
    await expect(badge.locator('span')).toHaveCount(1)
    expect(await badge.locator('span').evaluate((ring) => ring.getAnimations().length)).toBe(1)
  })

  for (const [state, slug, badge] of [
    ['OK', 'librairie', 'Projet terminé !'],
    ['PROGRESS', 'en-cours', 'Projet en cours...'],
    ['NOT_STARTED', 'pas-encore', 'Projet non démarré'],
  ] as const)
    test(`${state}: the dialog takes the place of a frame that has come to rest, cold and warm`, async ({ page }) => {
      const faults = watchForFaults(page)
      const release = await hold(page, 'ProjectModal.second')
      await page.goto(`${site.url}/projets`)
      await page.waitForSelector('[data-island=ProjectModal][data-list]', { state: 'attached' })
      const badgeIn = modal(page).locator('footer')
      await card(page, slug).click()
      await expect(page.locator('[data-frame]')).toBeVisible()
      // The skeleton of a missing picture shimmers forever.
      await page.waitForFunction(() => {
        const animations = document.querySelector('[data-frame]')?.getAnimations({ subtree: true })
        return animations?.every(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      })
      release()
      await expect(badgeIn).toContainText(badge)
      await expect(page.locator('[data-frame]')).toHaveCount(0)
      for (const next of ['banque', slug]) {
        await page.keyboard.press('Escape')
        await expect(modal(page)).toHaveCount(0)
        await card(page, next).click()
        await expect(badgeIn).toBeVisible()
      }
      await expect(badgeIn).toContainText(badge)
      expect(faults).toEqual([])
    })

  test('NOT_STARTED without anything shows skeletons and two unavailable buttons, in the modal and on its page', async ({
    page,
  }) => {
    const expectIt = async (root: Locator) => {
      await expect(root).toContainText('Projet non démarré')
      await expect(root.locator('[data-skeleton=text]')).toBeVisible()
      await expect(root.locator('[data-skeleton=picture]')).toBeVisible()
      await expect(root.getByRole('button', { name: 'Dépôt non disponible' })).toBeVisible()
      await expect(root.getByRole('button', { name: 'Site non disponible' })).toBeVisible()
    }
    await openProject(page, 'pas-encore', `${site.url}/projets`)
    await expectIt(modal(page))
    await page.goto(`${site.url}/projets/pas-encore`)
    await expectIt(page.locator('main article'))
  })

  test('an address of no project opens no page, and « Aucun projet sélectionné. » when the list is already there', async ({
    page,
  }) => {
    expect((await page.request.get(`${site.url}/projets/rien`)).status()).toBe(404)
    await openList(page, `${site.url}/projets`)
    await page.evaluate(() => {
      history.pushState({}, '', '/projets/rien')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('dialog', { name: 'Aucun projet sélectionné.' })).toBeVisible()
  })

  test('a footer that the owner says nothing of tells what the site does, and the year of the build', async ({
    page,
  }) => {
    await page.goto(`${site.url}/`)
    const footer = page.locator('footer').last()
    await expect(footer).toContainText(
      'ne vous demande aucune donnée personnelle, hors celles du formulaire de contact\u202F; une mesure d’audience compte les pages vues.',
    )
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Camille Persienne`)
    await expect(footer).not.toContainText('Fait avec passion')
  })

  test('an owner who does not ask for the accessibility statement publishes none', async ({ page }) => {
    expect((await page.request.get(`${site.url}/accessibilite`)).status()).toBe(404)
    expect(await (await page.request.get(`${site.url}/sitemap.xml`)).text()).not.toContain('accessibilite')
    for (const path of ['/', '/plan-du-site', '/mentions-legales']) {
      await page.goto(site.url + path)
      await expect(page.locator('a[href*=accessibilite]')).toHaveCount(0)
    }
  })

  test('an owner who asks for it promises HTTPS for all subdomains; the sample promises it for its own host', async ({
    page,
    baseURL,
  }) => {
    const promise = async (url: string | undefined) =>
      (await page.request.get(`${url}/`)).headers()['strict-transport-security']
    expect(await promise(site.url)).toBe('max-age=63072000; includeSubDomains; preload')
    expect(await promise(baseURL)).toBe('max-age=63072000')
  })

  test('without cv.md there is no CV link', async ({ page }) => {
    await page.goto(`${site.url}/`)
    await expect(page.getByRole('link', { name: 'CV' })).toHaveCount(0)
  })
})

test('a site without projects says so', async ({ page, serve }) => {
  const site = await serve((content) => {
    content.remove('projets')
    forgetFeatured(content.path)
  }, '--pages-only')
  await page.goto(`${site.url}/projets`)
  await expect(page.getByText('Aucun projet à montrer pour le moment.')).toBeVisible()
})
