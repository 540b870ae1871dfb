import { walk, watchForViolations } from '../support/policy-walk.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 240_000 })

test('a full walk of the built site violates its policy nowhere', async ({ page, mail, baseURL }) => {
  const violations = await watchForViolations(page)
  await page.goto('/projets')
  const slugs = await page.$$eval('a[data-project]', (cards) => cards.map((card) => card.getAttribute('data-project')))
  expect(slugs).toHaveLength(12)
  await walk(
    page,
    baseURL ?? '',
    slugs.map((slug) => slug ?? ''),
  )
  expect(mail.calls()).toHaveLength(1)
  expect(violations).toEqual([])
})

test('a violation would be seen', async ({ page }) => {
  const violations = await watchForViolations(page)
  await page.goto('/')
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://evil.example.net/x.png' })))
  await expect.poll(() => violations.join()).toContain('img-src https://evil.example.net')
})
