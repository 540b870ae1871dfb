import { expect, test } from 'vitest'
import { isLocal, isWebAddress, nearAddress } from './address.ts'

test.each<[written: string, near: string | null]>([
  ['banque.fr', 'https://banque.fr'],
  ['hhttps://banque.fr', 'https://banque.fr'],
  ['hts://banque.fr', 'https://banque.fr'],
  ['htt://banque.fr', 'https://banque.fr'],
  ['p://banque.fr', 'https://banque.fr'],
  ['PS:banque.fr', 'https://banque.fr'],
  ['https:////banque.fr', null],
  ['//banque.fr//a', 'https://banque.fr//a'],
  ['banque.fr//a', 'https://banque.fr//a'],
  ['a.2.fr', 'https://a.2.fr'],
  ['a.b-2.fr', 'https://a.b-2.fr'],
  ['a_b.fr', null],
  ['a.!.fr', null],
  ['a.f2', null],
  ['banque.fr a', null],
  ['« https://banque.fr/a b »', 'https://banque.fr/a%20b'],
])('what was meant by « %s » is %s', (written, near) => {
  expect(nearAddress(written)).toBe(near)
})

test.each([
  ['https://banque.fr', true],
  ['https://banque.fr.', true],
  ['https://a.b.c', true],
  ['https://localhost', true],
  ['https://banque', false],
  ['https://banque.fr a', false],
  ['https:/banque.fr', false],
  ['xhttps://banque.fr', false],
  ['https:///banque.fr', false],
  ['https://[banque', false],
])('%s is an address of the web: %s', (value, is) => {
  expect(isWebAddress(value)).toBe(is)
})

test.each([
  ['localhost', true],
  ['a.localhost', true],
  ['a.local', true],
  ['a.lan', true],
  ['a.home.arpa', true],
  ['127.0.0.1', true],
  ['10.0.0.1', true],
  ['192.168.0.1', true],
  ['172.16.0.1', true],
  ['172.29.0.1', true],
  ['172.31.0.1', true],
  ['[::1]', true],
  ['[fc00::1]', true],
  ['[FD00::1]', true],
  ['xlocalhost', false],
  ['localhost.fr', false],
  ['local', false],
  ['1127.0.0.1', false],
  ['172.15.0.1', false],
  ['172.32.0.1', false],
  ['172x16.0.1', false],
  ['homexarpa', false],
  ['a.homexarpa', false],
  ['[::12]', false],
  ['[fe80::1]', false],
  ['x[::1]', false],
])('%s is known on a network of one’s own only: %s', (hostname, is) => {
  expect(isLocal(hostname)).toBe(is)
})
