import { extname } from 'node:path'

interface ContentType {
  name: string
  /** Worth compressing: text, as opposed to what is compressed already. */
  text: boolean
}

const UNKNOWN: ContentType = { name: 'application/octet-stream', text: false }

const TYPES: Readonly<Record<string, ContentType>> = {
  '.atom': text('application/atom+xml'),
  '.avif': binary('image/avif'),
  '.css': text('text/css'),
  '.gif': binary('image/gif'),
  '.html': text('text/html'),
  '.ico': binary('image/x-icon'),
  '.jpeg': binary('image/jpeg'),
  '.jpg': binary('image/jpeg'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.mjs': text('text/javascript'),
  '.pdf': binary('application/pdf'),
  '.png': binary('image/png'),
  '.rss': text('application/rss+xml'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webmanifest': text('application/manifest+json'),
  '.webp': binary('image/webp'),
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
  '.xml': text('application/xml'),
}

/** What a good host says of a file, by its extension. */
export function contentTypeOf(file: string): ContentType {
  return TYPES[extname(file).toLowerCase()] ?? UNKNOWN
}

function text(name: string): ContentType {
  return { name: `${name}; charset=utf-8`, text: true }
}

function binary(name: string): ContentType {
  return { name, text: false }
}
