import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ADDRESS, FOR_EVER, HASHED_FOLDER, PRIVATE_PATH, privateHeaders, servable } from './host-files.ts'

interface VercelOptions {
  /** The security headers of every response. */
  headers: Readonly<Record<string, string>>
  /** The pages' files, by their paths in the site: `projets/banque.html`. */
  pages: readonly string[]
}

/**
 * Returns the result of a Vercel build (Build Output API, version 3). Vercel reads headers from the repository or from such a result, never
 * from the folder that it serves.
 */
export function vercelConfig({ pages, ...rules }: VercelOptions) {
  const { headers } = servable({ base: '/', ...rules })
  const unknown = pages.filter((page) => basename(page) === '404.html')
  // The folder of a language has its own page for unknown addresses.
  const folders = unknown.map((page) => page.slice(0, -'404.html'.length)).filter((folder) => folder !== '')
  return {
    version: 3,
    routes: [
      { src: '/(.*)', headers, continue: true },
      { src: `/${HASHED_FOLDER}(.*)`, headers: { 'Cache-Control': FOR_EVER }, continue: true },
      { src: `^/${PRIVATE_PATH}`, headers: privateHeaders(headers), continue: true },
      { src: '^/index(?:\\.html)?$', headers: { Location: '/' }, status: 308 },
      { src: `^/(?!(?:.*/)?404\\.html)(${ADDRESS})(?:\\.html|/)$`, headers: { Location: '/$1' }, status: 308 },
      { src: '^/(?!\\.well-known/)(.*/)?\\..*$', dest: '/404.html', status: 404 },
      { handle: 'filesystem' },
      ...folders.map((folder) => ({ src: `^/${folder}.*`, dest: `/${folder}404.html`, status: 404 })),
      { src: '/(.*)', dest: '/404.html', status: 404 },
    ],
    overrides: Object.fromEntries(
      pages.filter((page) => !unknown.includes(page)).map((page) => [page, { path: page.replace(/\.html$/, '') }]),
    ),
  }
}

/**
 * Writes the result of a Vercel build.
 * @param folder `.vercel/output`; its content is replaced
 */
export async function writeVercelOutput(folder: string, site: string, options: VercelOptions): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(site, join(folder, 'static'), { recursive: true, filter: (path) => basename(path) !== '.git' })
  await writeFile(join(folder, 'config.json'), `${JSON.stringify(vercelConfig(options), null, 2)}\n`)
}
