import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'
import {
  type HostFilesInput,
  headersAt,
  headersFile,
  headersText,
  omittedHeaders,
  serverFiles,
  vercelFile,
  vercelText,
} from './host-files.ts'

const POLICY = "default-src 'none'; script-src 'self'"
const HEADERS = { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' }
const FOR_EVER = 'public, max-age=31536000, immutable'
/** What no search engine may keep, on every site. */
const PRIVATE = [
  ...['candidatures/*', 'applications/*', 'bewerbungen/*', 'cv-*.pdf', 'cv-*.json'],
  ...['fr', 'en', 'de'].flatMap((lang) => [`${lang}/cv-*.pdf`, `${lang}/cv-*.json`]),
]

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

${PRIVATE.map((path) => `/${path}\n  X-Robots-Tag: noindex\n`).join('\n')}`)
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
      ...PRIVATE.map((path) => ({
        source: `/${path.replace('*', '(.*)')}`,
        headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
      })),
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

test('pages for one reader and files of CVs are not to be kept by search engines, in the rules of every host', () => {
  const training = { headers: { ...HEADERS, 'X-Robots-Tag': 'noai, noimageai' } }
  expect(read('_headers')).toContain('\n/candidatures/*\n  X-Robots-Tag: noindex\n')
  expect(JSON.parse(read('vercel.json', training)).headers).toContainEqual({
    source: '/cv-(.*).pdf',
    headers: [{ key: 'X-Robots-Tag', value: 'noai, noimageai, noindex' }],
  })
  const [, nginx = ''] =
    /set \$site_robots "noai, noimageai";\nif \(\$uri ~ "(.*)"\) { set \$site_robots "noai, noimageai, noindex"; }/.exec(
      read('nginx.conf', training),
    ) ?? []
  const [, caddy = ''] =
    /@private path_regexp (.*)\nheader @private X-Robots-Tag "noai, noimageai, noindex"/.exec(
      read('Caddyfile', training),
    ) ?? []
  expect(read('Caddyfile', training)).toContain(
    `@public not path_regexp ${caddy}\nheader @public X-Robots-Tag "noai, noimageai"`,
  )
  const isPrivate = (path: string) =>
    'X-Robots-Tag' in headersAt(path, { headers: HEADERS }) &&
    [nginx, caddy].every((pattern) => new RegExp(pattern).test(`/${path}`))
  const kept = ['candidatures/k7f3m', 'applications/k7f3m.html', 'cv-lead.pdf', 'en/cv-lead.json']
  expect(kept.filter((path) => !isPrivate(path))).toEqual([])
  const open = [
    '',
    'cv',
    'cv.pdf',
    'cv.json',
    'cv/lead',
    'en/cv.pdf',
    'projets/cv-a.pdf',
    'cv-lead.html',
    'candidatures',
  ]
  expect(open.filter(isPrivate)).toEqual([])
  for (const file of ['nginx.conf', 'Caddyfile']) expect(read(file, training).match(/X-Robots-Tag/g)).toHaveLength(2)
})

test.each([
  'assets/images/a-1b-335.avif',
  'assets/a-1b.webp',
  'assets/bricolage-ext-1b.woff2',
  'assets/chunks/a.1b.js',
  'assets/later-1b.css',
])('%s does without the headers of documents, and with them alone', (path) => {
  const kept = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Cross-Origin-Resource-Policy']
  const { common } = securityHeaders({ styles: [], scripts: [], hsts: null, tracker: null })
  expect(Object.keys(common).filter((name) => !omittedHeaders(path).includes(name))).toEqual(kept)
})

test.each([
  ...['', 'index.html', 'projets', '404.html', 'en/404.html', 'projets/banque.html', 'service-worker.js', 'image.avif'],
  ...[
    'assets/',
    'assets/logo.svg',
    'assets/page.html',
    'assets/page',
    'assets/a.pdf',
    'assets/a.js.html',
    'assets/a.AVIF',
  ],
  ...[
    'en/assets/a.js',
    'assets/../a.js',
    'assets/a.js/',
    'assets/a.js\n',
    'assets/a b.js',
    'assets//a.js',
    'assets/.js/..',
  ],
])('%j may be a document, and keeps all headers', (path) => {
  expect(omittedHeaders(path)).toEqual([])
})

test.each(['/', '/dossier/'])('nginx and Caddy know the same parts of a site in %s', (base) => {
  const part = String.raw`^${base}assets/(?:[\w-]+/)*[\w.-]+\.(?:avif|css|js|webp|woff2)$`
  const [, location = ''] = read('nginx.conf', { base }).split(`location ~ "${part}" {\n`)
  expect(location.split('}')[0]).toBe(`add_header X-Content-Type-Options "nosniff" always;
add_header Cache-Control $site_cache always;
error_page 403 404 405 412 416 500 ${base}404.html;
try_files $uri =404;
`)
  expect(read('Caddyfile', { base })).toContain(`header {
	X-Content-Type-Options "nosniff"
}
@documents {
	not {
		path_regexp ${part}
		file
	}
}
header @documents {
	Content-Security-Policy "${POLICY}"
}
`)
})

test('hosts whose rules can take no header away send all of them with every file', () => {
  const { headers } = JSON.parse(read('vercel.json'))
  expect([headers[0].source, headers[0].headers[0].value]).toEqual(['/(.*)', POLICY])
  expect(read('_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy/)
})

test('our own server sends the same', () => {
  expect(headersAt('candidatures/k7f3m', { headers: HEADERS })).toEqual({ ...HEADERS, 'X-Robots-Tag': 'noindex' })
  expect(headersAt('cv', { headers: HEADERS })).toEqual(HEADERS)
})
