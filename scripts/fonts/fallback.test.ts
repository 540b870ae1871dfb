import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { meanWidth, SYSTEM_FONTS } from './fallback.ts'

// The fonts that Arial, Times New Roman and Courier New copy, whose standard measures pdfkit has.
test.each([
  ['sans-serif', 'Helvetica', 'Helvetica-Bold'],
  ['serif', 'Times-Roman', 'Times-Bold'],
  ['monospace', 'Courier', 'Courier-Bold'],
] as const)('the mean widths of the %s fonts are those of %s and %s', (generic, regular, bold) => {
  const pdf = new PdfDocument()
  const [copy, boldCopy] = SYSTEM_FONTS[generic].slice(-2)
  for (const [font, name] of [
    [copy, regular],
    [boldCopy, bold],
  ] as const) {
    pdf.font(name).fontSize(1000)
    expect(font?.width, name).toBeCloseTo(
      meanWidth((letter) => pdf.widthOfString(letter)),
      1,
    )
  }
})

test.each(['sans-serif', 'serif', 'monospace'] as const)('Linux finds its %s fonts at the first name', (generic) => {
  const [regular, bold] = SYSTEM_FONTS[generic].slice(-2)
  expect([regular?.local[0], bold?.local[0]]).toEqual([
    expect.stringMatching(/^Liberation \w+$/),
    expect.stringMatching(/^Liberation \w+ Bold$/),
  ])
})
