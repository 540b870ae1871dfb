import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { ownStyleLayer } from './look.ts'
import { brotliSize, overweight, responseBytes } from './overweight.ts'

const at = folderForEachTest()
const options = { base: '/', headers: { server: 'a' } }
const noise = (bytes: number) => randomBytes(bytes).toString('base64')

/** What is said of a page of this much that no one can compress, with rules of this much. */
function told(pageBytes: number, styleBytes: number): string[] {
  const css = `h1{content:"${noise(styleBytes)}"}`
  writeFileSync(at('index.html'), `<style>${ownStyleLayer(css, '/')}</style>${noise(pageBytes)}`)
  return overweight(at(''), css, options)
}

test('a page that is too heavy because of the owner’s rules is named, with what they add', () => {
  const [warning = '', ...more] = told(13_500, 1500)
  expect(more).toEqual([])
  expect(warning).toMatch(/^ajoute 1\s[45]\d\d octets \(brotli\) à l’accueil, qui pèse alors 1[56]\s\d\d\d octets/)
})

test.each([
  [10_000, 1500],
  [20_000, 1500],
])('a page of %i bytes says nothing: it fits, or would be too heavy without them', (page, style) => {
  expect(told(page, style)).toEqual([])
})

test('a site without own rules is not measured', () => {
  expect(overweight(at('nowhere'), null, options)).toEqual([])
  expect(responseBytes('', {})).toBe(responseBytes('', { a: 'b' }) - 'a: b\r\n'.length)
  expect(brotliSize('a'.repeat(10_000))).toBeLessThan(20)
})
