import { describe, expect, test } from 'vitest'
import { parseAddress, pathOf, queryOf, toPath } from './address.ts'

test.each([
  ['/', '/', []],
  ['/contact', '/', ['contact']],
  ['/projets/banque', '/', ['projets', 'banque']],
  ['/dossier/', '/dossier/', []],
  ['/dossier/projets/banque', '/dossier/', ['projets', 'banque']],
  ['/caf%C3%A9', '/', ['café']],
  ['/.well-known/security.txt', '/', ['.well-known', 'security.txt']],
  ['/100%25', '/', ['100%']],
])('%s below %s', (path, base, segments) => {
  expect(parseAddress(path, base)).toEqual({ kind: 'place', segments, trailingSlash: false })
})

test('a trailing slash is told', () => {
  expect(parseAddress('/projets/', '/')).toEqual({
    kind: 'place',
    segments: ['projets'],
    trailingSlash: true,
  })
})

test('the base without its slash is told', () => {
  expect(parseAddress('/dossier', '/dossier/')).toEqual({ kind: 'base' })
})

describe('refused', () => {
  test.each([
    '/../secret',
    '/%2e%2e/secret',
    '/a/../../secret',
    '/..%2fsecret',
    '/..%5csecret',
    '/a\\..\\secret',
    '/%00',
    '/.env',
    '/.git/config',
    '/a/.hidden',
    '/a/.well-known/x',
    '//example.com/',
    '/a//b',
    '//',
    '/%E9',
    '/%',
    'contact',
    '*',
    'http://example.com/contact',
  ])('%s', (path) => {
    expect(parseAddress(path, '/')).toEqual({ kind: 'refused' })
  })

  test.each(['/', '/contact', '/dossie', '/dossiers/contact'])('%s, outside the base', (path) => {
    expect(parseAddress(path, '/dossier/')).toEqual({ kind: 'refused' })
  })
})

test('path and query of a target', () => {
  expect(pathOf('/projets?techno=React#a')).toBe('/projets')
  expect(queryOf('/projets?techno=React&a=?#a')).toBe('?techno=React&a=?')
  expect(queryOf('/projets')).toBe('')
})

test('a path is encoded again, segment by segment', () => {
  expect(toPath(['projets', 'c# & café'], '/dossier/')).toBe('/dossier/projets/c%23%20%26%20caf%C3%A9')
})
