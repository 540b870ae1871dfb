import { expect, test } from 'vitest'
import { KNOWN_KEYS } from './known-keys.ts'

const site = KNOWN_KEYS.site
const project = KNOWN_KEYS.project
const cv = KNOWN_KEYS.cv

test('keys are known at any depth, and those of the left edge as such', () => {
  for (const key of ['hero', 'words', 'portrait', 'skills', 'image', 'publicKey', 'siret', 'address'])
    expect(site.has(key)).toBe(true)
  for (const key of ['technologie', 'organisation', 'heros', '']) expect(site.has(key)).toBe(false)
  expect([site.isTop('hero'), site.isTop('words'), site.isTop('')]).toEqual([true, false, false])
  expect([project.isTop('title'), project.has('hero'), cv.isTop('experience'), cv.has('points')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('a key is a list, a text, or neither', () => {
  expect([project.isList('technologie'), project.isList('title'), project.isList('zzz'), site.isList('words')]).toEqual(
    [true, false, false, true],
  )
  expect([project.isText('title'), project.isText('technologie'), project.isText('zzz'), site.isText('hero')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  // Of two keys of one name the outer one counts.
  expect([cv.isText('title'), cv.isList('skills')]).toEqual([true, true])
})

test.each([
  ['title', true],
  ['- title: a', true],
  ['a\n"« title', true],
  ['x title', false],
  ['titles', false],
  ['    .title', false],
  ['', false],
  ['texte\nencore', false],
])('%j names a key: %s', (text, is) => {
  expect(project.isNamedIn(text)).toBe(is)
})

test.each<[line: string, key: string | null, at: number]>([
  ['Banque, state: OK', 'state', 8],
  ['Banque state : OK', 'state', 7],
  ['Banque;state: OK', 'state', 7],
  ['Banque, zzz: a, state: OK', 'state', 16],
  ['Banque, state:OK', null, 0],
  ['Banque, state  : OK', null, 0],
  ['state: OK', null, 0],
  ['xstate: OK', null, 0],
  ['Banque, zzz: OK', null, 0],
  ['Banque, metaTitle: a', 'metaTitle', 8],
])('the second key of %j is %s', (line, key, at) => {
  expect(project.secondOn(line)).toEqual(key === null ? null : { key, at })
})
