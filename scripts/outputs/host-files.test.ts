import { expect, test } from 'vitest'
import {
  type HostFilesInput,
  headersAt,
  headersFile,
  headersText,
  readHeadersFile,
  serverFiles,
  vercelFile,
  vercelText,
} from './host-files.ts'

const POLICY = "default-src 'none'; script-src 'self'"
const HEADERS = { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' }
const FOR_EVER = 'public, max-age=31536000, immutable'

function read(path: string, input: Partial<HostFilesInput> = {}) {
  const all = { base: '/', headers: HEADERS, ...input }
  const ours = [
    { path: headersFile.path, content: headersText(all) },
    { path: vercelFile.path, content: vercelText(all) },
  ]
  const file = [...ours, ...serverFiles(all)].find((one) => one.path === path)
  if (file === undefined) throw new Error(`There is no ${path}.`)
  return String(file.content)
}

test('_headers has one rule for all and one for what never changes', () => {
  expect(read('_headers')).toBe(`/*
  Content-Security-Policy: ${POLICY}
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: ${FOR_EVER}
`)
})

test('vercel.json says the same, and asks for addresses without .html', () => {
  expect(JSON.parse(read('vercel.json'))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: '/(.*)',
        headers: [
          { key: 'Content-Security-Policy', value: POLICY },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
        ],
      },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: FOR_EVER }] },
    ],
  })
})

test('the rules of a site in a folder leave the rest of its host alone', () => {
  const base = '/dossier/'
  expect(read('_headers', { base })).toMatch(/^\/dossier\/\*\n/)
  expect(JSON.parse(read('vercel.json', { base })).headers[0].source).toBe('/dossier/(.*)')
  expect(read('nginx.conf', { base })).toContain('error_page 404 /dossier/404.html;')
  expect(read('Caddyfile', { base })).toContain('rewrite @missing /dossier/404.html')
})

test('only the two files that hosts look for are published', () => {
  expect([headersFile, vercelFile].map(({ path }) => path)).toEqual(['_headers', 'vercel.json'])
})

test.each(['/', '/dossier/'])('what _headers says of a site in %s is read back', (base) => {
  expect(readHeadersFile(read('_headers', { base }))).toEqual({ base, headers: HEADERS })
})

test.each(['', 'nothing of the kind', '/*'])('a _headers that says nothing (%j) gives no headers', (text) => {
  expect(readHeadersFile(text)).toEqual({ base: '/', headers: {} })
})

test('pages for one reader are not to be kept by search engines, in the rules of every host', () => {
  const rules = { privateFolder: 'candidatures/' }
  const training = { ...rules, headers: { ...HEADERS, 'X-Robots-Tag': 'noai, noimageai' } }
  expect(read('_headers', rules)).toContain('\n/candidatures/*\n  X-Robots-Tag: noindex\n')
  expect(JSON.parse(read('vercel.json', training)).headers.at(-1)).toEqual({
    source: '/candidatures/(.*)',
    headers: [{ key: 'X-Robots-Tag', value: 'noai, noimageai, noindex' }],
  })
  expect(read('nginx.conf', training)).toContain(`set $site_robots "noai, noimageai";
if ($uri ~ "^/candidatures/") { set $site_robots "noai, noimageai, noindex"; }
add_header X-Robots-Tag $site_robots always;`)
  expect(read('Caddyfile', training)).toContain(`@private path /candidatures/*
header @private X-Robots-Tag "noai, noimageai, noindex"
@public not path /candidatures/*
header @public X-Robots-Tag "noai, noimageai"`)
  for (const file of ['nginx.conf', 'Caddyfile'])
    expect(read(file, training).match(/X-Robots-Tag/g)).toHaveLength(file === 'nginx.conf' ? 1 : 2)
})

test.each(['/', '/dossier/'])('our own server sends the same for a site in %s', (base) => {
  const rules = readHeadersFile(read('_headers', { base, privateFolder: 'candidatures/' }))
  expect(rules).toEqual({ base, headers: HEADERS, privateFolder: 'candidatures/' })
  expect(headersAt('candidatures/k7f3m', rules)).toEqual({ ...HEADERS, 'X-Robots-Tag': 'noindex' })
  expect(headersAt('cv', rules)).toEqual(HEADERS)
})
