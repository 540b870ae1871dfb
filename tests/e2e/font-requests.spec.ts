import { sumOf, traceFirstPaint } from '../support/first-paint.ts'
import { expect, test } from '../support/test.ts'

/**
 * Most requests about fonts before the first paint, while the web font is on its way. On Linux, Chromium waits for each of them. They are the
 * same in every run, if the system has the Liberation fonts.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '/': 5,
  '/projets': 5,
  '/projets/banque': 8,
  '/contact': 5,
  '/cv': 5,
  '/mentions-legales': 5,
  '/nulle-part': 5,
}

for (const [path, most] of Object.entries(BUDGETS))
  test(`${path} waits for at most ${most} requests about fonts before it is painted`, async ({
    browser,
    baseURL,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Other engines do not trace their requests.')
    const { requests } = await traceFirstPaint(browser, baseURL + path)
    expect(sumOf(requests), JSON.stringify(requests)).toBeLessThanOrEqual(most)
  })
