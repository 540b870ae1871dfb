import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../disk/root.ts'
import { SET_BY_SCRIPTS, shortNames } from './short-names.ts'

const OURS = ':root{--text:#111;--accent:#222}a{color:var(--text);background:var(--text)}'

test('names used most are shortest, in every sheet alike', () => {
  const short = shortNames([OURS, 'b{color:var(--accent)}'], '')
  expect(short(OURS)).toBe(':root{--a:#111;--b:#222}a{color:var(--a);background:var(--a)}')
  expect(short('b{color:var(--accent,red)}')).toBe('b{color:var(--b,red)}')
})

test('the owner’s rules follow, but for names of their own, texts and addresses', () => {
  const own = `.x--text{--a:1;--text:red;content:"--text";background:url(/--text.png)}`
  const short = shortNames([OURS], own)
  expect(short(own)).toBe(`.x--text{--a:1;--b:red;content:"--text";background:url(/--text.png)}`)
  expect(short(OURS)).toContain('--c:#222')
})

test('an escaped quotation mark begins no text, and a text that nothing closes ends with the sheet', () => {
  const short = shortNames([OURS], '')
  expect(short(String.raw`.a\"b{color:var(--text)}c{content:"--text"}`)).toBe(
    String.raw`.a\"b{color:var(--a)}c{content:"--text"}`,
  )
  expect(short(String.raw`a{background:url(\)--text)}b{content:"--text`)).toBe(
    String.raw`a{background:url(\)--text)}b{content:"--text`,
  )
})

test('what a script sets keeps its name', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'))
  const set = code.flatMap((text) => [...text.matchAll(/['"`](--[\w-]+)['"`]/g)].map(([, name]) => name))
  expect(new Set(set)).toEqual(new Set(SET_BY_SCRIPTS))
  expect(shortNames(['a{translate:var(--swipe)}'], '')('a{translate:var(--swipe)}')).toContain('--swipe')
})
