import { openList } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

const CARDS = 'a[data-project]'

test.describe('the list of projects', () => {
  test('is narrowed at once, and the address says by what', async ({ page }) => {
    await page.goto('/projets')
    await expect(page.locator(CARDS)).toHaveCount(12)
    await page.getByText('Filtrer', { exact: true }).click()
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) requests.push(request.url())
    })
    await page.getByRole('link', { name: 'React 4' }).click()
    await expect(page).toHaveURL('/projets?techno=React')
    await expect(page.locator(CARDS).filter({ visible: true })).toHaveCount(4)
    await expect(page.getByRole('navigation').getByRole('status')).toHaveCount(0)
    const status = page.locator('[data-filter] [role=status]')
    await expect(status).toHaveText('4 projets')
    await expect(page.getByRole('link', { name: 'React 4' })).toHaveAttribute('aria-current', 'true')

    await page.getByRole('link', { name: 'Personnel 1' }).click()
    await expect(page).toHaveURL('/projets?categorie=Personnel')
    await expect(page.locator(CARDS).filter({ visible: true })).toHaveCount(1)
    await page.goBack()
    await expect(page.locator(CARDS).filter({ visible: true })).toHaveCount(4)
    await page.getByRole('link', { name: 'Tous les projets' }).click()
    await expect(page).toHaveURL('/projets')
    await expect(page.locator(CARDS).filter({ visible: true })).toHaveCount(12)
    expect(requests).toEqual([])
  })

  test('says what it is narrowed by once the filters are closed, and removes it from there', async ({ page }) => {
    await page.goto('/projets')
    const opener = page.getByRole('button', { name: 'Filtrer' })
    await opener.click()
    await page.getByText(/^Plus/).click()
    await page.getByRole('link', { name: 'Kanban 1' }).click()
    await page.getByRole('button', { name: 'Voir 1 projet' }).click()
    await expect(page.getByRole('link', { name: 'Kanban 1' })).toBeHidden()
    await expect(page.locator('[data-filter] [role=status]')).toHaveText('1 projet')
    await page.getByRole('link', { name: 'Kanban retirer ce filtre' }).click()
    await expect(page).toHaveURL('/projets')
    await expect(page.locator(CARDS).filter({ visible: true })).toHaveCount(12)
    await expect(opener).toBeFocused()
  })

  test('opens narrowed from an address, whatever its case; an unknown name shows all', async ({ page }) => {
    await page.goto('/projets?techno=react%20router')
    await expect(page.locator(CARDS).filter({ visible: true })).toHaveCount(2)
    await expect(page.locator('[data-filter] [role=status]')).toHaveText('2 projets')
    await page.goto('/projets?techno=Cobol')
    await expect(page.locator(CARDS).filter({ visible: true })).toHaveCount(12)
  })

  test('stays narrowed behind the modal', async ({ page }) => {
    await openList(page, '/projets?techno=React')
    await page.locator(CARDS).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/projets?techno=React')
    await expect(page.locator(CARDS).filter({ visible: true })).toHaveCount(4)
  })

  test('leads to a page of its own without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/projets')
    await page.getByText('Filtrer', { exact: true }).click()
    await page.getByRole('link', { name: 'React 4' }).click()
    await expect(page).toHaveURL('/projets/technologies/react')
    await expect(page.locator(CARDS)).toHaveCount(4)
    await context.close()
  })
})
