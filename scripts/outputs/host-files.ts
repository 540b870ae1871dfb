import type { ServingRules } from '../disk/mark.ts'
import type { SiteFile } from '../disk/site-file.ts'
import { LANGUAGES } from '../fields/site-texts/languages.ts'
import { spoken } from '../spoken/spoken.ts'
import { OF_DOCUMENTS } from './headers.ts'
import { heldBy } from './held-by.ts'
import type { Output } from './output.ts'

export interface HostFilesInput extends ServingRules {
  /** The folders of the languages below the root, such as `en/`. Each has its own page for unknown addresses. @default none */
  folders?: readonly string[]
}

type Headers = ServingRules['headers']

/**
 * Returns the rules if the file of every host can hold them. A quotation mark, a backslash, a dollar sign or a brace would be a part of the
 * file's own language, and nginx does not start with a longer value.
 * @throws {Error} otherwise
 */
export function servable<Rules extends ServingRules>(rules: Rules): Rules {
  heldBy('The rules of a host', /^\/[\w./~-]*$/, rules.base)
  for (const [name, value] of Object.entries(rules.headers)) {
    heldBy('The rules of a host', /^[\w-]+$/, name)
    heldBy('The rules of a host', /^(?! )[ !#%-[\]-z|~]{1,4000}(?<! )$/, value)
  }
  return rules
}

/** The header with the rules for crawlers. */
const ROBOTS = 'X-Robots-Tag'
const PRIVATE = 'noindex'

/**
 * The paths that no search engine may keep: pages for one reader, and the files of the CVs of `content/cvs/`, because a file cannot say so
 * itself as a page can. They are the same on every site, in all languages, so that nobody learns from them what a site has.
 */
const PRIVATE_PATHS = [
  ...Object.values(LANGUAGES).map(({ addresses }) => `${addresses.candidatures}/*`),
  ...['', ...Object.keys(LANGUAGES).map((lang) => `${lang}/`)].flatMap((folder) => [
    `${folder}cv-*.pdf`,
    `${folder}cv-*.json`,
  ]),
]

/** The same as a regular expression, for a path below the base. */
export const PRIVATE_PATH = `(?:${PRIVATE_PATHS.map((path) => path.replace('.', String.raw`\.`).replace('*', '.*')).join('|')})$`

/** Returns the headers of a file below the base. */
export function headersAt(path: string, { headers }: Pick<ServingRules, 'headers'>): Headers {
  return isPrivate(path) ? privateHeaders(headers) : headers
}

function isPrivate(path: string): boolean {
  return PRIVATE_PATHS.some((pattern) => {
    const [start = '', end = ''] = pattern.split('*')
    return path.startsWith(start) && path.endsWith(end)
  })
}

/** Returns the headers of a private path. */
export function privateHeaders(headers: Headers): Headers {
  return { ...headers, [ROBOTS]: robotsTag(headers) }
}

/** Returns the rules for crawlers that the private paths have. */
function robotsTag({ [ROBOTS]: ofAll }: Headers): string {
  return ofAll === undefined ? PRIVATE : `${ofAll}, ${PRIVATE}`
}

// The files for Netlify, Cloudflare Pages and Vercel. Each host needs the security headers, addresses without `.html`, 404.html and the
// caching time of each file. Hosts read these two files in the folder that they publish.
export const headersFile = {
  path: '_headers',
  always: true,
  make: headersText,
} satisfies Output
export const vercelFile = {
  path: 'vercel.json',
  always: true,
  make: vercelText,
} satisfies Output

/** The first line of each file that a build wrote, in all languages. */
export const WRITTEN_BY_BUILD = /Écrit par « npm run build »|Written by “npm run build”/

/** Returns the configuration of nginx and Caddy. It goes to a folder beside the site, so that it is not published. */
export function serverFiles(input: HostFilesInput): SiteFile[] {
  return [
    { path: 'nginx.conf', content: nginxText(input) },
    { path: 'Caddyfile', content: caddyText(input) },
  ]
}

export function serverFolder(site: string): string {
  return `${site}.serveur`
}

/** A folder of the site in which every name contains a hash of the content. */
export const HASHED_FOLDER = 'assets/'
export const FOR_EVER = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'

/**
 * The parts of a page that run nothing when they are opened: pictures, fonts, and style sheets and modules, which a browser shows as text. Any other file
 * can be a document, even an SVG.
 */
const PART = /^assets\/(?:[\w-]+\/)*[\w.-]+\.(?:avif|css|js|webp|woff2)$/

/** Returns the headers that are not sent with a file. The path is below the base. */
export function omittedHeaders(path: string): readonly string[] {
  return PART.test(path) ? OF_DOCUMENTS : []
}

/** Returns that pattern for the rules of a server. */
function partBelow(base: string): string {
  return `^${escaped(base)}${PART.source.slice(1).replaceAll('\\/', '/')}`
}

/** Files for hosts, which nginx and Caddy would serve otherwise. */
const REFUSED_FILES = [headersFile.path, vercelFile.path]

/** A plain page address below the base: it can neither name another host nor contain a line break. */
export const ADDRESS = String.raw`(?:[\w.-]+/)*[\w.-]+`

/**
 * Returns the rules for Netlify and Cloudflare Pages. Both join two rules for one header, so only the default of Cache-Control is
 * overridden. No rule can remove a header, so parts also have those of documents (docs/decisions/pages.md).
 */
export function headersText(rules: ServingRules): string {
  const { base, headers } = servable(rules)
  const rule = (path: string, lines: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const all = [
    rule(`${base}*`, headers),
    rule(`${base}${HASHED_FOLDER}*`, { 'Cache-Control': FOR_EVER }),
    ...PRIVATE_PATHS.map((path) => rule(base + path, { [ROBOTS]: PRIVATE })),
  ]
  return all.join('\n')
}

export function vercelText(rules: ServingRules): string {
  const { base, headers } = servable(rules)
  const rule = (source: string, lines: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(lines).map(([key, value]) => ({ key, value })),
  })
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule(`${base}(.*)`, headers),
      rule(`${base}${HASHED_FOLDER}(.*)`, { 'Cache-Control': FOR_EVER }),
      ...PRIVATE_PATHS.map((path) => rule(base + path.replace('*', '(.*)'), { [ROBOTS]: robotsTag(headers) })),
    ],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

function nginxText(input: HostFilesInput): string {
  const { base, headers, folders = [] } = servable(input)
  const { [ROBOTS]: ofAll = '', ...others } = headers
  const addHeader = (name: string, value: string) => `add_header ${name} "${value}" always;`
  // nginx does not send a header without a value.
  return `# ${spoken().build.nginx}
${lines(others, addHeader)}
set $site_robots "${ofAll}";
if ($uri ~ "^${escaped(base)}${PRIVATE_PATH}") { set $site_robots "${robotsTag(headers)}"; }
add_header ${ROBOTS} $site_robots always;
set $site_cache "${REVALIDATED}";
if ($uri ~ "^${escaped(base)}${HASHED_FOLDER}") { set $site_cache "${FOR_EVER}"; }
add_header Cache-Control $site_cache always;
charset utf-8;
charset_types text/css text/plain text/xml application/javascript application/json application/rss+xml application/xml image/svg+xml;
gzip on;
gzip_vary on;
gzip_types text/css text/plain text/xml application/javascript application/json application/rss+xml application/xml image/svg+xml;
disable_symlinks if_not_owner from=$document_root;
error_page 404 ${base}404.html;
if ($request_uri ~ "^${escaped(base)}index(?:\\.html)?(\\?.*)?$") { return 308 ${base}$1; }
if ($request_uri ~ "^${escaped(base)}(?!404\\.html)(${ADDRESS})(?:\\.html|/)(\\?.*)?$") { return 308 ${base}$1$2; }
location = ${base} { try_files ${base}index.html =404; }
location = ${base}404 { return 404; }
location = ${base}404.html { internal; }
${REFUSED_FILES.map((file) => `location = ${base}${file} { return 404; }`).join('\n')}
location ~ "/\\.(?!well-known/)" { return 404; }
location ${base} { try_files $uri $uri.html =404; }
location ~ "${partBelow(base)}" {
${lines(ofPart(headers), addHeader)}
add_header Cache-Control $site_cache always;
error_page 403 404 405 412 416 500 ${base}404.html;
try_files $uri =404;
}
${folders
  .map((folder) => base + folder)
  .map(
    (own) => `location = ${own}404 { error_page 404 ${own}404.html; return 404; }
location = ${own}404.html { internal; }
location ${own} { error_page 404 ${own}404.html; try_files $uri $uri.html =404; }
`,
  )
  .join('')}`
}

function caddyText(input: HostFilesInput): string {
  const { base, headers, folders = [] } = servable(input)
  const { [ROBOTS]: ofAll, ...others } = headers
  const matcher = `path_regexp ^${escaped(base)}${PRIVATE_PATH}`
  const robots = `@private ${matcher}
header @private ${ROBOTS} "${robotsTag(headers)}"
${ofAll === undefined ? '' : `@public not ${matcher}\nheader @public ${ROBOTS} "${ofAll}"\n`}`
  const parts = `path_regexp ${partBelow(base)}\n\t\tfile`
  const addHeader = (name: string, value: string) => `\t${name} "${value}"`
  return `# ${spoken().build.caddy}
header {
${lines(ofPart(others), addHeader)}
}
@documents {
\tnot {
\t\t${parts}
\t}
}
header @documents {
${lines(ofDocument(headers), addHeader)}
}
${robots}@hashed path ${base}${HASHED_FOLDER}*
header @hashed Cache-Control "${FOR_EVER}"
@revalidated not path ${base}${HASHED_FOLDER}*
header @revalidated Cache-Control "${REVALIDATED}"
encode zstd gzip
map {query} {site_query} {
\t~(.+) "?\${1}"
\tdefault ""
}
@index path ${base}index ${base}index.html
redir @index ${base}{site_query} 308
@spelling {
\tpath_regexp spelling ^${escaped(base)}(${ADDRESS})(?:\\.html|/)$
\tnot path ${base}404.html ${base}index.html
}
redir @spelling ${base}{re.spelling.1}{site_query} 308
@refused {
\tpath */.* ${[...['', ...folders].flatMap((folder) => [`${folder}404`, `${folder}404.html`]), ...REFUSED_FILES].map((file) => base + file).join(' ')}
\tnot path ${base}.well-known/*
}
error @refused 404
try_files {path} {path}.html
file_server {
\tdisable_canonical_uris
}
handle_errors {
\theader Cache-Control "${REVALIDATED}"
${['', ...folders].map((folder, index) => missingIn(folder, index, { base, folders })).join('')}\tfile_server
}
`
}

/** Returns the rule of Caddy for a 404 in the folder of a language, or outside all of them. */
function missingIn(folder: string, index: number, { base, folders }: { base: string; folders: readonly string[] }) {
  const all = folders.map((own) => `${base}${own}*`).join(' ')
  const place = folder === '' ? (all ? `\t\tnot path ${all}\n` : '') : `\t\tpath ${base}${folder}*\n`
  const name = `@missing${index || ''}`
  return `\t${name} {\n\t\texpression {err.status_code} == 404\n${place}\t}\n\trewrite ${name} ${base}${folder}404.html\n`
}

function ofPart(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_DOCUMENTS.includes(name)))
}

function ofDocument(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => OF_DOCUMENTS.includes(name)))
}

function lines(headers: Headers, write: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n')
}

/** Escapes the base for a regular expression. */
function escaped(base: string): string {
  return base.replace(/[^\w/-]/g, String.raw`\$&`)
}
