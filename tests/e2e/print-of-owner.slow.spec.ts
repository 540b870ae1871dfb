import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepProjects } from '../support/content-folder.ts'
import { ROOT } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'

const MARGIN = '10mm'
const SAMPLE_CV = readFileSync(join(ROOT, 'content/cv.md'), 'utf8')

test('the CV prints in the layout and on the paper that cv.md names', async ({ page, serve, browserName }) => {
  test.skip(browserName !== 'chromium', 'no other engine prints without a dialog')
  const cvWith = (keys: string) => SAMPLE_CV.replace('---\n', `---\n${keys}\n`)
  const site = await serve((content) => {
    keepProjects(content.path, ['banque'])
    content.write('cv.md', cvWith('layout: compact\npaper: Letter'))
  }, '--pages-only')
  const sheets = async () => {
    await page.goto(`${site.url}/cv`)
    await page.evaluate(() => document.fonts.ready)
    const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN }
    const pdf = await page.pdf({ preferCSSPageSize: true, margin })
    return pdf.toString('latin1').match(/\/MediaBox \[[^\]]*\]/g) ?? []
  }
  const textSize = async () => {
    await page.emulateMedia({ media: 'print' })
    return page
      .locator('article li')
      .first()
      .evaluate((item) => Number.parseFloat(getComputedStyle(item).fontSize))
  }
  expect(await sheets()).toEqual(Array(2).fill('/MediaBox [0 0 612 792]'))
  const compact = await textSize()
  site.content.write('cv.md', cvWith('paper: A4'))
  await site.build('--pages-only')
  const [first, ...others] = await sheets()
  expect(first).toMatch(/^\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]$/)
  expect(others).toEqual([first])
  expect(compact).toBeCloseTo((await textSize()) * (75 / 87.5))
})
