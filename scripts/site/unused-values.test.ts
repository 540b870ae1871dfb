import { expect, test } from 'vitest'
import { shownValues, withoutUnusedValues } from './unused-values.ts'

const size = { widths: [], width: 20, height: 20 }
const image = { ...size, name: 'a', alt: '', hue: 'sea' } as const
const sheet =
  '@layer components{.a[data-hue=sea]{color:red}.a[data-hue=sun],.b[data-hue=sun]{color:blue}@media print{[data-shape="9"]{--s:9}}[data-shape="20"],p{--s:20}a:not([data-hue]){top:0}}'

test('rules for hues and shapes that no picture has are removed, and no others', () => {
  const shown = shownValues([{ image, captures: [] }], [{ html: '<figure data-shape="9">' }])
  expect(withoutUnusedValues(sheet, shown)).toBe(
    '@layer components{.a[data-hue=sea]{color:red}@media print{[data-shape="9"]{--s:9}}[data-shape="20"],p{--s:20}a:not([data-hue]){top:0}}',
  )
})

test('the shapes of captures count, and a poster may have any hue', () => {
  const shown = shownValues([{ image: null, captures: [{ image, caption: null, device: 'phone' }] }], [])
  expect(shown).toEqual({ hue: null, shape: new Set(['20']) })
  expect(withoutUnusedValues(sheet, shown)).toBe(sheet.replace('[data-shape="9"]{--s:9}', ''))
})
