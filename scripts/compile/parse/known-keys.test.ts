import { expect, test } from 'vitest'
import { KNOWN_KEYS } from './known-keys.ts'

const site = KNOWN_KEYS.site
const project = KNOWN_KEYS.project
const cv = KNOWN_KEYS.cv

test('keys are known at any depth, and those of the left edge as such', () => {
  const known = ['hero', 'words', 'portrait', 'skills', 'image', 'publicKey', 'siret', 'address']
  expect([...known, 'technologie', 'organisation', 'heros', ''].filter((key) => site.has(key))).toEqual(known)
  expect(['hero', 'words', ''].map((key) => site.isTop(key))).toEqual([true, false, false])
  expect([project.isTop('title'), project.has('hero')]).toEqual([true, false])
  expect([cv.isTop('experience'), cv.has('points')]).toEqual([true, true])
})

test('a key is a list, a text, or neither', () => {
  expect(['technologie', 'title', 'zzz'].map((key) => project.isList(key))).toEqual([true, false, false])
  expect(['technologie', 'title', 'zzz'].map((key) => project.isText(key))).toEqual([false, true, false])
  expect([site.isList('words'), site.isText('hero')]).toEqual([true, false])
  // If two keys have the same name, the outer one counts.
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
