import { openProject } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

test('a site below a base path: its pages load all they need, and its modal opens', async ({ page, serve }) => {
  const { url } = await serve(() => {}, '--base', '/dossier/')
  expect(url).toMatch(/\/dossier$/)
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  for (const path of ['/', '/projets', '/projets/banque', '/contact'])
    await page.goto(url + path, { waitUntil: 'networkidle' })
  await openProject(page, 'banque', `${url}/projets`)
  await expect(page).toHaveURL(/\/dossier\/projets\/banque$/)
  expect(failed).toEqual([])
})
