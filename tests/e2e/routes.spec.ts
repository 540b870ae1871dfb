import { watchForFaults } from '../support/islands.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

for (const expected of PAGES) {
  test(`${expected.path} answers ${expected.status} and says what it should`, async ({ page }) => {
    const faults = watchForFaults(page)
    const response = await page.goto(expected.path)
    expect(response?.status()).toBe(expected.status)
    await expect(page).toHaveTitle(expected.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.heading)
    const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    for (const text of expected.says) expect(words).toContain(text)
    for (const island of expected.islands) {
      await page.waitForSelector(`[data-island=${island}][data-island-status=hydrated]`, { state: 'attached' })
    }
    expect(faults).toEqual([])
  })

  test(`${expected.path} has the bar, the footer and the head of every page`, async ({ page }) => {
    await page.goto(expected.path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const bar = page.getByRole('navigation', { name: 'Navigation principale' })
    for (const [name, href] of [
      ['Accueil', '/'],
      ['Projets', '/projets'],
      ['Contact', '/contact'],
    ] as const) {
      await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    const cv = bar.getByRole('link', { name: 'CV' })
    await expect(cv).toHaveAttribute('target', '_blank')
    await expect(cv).toHaveAttribute('rel', 'noopener noreferrer')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Montpellier, Occitanie')
    await expect(footer.getByRole('link', { name: 'camille@example.org' })).toHaveAttribute(
      'href',
      'mailto:camille@example.org',
    )
    await expect(footer.getByRole('link', { name: '06 39 98 00 00' })).toHaveAttribute('href', 'tel:0639980000')
    await expect(footer.getByRole('link', { name: 'GitHub (nouvel onglet)' })).toHaveAttribute('target', '_blank')
    await expect(footer.getByRole('link', { name: 'LinkedIn (nouvel onglet)' })).toHaveAttribute('target', '_blank')
    const about = footer.getByRole('navigation', { name: 'Informations sur le site' })
    for (const [name, href] of [
      ['CV en ligne', '/cv'],
      ['Plan du site', '/plan-du-site'],
      ['Mentions légales', '/mentions-legales'],
      [/^Accessibilité/, '/accessibilite'],
    ] as const) {
      await expect(about.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(footer).toContainText('fait main et ne collecte aucune donnée')
    await expect(footer).toContainText('Fait avec passion.')
    await expect(footer).toContainText('© 2024 Camille Persienne')
  })
}

test('the navigation says which page one is on', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Accueil'],
    ['/projets', 'Projets'],
    ['/projets/banque', 'Projets'],
    ['/contact', 'Contact'],
  ] as const) {
    await page.goto(path)
    await expect(
      page.getByRole('navigation', { name: 'Navigation principale' }).locator('[aria-current=page]'),
    ).toHaveText(name)
  }
})

test('every internal address of every page answers 200, without a redirect and without a trailing slash', async ({
  page,
  request,
}) => {
  const addresses = new Set<string>()
  for (const { path } of PAGES) {
    await page.goto(path)
    const found = await page.$$eval('[href], [src], [data-modules]', (elements) =>
      elements.flatMap((element) => [
        element.getAttribute('href') ?? '',
        element.getAttribute('src') ?? '',
        ...(element.getAttribute('data-modules') ?? '').split(' '),
      ]),
    )
    for (const address of found) if (/^\/(?!\/)/.test(address)) addresses.add(address)
    const canonical = await page.$eval('link[rel=canonical]', (link) => link.getAttribute('href')).catch(() => null)
    if (canonical !== null) expect(canonical).toMatch(/^https:\/\/camille\.example\.org(\/[\w/-]*\w)?$/)
  }
  expect(addresses.size).toBeGreaterThan(30)
  for (const address of addresses) {
    expect(address === '/' || !address.endsWith('/'), address).toBe(true)
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
  }
})

test('every project has a page of its own, in the order of the list', async ({ page, request }) => {
  await page.goto('/projets')
  const hrefs = await page.$$eval('a[data-project]', (cards) => cards.map((card) => card.getAttribute('href') ?? ''))
  expect(hrefs).toHaveLength(12)
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200)
})

test('the CV is a PDF', async ({ request }) => {
  const response = await request.get('/cv.pdf')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('links to elsewhere open a new tab, keep their opener out, and say so', async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path)
    for (const link of await page.locator('a[href^="http"]').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(await link.textContent()).toContain('(nouvel onglet)')
    }
  }
})

test('nothing is asked of another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const { path } of PAGES) await page.goto(path, { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
})
