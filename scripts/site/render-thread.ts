/** Renders pages in a thread. Each page is written before the next one starts. */
import { PAGES, pageFile } from '../../src/catalogue/pages.ts'
import type { RenderInput } from '../../src/catalogue/render-input.ts'
import { fileAt } from '../disk/place.ts'
import { writeSiteFiles } from '../disk/site-file.ts'
import type { Renderer } from './code.ts'
import type { RenderOrder, RenderShare } from './render-order.ts'

export async function start({ renderer, site, shared }: RenderOrder) {
  const { renderPage }: Renderer = await import(renderer)
  const { place } = shared

  async function htmlOf(path: string, input: RenderInput): Promise<string> {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: place.root + path, input })
    // Only the page for unknown addresses answers 404.
    if (httpResponse.statusCode !== (path === PAGES._error?.path ? 404 : 200))
      throw errorWhileRendering ?? new Error(`The page « ${path} » answers ${httpResponse.statusCode}.`)
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
