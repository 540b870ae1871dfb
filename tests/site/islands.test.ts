import { mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { islandModules as definedIslands, siteStyles } from '../../scripts/site/code/vite.ts'
import { htmlFiles, inlineScripts, islandModules, readSite, siteFiles } from '../support/built-site.ts'
import { runCommand } from '../support/content-folder.ts'
import { ROOT } from '../support/preview-server.ts'

const ISLANDS = ['ContactForm', 'MobileDrawer', 'ProjectModal']

test('there are three islands', () => {
  expect(Object.keys(definedIslands()).sort()).toEqual(ISLANDS)
})

test('the only JavaScript of the site is what an island is made of, and the texts of the list', () => {
  const named = new Set(
    htmlFiles().flatMap((file) => ISLANDS.flatMap((island) => islandModules(readSite(file), island))),
  )
  const scripts = siteFiles().filter((file) => file.endsWith('.js'))
  expect(scripts.filter((file) => !named.has(file))).toEqual([])
  expect([...named].filter((file) => file !== '' && !scripts.includes(file))).toEqual([])
})

test('no page carries React in itself', () => {
  for (const file of htmlFiles()) {
    for (const script of inlineScripts(readSite(file))) expect(script).not.toMatch(/\breact|useState|hydrateRoot/i)
  }
})

test('the modules of the islands ask to be compiled while they arrive, in their first line', () => {
  const files = ISLANDS.flatMap((island) => islandModules(readSite('contact.html') + readSite('projets.html'), island))
  const code = files.filter((file) => !/assets\/projets-/.test(file))
  expect(code.length).toBeGreaterThan(3)
  for (const file of code) expect(readSite(file).split('\n')[0], file).toBe('//# allFunctionsCalledOnLoad')
})

test('each island is named on the pages that have it, with React among its modules', () => {
  const expected: Record<string, string[]> = {
    'index.html': ['MobileDrawer'],
    'projets.html': ['MobileDrawer', 'ProjectModal'],
    'contact.html': ['ContactForm', 'MobileDrawer'],
    'projets/banque.html': ['MobileDrawer'],
    '404.html': ['MobileDrawer'],
  }
  for (const [file, islands] of Object.entries(expected)) {
    const found = [...readSite(file).matchAll(/data-island="(\w+)"/g)].map(([, name]) => name).sort()
    expect(found, file).toEqual(islands)
    for (const island of islands) {
      const code = islandModules(readSite(file), island)
        .map((module) => readSite(module))
        .join('\n')
      expect(code, island).toContain('hydrateRoot')
    }
  }
})

/** The sources that a browser can load, from the module graph of the client build. */
let sources: string[] = []
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(join(ROOT, '.cache/sources-'))
  sources = await clientSources(folder)
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the React code a browser can get is the islands and what they import', () => {
  const ours = sources.filter((file) => file.startsWith('src/'))
  expect(ours.length).toBeGreaterThan(10)
  for (const file of ours) expect(file).toMatch(/^src\/(islands|components|contact|catalogue|styles)\//)
  // Code that only renders pages never reaches a browser.
  expect(
    ours.filter((file) => /pages\/|head\/|Island\.tsx|render-input|Layout|Hero|Footer|Stack|loader\.ts/.test(file)),
  ).toEqual([])
  const packages = new Set(sources.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []))
  const known = /^(@floating-ui\/(core|dom|react|react-dom|utils)|react|react-dom|scheduler|tabbable)$/
  expect([...packages].filter((name) => !known.test(name))).toEqual([])
})

test('a build prints no warning but those for the owner', () => {
  const { output } = runCommand(['check'])
  expect(output).toContain('0 erreur, 0 avertissement')
})

/** Builds the islands alone and lists every module in their chunks, relative to the project. */
async function clientSources(outDir: string): Promise<string[]> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    css: siteStyles,
    build: { outDir, rolldownOptions: { input: definedIslands(), preserveEntrySignatures: 'exports-only' } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const modules = outputs.flatMap((output) =>
    'output' in output ? output.output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])) : [],
  )
  return [...new Set(modules.map((id) => relative(ROOT, id.split('?')[0] ?? id).replaceAll('\\', '/')))].sort()
}
