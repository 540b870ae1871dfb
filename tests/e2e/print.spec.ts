import { expect, test } from '../support/test.ts'

const SHEETS = [
  // The second one contains the end of the posts of the CV.
  { path: '/', sheets: 2 },
  { path: '/projets', sheets: 1 },
  // The second one contains its captures.
  { path: '/projets/banque', sheets: 2 },
  { path: '/cv', sheets: 2 },
] as const

const MARGIN = '10mm'

for (const { path, sheets } of SHEETS) {
  test(`${path} prints on ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'} of A4`, async ({
    page,
    preview,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'no other engine prints without a dialog')
    await page.goto(preview.url + path)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])
    })
    const pdf = await page.pdf({ format: 'A4', margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets)
  })
}
