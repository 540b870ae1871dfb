/** Renders pages in a thread. Each page is written before the next one starts. */
import { basename } from 'node:path/posix'
import { PAGES, pageFile } from '../../src/catalogue/pages.ts'
import { projectPath } from '../../src/catalogue/project-path.ts'
import type { Draw, RenderInput } from '../../src/catalogue/render-input.ts'
import type { Slug } from '../../src/catalogue/types.ts'
import { fileAt } from '../disk/place.ts'
import { writeSiteFiles } from '../disk/site-file.ts'
import type { Renderer } from './code.ts'
import type { RenderOrder, RenderShare } from './render-order.ts'

export async function start({ renderer, site, shared }: RenderOrder) {
  const { renderPage }: Renderer = await import(renderer)
  const { place } = shared
  /**
   * Functions that render further pages of a kind with hundreds of pages. Vike takes as long as React for each page, so it renders only the
   * first of each kind.
   */
  const draws = new Map<string, Draw>()

  async function htmlOf(path: string, input: RenderInput): Promise<string> {
    const { kind, routeParams } = routeOf(path, input)
    const known = draws.get(kind)
    if (known) return known(input, routeParams)
    const { httpResponse, errorWhileRendering, draw } = await renderPage({ urlOriginal: place.root + path, input })
    // Only the page for unknown addresses answers 404.
    if (httpResponse.statusCode !== (path === PAGES._error?.path ? 404 : 200))
      throw errorWhileRendering ?? new Error(`The page « ${path} » answers ${httpResponse.statusCode}.`)
    if (kind !== 'other' && draw) draws.set(kind, draw)
    return httpResponse.body
  }

  return async ({ paths, ...own }: RenderShare): Promise<null> => {
    const input: RenderInput = { ...shared, ...own }
    for (const path of paths) {
      const content = await htmlOf(path, input)
      writeSiteFiles(site, [{ path: fileAt(place, pageFile(path, place.lang)), content }])
    }
    return null
  }
}

/** Returns the parameters that the routes of `src/pages` find in a path. */
function routeOf(path: string, { lists, projects }: RenderInput) {
  if (lists.has(path)) return { kind: 'list', routeParams: { list: path } }
  const slug = basename(path) as Slug
  const isProject = projects.has(slug) && path === projectPath(slug)
  return isProject ? { kind: 'project', routeParams: { slug } } : { kind: 'other', routeParams: {} }
}
