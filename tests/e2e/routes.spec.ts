import { wake, watchForFaults } from '../support/islands.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const ABOUT = [
  ['CV en ligne', '/cv'],
  ['Plan du site', '/plan-du-site'],
  ['Mentions légales', '/mentions-legales'],
  [/^Accessibilité/, '/accessibilite'],
] as const

for (const { path, status, title, heading, says, islands } of PAGES) {
  test(`${path} answers ${status}, says what it should between the bar and the footer, and asks nothing of another host`, async ({
    page,
    baseURL,
  }) => {
    const faults = watchForFaults(page)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(status)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    for (const text of says) expect(words).toContain(text)
    for (const island of islands) await wake(page, island)

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
    for (const text of [
      'Montpellier, Occitanie',
      'fait main et ne collecte aucune donnée',
      'Fait avec passion.',
      '© 2024 Camille Persienne',
    ])
      await expect(footer).toContainText(text)
    const mail = footer.getByRole('link', { name: 'camille@example.org' })
    await expect(mail).toHaveAttribute('href', 'mailto:camille@example.org')
    await expect(footer.getByRole('link', { name: '06 39 98 00 00' })).toHaveAttribute('href', 'tel:+33639980000')
    for (const name of ['GitHub', 'LinkedIn'])
      await expect(footer.getByRole('link', { name: `${name} (nouvel onglet)` })).toBeVisible()
    const about = footer.getByRole('navigation', { name: 'Informations sur le site' })
    for (const [name, href] of ABOUT) await expect(about.getByRole('link', { name })).toHaveAttribute('href', href)

    // Links to other sites open a new tab without an opener, and announce it.
    const elsewhere = await page.$$eval('a[href^="http"]', (links) =>
      links.map((link) => [link.getAttribute('target'), link.getAttribute('rel'), link.textContent]),
    )
    for (const [target, rel, text] of elsewhere) {
      // A link to a profile also states that the profile is the owner's (`me`).
      expect({ target, rel: rel?.replace('me ', '') }, `${text}`).toEqual({
        target: '_blank',
        rel: 'noopener noreferrer',
      })
      expect(text).toContain('(nouvel onglet)')
    }
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
    expect(faults).toEqual([])
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
