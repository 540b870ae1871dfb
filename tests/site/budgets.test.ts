import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin, UserConfig } from 'vite'
import { expect, test } from 'vitest'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import { LIST_LENGTH, projectLists } from '../../src/catalogue/lists.ts'
import { sitePlan } from '../../src/catalogue/site-plan.ts'
import type { Project } from '../../src/catalogue/types.ts'
import { SitePlan } from '../../src/components/SitePlan/SitePlan.tsx'
import { UrlContext } from '../../src/components/Url/Url.ts'
import { WordsContext } from '../../src/components/Words/Words.tsx'
import {
  brotliSize,
  FIRST_ROUND_TRIP_BYTES,
  htmlFiles,
  inlineScripts,
  islandModules,
  readSite,
  responseBytes,
  siteFiles,
} from '../support/built-site.ts'
import { ROOT, SITE_FOLDER } from '../support/preview-server.ts'

const EXECUTED_SCRIPT_BYTES = 2048
/** Of the script in the head, which every first paint waits for. It also answers Back, which may come before the end of the page. */
const HEAD_SCRIPT_BYTES = 376
/** Of the same script, and of the one at the end of the page until it lets the page paint. */
const EARLY_SCRIPT_BYTES = 1024
const LOADER_BYTES = 1024
const MODAL_BYTES = 75 * 1024
/** Of both files, and of the one that every page fetches. */
const FONT_BYTES = { all: 40_000, first: 30_000 }
const SHEET_BYTES = 5 * 1024
/** Before compression. */
const RAW_SHEET_BYTES = { home: 18_200, any: 19_120 }
/** Style sheet, head and scripts. */
const FRAME_BYTES = { home: 7.2 * 1024, any: 7.6 * 1024 }
/** Of the one sheet with what only later states of all pages need. */
const LATER_SHEET_BYTES = 1650
const REACT_GZIP_BYTES = 67 * 1024
const ISLAND_GZIP_BYTES = 14 * 1024
/** On a phone, each further picture takes bandwidth from the first. */
const EAGER_PICTURES = 3

test.each(htmlFiles())('%s fits in one round trip with its headers', (file) => {
  expect(responseBytes(readSite(file))).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES)
})

test.each([10_000, 500 * LIST_LENGTH, 100_000])('the plan of a site of %i projects fits too', (count) => {
  const project = { technologie: [], category: 'Formation' } as unknown as Project
  const plan = sitePlan(projectLists(Array<Project>(count).fill(project)))
  const main = renderToStaticMarkup(
    createElement(
      UrlContext,
      { value: (path: string) => `/${path}` },
      createElement(
        WordsContext,
        { value: FRENCH },
        createElement(SitePlan, {
          plan,
          has: { cv: true, accessibility: true, expires: true, contact: true, pages: [], cvs: [], applications: [] },
        }),
      ),
    ),
  )
  expect(main).toContain(`à ${count}<`)
  // The page also contains the plan of the sample, so it weighs more than a real one.
  const html = readSite('plan-du-site.html').replace('</main>', `${main}</main>`)
  expect(responseBytes(html)).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES)
})

test.each(htmlFiles())('%s executes little script before anyone asks', (file) => {
  const html = readSite(file)
  expect(brotliSize(inlineScripts(html).join('\n'))).toBeLessThanOrEqual(EXECUTED_SCRIPT_BYTES)
  expect(brotliSize(inlineScripts(html.split('<body')[0] ?? '').join(''))).toBeLessThanOrEqual(HEAD_SCRIPT_BYTES)
  // No other script runs: the only one with an address is that of the analytics.
  const addresses = [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, src]) => src)
  expect(addresses).toEqual(['/_vercel/insights/script.js'])
})

test.each(htmlFiles())('%s keeps its style sheet, and all that is no content, small', (file) => {
  const html = readSite(file)
  const kind = /^(?:en|index)\.html$/.test(file) ? 'home' : 'any'
  const [sheet = ''] = /<style>[\s\S]*?<\/style>/.exec(html) ?? []
  const [head = ''] = html.replace(sheet, '').split('<body')
  expect(Buffer.byteLength(sheet)).toBeLessThanOrEqual(RAW_SHEET_BYTES[kind])
  expect(brotliSize(sheet)).toBeLessThanOrEqual(SHEET_BYTES)
  expect(brotliSize(sheet + head + inlineScripts(html).join(''))).toBeLessThanOrEqual(FRAME_BYTES[kind])
})

test('what only a later state needs is in one sheet, which every page names last', () => {
  const named = htmlFiles().map(
    (file) => /<link rel="stylesheet" href="\/([^"]+)"\/><\/body>/.exec(readSite(file))?.[1],
  )
  const sheets = siteFiles().filter((file) => file.endsWith('.css'))
  expect(sheets).toEqual([expect.stringMatching(/^assets\/later-[0-9a-f]{8}\.css$/)])
  expect(new Set(named)).toEqual(new Set(sheets))
  for (const file of htmlFiles()) {
    const html = readSite(file)
    expect(html.match(/rel="?stylesheet/g), file).toHaveLength(1)
    expect(html, file).not.toMatch(/@media print|:popover-open\{|::selection/)
  }
  expect(brotliSize(readSite(`${sheets}`))).toBeLessThanOrEqual(LATER_SHEET_BYTES)
})

test.each(['index.html', 'projets.html', 'projets/banque.html'])('%s asks for few pictures at once', (file) => {
  const pictures = [...readSite(file).matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((tag) => !tag.includes('loading="lazy"')).length).toBeLessThanOrEqual(EAGER_PICTURES)
})

test('a page holds back its first paint until its bar is whole, the home page until its hero is, a short page until all is', () => {
  const waiting = htmlFiles().filter((file) => {
    const page = readSite(file)
    const [bar, ...others] = page.match(/<link rel="expect"[^>]*>/g) ?? []
    const main = /<main id="([^"]+)"/.exec(page)?.[1]
    expect(bar, file).toBe(`<link rel="expect" href="#${main}" blocking="render"/>`)
    expect(page.match(/blocking="render"/g), file).toHaveLength(1 + others.length)
    return others.length > 0
  })
  expect(waiting).toEqual(['404.html', 'en.html', 'en/404.html', 'index.html'])
  for (const file of ['404.html', 'en/404.html'])
    expect(readSite(file)).toMatch(
      /<link rel="expect" href="#fin" blocking="render"\/>.*<\/footer>.*<div id="fin" hidden="">/s,
    )
})

test('the loader of the islands is below 1 KB', async () => {
  expect(brotliSize(await bundle('src/islands/runtime/loader.ts', 'es'))).toBeLessThanOrEqual(LOADER_BYTES)
})

test.each(['page', 'list'])('the script of a %s runs at most 1 KB before the first paint', async (kind) => {
  const waitsForNothing: Plugin = {
    name: 'without-what-comes-later',
    enforce: 'pre',
    // The bundler removes calls without effects, and with them all that only they need.
    load: (id) =>
      id.endsWith('/src/islands/runtime/after-paint.ts')
        ? '/* @__NO_SIDE_EFFECTS__ */ export function afterPaint() {}'
        : null,
  }
  const settings = { plugins: [waitsForNothing], define: { 'location.search': '""' } }
  const early = await bundle(`src/pages/${kind}-script.ts`, 'iife', settings)
  const whole = await bundle(`src/pages/${kind}-script.ts`, 'iife')
  expect(early).toContain('pagereveal')
  expect(early.length).toBeLessThan(whole.length / 2)
  const [head = ''] = inlineScripts(readSite('projets.html').split('<body')[0] ?? '')
  expect(brotliSize(head) + brotliSize(early)).toBeLessThanOrEqual(EARLY_SCRIPT_BYTES)
})

test('the modal with React, floating-ui and all it imports', () => {
  const modules = islandModules(readSite('projets.html'), 'ProjectModal').filter(
    (file) => !/assets\/projets-/.test(file),
  )
  expect(modules.length).toBeGreaterThan(1)
  const total = modules.reduce((sum, file) => sum + brotliSize(readSite(file)), 0)
  expect(total).toBeLessThanOrEqual(MODAL_BYTES)
  const gzipped = modules.map((file) => gzipSync(readSite(file), { level: 9 }).length)
  const react = Math.max(...gzipped)
  expect(react).toBeLessThanOrEqual(REACT_GZIP_BYTES)
  expect(gzipped.reduce((sum, size) => sum + size, 0) - react).toBeLessThanOrEqual(ISLAND_GZIP_BYTES)
})

test('at most two font files, preloaded where every page needs them', () => {
  const fonts = siteFiles().filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBeLessThanOrEqual(2)
  const sizes = fonts.map((file) => statSync(join(SITE_FOLDER, file)).size)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(FONT_BYTES.first)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BYTES.all)
  // Not in the head, because Chromium would delay the first paint until the font is loaded.
  for (const file of htmlFiles()) {
    const [head, body] = readSite(file).split('</head>')
    expect(head).not.toContain('as="font"')
    expect(body).toMatch(/<body><div hidden=""><link rel="preload" href="\/assets\/bricolage-\w+\.woff2" as="font"/)
  }
})

test('what a browser runs imports three packages and no other', () => {
  const sources = ['contact', 'enhancements', 'islands'].flatMap((room) => {
    const folder = join(ROOT, 'src', room)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
  })
  const NAMES = /^(?:import (?!type)[^'\n]*|\} from )'(@[^/']+\/[^/']+|[^.@/'][^/']*)/gm
  const named = sources.flatMap((code) => [...code.matchAll(NAMES)])
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(['@floating-ui/react', 'react', 'react-dom']))
})

/** Bundles one module as the build does, and returns its code. */
async function bundle(file: string, format: 'es' | 'iife', settings: UserConfig = {}): Promise<string> {
  const { build } = await import('vite')
  const result = await build({
    ...{ root: ROOT, configFile: false, logLevel: 'silent', publicDir: false, ...settings },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: join(ROOT, file), formats: [format], name: 'page', fileName: 'code' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error(`${file} was not built.`)
  return output.output[0].code
}
