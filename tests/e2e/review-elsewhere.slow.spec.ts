import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_FOLDER } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'

// One after the other, because all reviews of a repository are built into the same folder.
test.describe.configure({ mode: 'default' })

test('an owner who reads English is addressed in English, and no other machine is answered', async ({
  page,
  content,
  start,
}) => {
  const review = await start('review', ['--content', content.path, '--port', '0', '--lang', 'en'])
  await page.goto(review.url)
  for (const name of ['In ten seconds', /^To mend/, 'What a recruitment robot reads', 'Search engines and messengers'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Weight of the pages' })).toContainText('14,600 bytes')
  const answer = await page.request.get(review.url, { headers: { host: 'evil.example.org' } })
  expect(answer.status()).toBe(403)
})

test('a site has no such page, and dev says how to see it', async ({ page, content, start }) => {
  expect(existsSync(join(SITE_FOLDER, 'index.html'))).toBe(true)
  expect(existsSync(join(SITE_FOLDER, 'relecture.html'))).toBe(false)
  const dev = await start('dev', ['--content', content.path, '--port', '0'])
  await page.goto(`${dev.url}/relecture`)
  await expect(page.getByRole('main')).toContainText('lancez « npm run review »')
})
