import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SENDER, walk, watchForViolations } from '../support/policy-walk.ts'
import { ROOT } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 240_000 })

test('a full walk of the dev server violates its policy nowhere, its overlay included', async ({
  page,
  content,
  start,
}) => {
  const dev = await start('dev', ['--port', '0', '--content', content.path])
  try {
    const violations = await watchForViolations(page)
    await walk(page, dev.url, ['banque'])
    await page.goto(`${dev.url}/styleguide`)
    await expect(page.locator('h1')).toBeVisible()
    content.write('projets/banque.md', '---\nnumber: deux\n---\n')
    await expect(page.locator('portfolio-errors')).toBeVisible()
    await page.reload()
    await expect(page.locator('portfolio-errors')).toBeVisible()
    expect(violations).toEqual([])
  } finally {
    deleteLetters()
  }
})

function deleteLetters() {
  const outbox = join(ROOT, 'outbox')
  if (!existsSync(outbox)) return
  for (const file of readdirSync(outbox).filter((name) => name.endsWith('.eml'))) {
    const path = join(outbox, file)
    if (readFileSync(path, 'utf8').includes(SENDER)) rmSync(path)
  }
}
