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

test.each(['https://banque.fr', 'https://banque.fr.', 'https://a.b.c', 'https://localhost'])(
  '%s is an address',
  (value) => {
    expect(isWebAddress(value)).toBe(true)
  },
)

test.each(
  'https://banque|https://banque.fr a|https:/banque.fr|xhttps://banque.fr|https:///banque.fr|https://[banque'.split(
    '|',
  ),
)('%s is no address of the web', (value) => {
  expect(isWebAddress(value)).toBe(false)
})

test.each([
  ...'localhost localhost. a.localhost a.local A.LOCAL. a.lan a.home.arpa a.internal 0.0.0.0 10.0.0.1 100.64.0.1'.split(
    ' ',
  ),
  ...'100.127.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.29.0.1 172.31.0.1 192.0.0.1 192.168.0.1 198.18.0.1'.split(
    ' ',
  ),
  ...'224.0.0.1 255.255.255.255 [::] [::1] [::12] [::7f00:1] [::ffff:7f00:1] [64:ff9b::7f00:1]'.split(' '),
  ...'[64:ff9b::a9fe:a9fe] [64:ff9b:1::1] [2001::1] [2001:db8::1] [2002:7f00:1::] [fc00::1] [FD00::1]'.split(' '),
  ...'fe80::1%eth0 [fe80::1] [fec0::1] [ff02::1]'.split(' '),
])('%s is known on a network of one’s own only', (hostname) => {
  expect(isLocal(hostname)).toBe(true)
})

test.each([
  ...'xlocalhost localhost.fr local internal.fr homexarpa a.homexarpa 8.8.8.8 100.63.0.1 100.128.0.1 1127.0.0.1'.split(
    ' ',
  ),
  ...'172.15.0.1 172.32.0.1 172x16.0.1 192.0.1.1 198.20.0.1 223.0.0.1 [64:ff9b::808:808] [2606:4700::1] x[::1]'.split(
    ' ',
  ),
])('%s is known everywhere', (hostname) => {
  expect(isLocal(hostname)).toBe(false)
})
