import type { Page } from '@playwright/test'
import { modal, openProject, PHONE, wake, watchForFaults } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

// In one worker, so that each site is served once.
test.describe.configure({ mode: 'default' })

test.describe('journeys', () => {
  test('of a recruiter, with the keyboard alone: home, a chosen project, the form that asks for no telephone', async ({
    page,
    ownerSite,
  }) => {
    const site = await ownerSite('ines')
    await page.goto(site.url)
    const chosen = page.locator('main a[data-project]')
    expect(
      await chosen.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.project)),
    ).toHaveLength(3)
    await chosen.first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('form')).toHaveAttribute('action', /^https:\/\/formspree\.io\/f\//)
    await expect(page.getByLabel(/Téléphone/)).toHaveCount(0)
    await expect(page.getByLabel(/^Nom/)).toHaveAttribute('required', '')
  })

  test('of a client without JavaScript: a page of his, a talk with its links, the address to write to', async ({
    browser,
    ownerSite,
  }) => {
    const site = await ownerSite('tidiane')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.url)
    await page.getByRole('banner').getByRole('link', { name: 'Conférences' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Ce que coûte une requête' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce que coûte une requête')
    await expect(page.getByText('Conférence donnée')).toBeVisible()
    await expect(page.getByRole('link', { name: /Diapositives/ })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page.locator('form')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: /@tidiane-morvan/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    await context.close()
  })

  test('the modal of a project shows its own words and leaves nothing behind', async ({ page, ownerSite }) => {
    const site = await ownerSite('salome')
    await openProject(page, 'luthier', `${site.url}/projets`)
    await expect(modal(page)).toContainText('luthi')
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
  })

  test('of a museum that looks at a film and closer at the captures, with the keyboard and without JavaScript', async ({
    browser,
    ownerSite,
  }) => {
    const site = await ownerSite('salome')
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${site.url}/projets/lanternes`)
    const media = page.getByRole('region', { name: 'En images' })
    await expect(media.locator('video')).toHaveAttribute('controls', '')
    const links = media.getByRole('link', { name: /\(agrandir\)$/ })
    await expect(links).toHaveCount(6)
    // Two captures of phones side by side even on a phone, at the same height.
    const [one, other] = await Promise.all([3, 4].map((index) => links.nth(index).boundingBox()))
    expect(one?.y).toBe(other?.y)
    expect(one?.height).toBeCloseTo(other?.height ?? 0, 0)
    await links.first().focus()
    await page.keyboard.press('Tab')
    await expect(links.nth(1)).toBeFocused()
    expect(asked.filter((path) => /\.(mp4|vtt)$/.test(path))).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/assets\/images\/lanternes-formats-[0-9a-f]{8}-1340\.webp$/)
    await context.close()
  })

  test('a film comes in parts, with captions, and pictures in a text stand side by side', async ({
    page,
    ownerSite,
  }) => {
    const site = await ownerSite('salome')
    const faults = watchForFaults(page)
    await page.goto(`${site.url}/projets`)
    await wake(page, 'ProjectModal')
    await page.getByRole('link', { name: /Lanternes du Vaccarès/ }).click()
    await expect(modal(page).getByRole('heading', { name: 'Lanternes du Vaccarès' })).toBeVisible()
    // The dialog of the list shows neither film nor gallery, so it links to the page, which has the same address.
    await modal(page).getByRole('link', { name: 'Voir en images' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lanternes du Vaccarès' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Tous les travaux' })).toBeVisible()
    await expect(modal(page)).toHaveCount(0)
    await page.goto(`${site.url}/projets/lanternes`)
    const video = page.locator('video')
    const src = await video.locator('source').getAttribute('src')
    const part = await page.request.get(`${site.url}${src}`, { headers: { range: 'bytes=100-299' } })
    expect(part.status()).toBe(206)
    expect(part.headers()).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '200' })
    expect(part.headers()['content-range']).toMatch(/^bytes 100-299\/\d+$/)
    const cues = await video.evaluate((element) => {
      const [track] = (element as HTMLVideoElement).textTracks
      const loaded = new Promise((resolve) => element.querySelector('track')?.addEventListener('load', resolve))
      if (track) track.mode = 'showing'
      return loaded.then(() => [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text))
    })
    expect(cues).toHaveLength(5)
    expect(cues[0]).toBe('[Le vent sur l’étang]')
    const [left, right] = await page
      .locator('article [data-row] img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().toJSON()))
    expect(left.top).toBe(right.top)
    // Browsers round each height separately.
    expect(left.height).toBeCloseTo(right.height, 0)
    expect(left.right).toBeLessThan(right.left)
    expect(faults).toEqual([])
  })
})

/** An element of a page for each role, because builds shorten the names of custom properties. */
const SHOWN = {
  sun: ['footer p a', 'text-decoration-color'],
  background: ['body', 'background-color'],
} as const

const roleOf = (page: Page, role: keyof typeof SHOWN) => {
  const [selector, property] = SHOWN[role]
  const shown = page.locator(selector).first()
  return shown.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

const GOLD = { light: 'rgb(255, 205, 0)', dark: 'rgb(230, 180, 0)' }

test('an owner’s colour is the one of the page: in both schemes, with a chosen theme, on paper', async ({
  page,
  ownerSite,
}) => {
  const site = await ownerSite('jonas')
  const faults = watchForFaults(page)
  await page.goto(site.url)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await roleOf(page, 'sun')).toBe(GOLD[colorScheme])
  }
  for (const [theme, scheme] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
  ] as const) {
    await page.getByRole('button', { name: 'Choose the theme' }).click()
    await page.locator('label', { hasText: theme }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => roleOf(page, 'sun'), theme).toBe(GOLD[scheme])
  }
  await page.emulateMedia({ media: 'print' })
  expect(await roleOf(page, 'sun')).toBe(GOLD.light)
  expect(await roleOf(page, 'background')).toBe('rgb(255, 255, 255)')
  // It overrides a rule of the components without a higher specificity.
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(heading).toHaveCSS('letter-spacing', /^(normal|0px)$/)
  await expect(heading).toHaveCSS('border-bottom-width', '3px')
  expect(faults).toEqual([])
})
