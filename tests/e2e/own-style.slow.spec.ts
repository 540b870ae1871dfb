import { expect, test } from '../support/test.ts'

test('dev shows a saved style sheet, what is wrong with it, and the page without it', async ({
  page,
  content,
  start,
}) => {
  const dev = await start('dev', ['--content', content.path, '--port', '0'])
  await page.goto(`${dev.url}/contact`)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.evaluate((element) => getComputedStyle(element).fontStyle)
  content.write('style.css', 'h1 { font-style: italic; font-family: serif; }\nbody { font-family: monospace; }\n')
  await expect(heading).toHaveCSS('font-style', 'italic')
  await expect(page.locator('body')).toHaveCSS('font-family', 'monospace')
  content.write('style.css', ':root { --text: #fff; }\nh1 { font-style: oblique 20deg; }\n')
  const overlay = page.locator('portfolio-errors')
  await expect(overlay).toContainText('style.css:1:9')
  await expect(overlay).toContainText('light-dark(')
  content.write('style.css', 'h1 { font-style: oblique 20deg; }\n')
  await expect(heading).toHaveCSS('font-style', /oblique/)
  await expect(overlay).toHaveCount(0)
  content.remove('style.css')
  await expect(heading).toHaveCSS('font-style', before)
})
