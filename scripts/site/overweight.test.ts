import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { ownStyleLayer } from './look.ts'
import { brotliSize, overweight, responseBytes } from './overweight.ts'

const at = folderForEachTest()
const headers = { server: 'a' }
const noise = (bytes: number) => randomBytes(bytes).toString('base64')

/** Returns the messages about pages with these contents, by path. */
async function warningsAbout(pages: Record<string, string>, ownStyles: string | null = null): Promise<string[]> {
  for (const [path, html] of Object.entries(pages)) writeFileSync(at(path), html)
  return overweight(at(''), Object.keys(pages), {
    ownStyles,
    base: '/',
    headers,
    cacheDir: at('cache'),
    nameOf: (file) => file,
  })
}

test('a page that is too heavy is named, with its bytes and with what weighs most', async () => {
  const css = `h1{content:"${noise(1500)}"}`
  const page = (main: string) => `<style>${ownStyleLayer(css, '/')}</style><main>${main}</main>${noise(13_500)}`
  const parts = {
    styles: ['', 'les règles de style.css'],
    texte: [`<p>${noise(3000)}</p>`, 'son texte'],
    code: [`<pre><code>${noise(3000)}</code></pre>`, 'son code'],
    tableau: [`<table><td>${noise(3000)}</td></table>`, 'ses tableaux'],
    images: [`<picture><img src="${noise(3000)}"></picture>`, 'ses images'],
  } as const
  for (const [path, [main, part]] of Object.entries(parts)) {
    const [warning = '', ...more] = await warningsAbout({ [path]: page(main) }, css)
    expect(more).toEqual([])
    expect(warning).toMatch(
      new RegExp(
        `^la page ${path} pèse 1[5-9]\\s\\d{3} octets \\(brotli\\).* Le plus lourd : ${part}, [1-3]\\s\\d{3} octets\\.$`,
      ),
    )
  }
})

test('elements that the owner’s rules only name, and nothing closes, weigh nothing', async () => {
  const css = `h1{content:"<pre<pre<table<picture${noise(1500)}"}`
  const page = `<style>${ownStyleLayer(css, '/')}</style><main></main>${noise(14_500)}`
  expect(await warningsAbout({ a: page }, css)).toEqual([expect.stringContaining('les règles de style.css')])
})

test('three are named, the others counted, and a page that fits is not', async () => {
  const pages = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`p${index}`, noise(16_000 + 30 * index)]))
  const warnings = await warningsAbout({ ...pages, fits: noise(12_000) })
  expect(warnings.map((warning) => warning.slice(0, 10))).toEqual([
    'la page p6',
    'la page p5',
    'la page p4',
    '4 autres p',
  ])
})

test('what a quick compression finds too heavy and the best one does not says nothing', async () => {
  const words = 'Des mots que brotli connaît déjà, comme en écrivent les gens. '
  const html = `${noise(12_600)}${words.repeat(40)}`
  expect(await warningsAbout({ a: html })).toEqual([])
})

test('bytes are those of brotli at its best, with the headers', () => {
  expect(responseBytes('', {})).toBe(responseBytes('', { a: 'b' }) - 'a: b\r\n'.length)
  expect(brotliSize('a'.repeat(10_000))).toBeLessThan(20)
})

test('a very long page is weighed at a quality that does not take seconds', async () => {
  const html = `${noise(160_000)}${'Des mots. '.repeat(2000)}`
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  expect(quick).not.toBe(brotliSize(html))
  const [warning = ''] = await warningsAbout({ a: html })
  const bytes = responseBytes('', headers) - brotliSize('') + quick
  expect(warning.replace(/\s/g, '')).toMatch(new RegExp(`^lapageapèse${bytes}octets`))
})
