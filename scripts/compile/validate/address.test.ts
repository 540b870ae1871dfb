import { expect, test } from 'vitest'
import CASES from './address.cases.json' with { type: 'json' }
import { isLocal, isWebAddress, nearAddress } from './address.ts'

test.each(CASES.near as [string, string | null][])('what was meant by « %s » is %s', (written, near) => {
  expect(nearAddress(written)).toBe(near)
})

test.each(CASES.web)('%s is an address', (value) => {
  expect(isWebAddress(value)).toBe(true)
})

test.each(CASES.notWeb)('%s is no address of the web', (value) => {
  expect(isWebAddress(value)).toBe(false)
})

test('a name of millions of parts is no address of the web', () => {
  expect(isWebAddress(`https://${'a.'.repeat(5_000_000)}fr`)).toBe(false)
})

test.each(CASES.local)('%s is known on a network of one’s own only', (hostname) => {
  expect(isLocal(hostname)).toBe(true)
})

test.each(CASES.public)('%s is known everywhere', (hostname) => {
  expect(isLocal(hostname)).toBe(false)
})
