import { expect, test } from 'vitest'
import { toTelephoneUrl } from './Footer.tsx'

test.each([
  ['06 39 98 00 00', 'tel:0639980000'],
  ['+33 6.39-98 00 00', 'tel:+33639980000'],
])('%s is dialled as %s', (phone, url) => {
  expect(toTelephoneUrl(phone)).toBe(url)
})
