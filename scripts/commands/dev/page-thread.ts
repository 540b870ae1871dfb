/** Renders pages of the dev server in a thread of its own, which ends when the code changes: Vike keeps the pages that it knows until then. */
import type { RenderInput } from '../../../src/catalogue/render-input.ts'
import { moduleBeside } from '../../disk/threads/module-beside.ts'
import { openPool, type Pool } from '../../disk/threads/pool.ts'
import type { Renderer } from '../../site/code.ts'
import { ownInput } from '../../site/render-pages.ts'

/** A page and what it is rendered from. */
interface LivePage {
  /** Below the base, without `.html`. */
  path: string
  input: RenderInput
}

export type PageThread = Pool<LivePage, string>

/** Opens a thread. @param renderer URL of the module that renders pages */
export function openPageThread(renderer: string): PageThread {
  const pool = openPool<string, LivePage, string>({
    module: moduleBeside('page-thread', import.meta.url),
    order: renderer,
    stay: true,
  })
  // A thread gets a copy of its task.
  return { ...pool, run: ({ path, input }) => pool.run({ path, input: { ...input, ...ownInput(input, [path]) } }) }
}

export async function start(renderer: string) {
  const { renderPage }: Renderer = await import(renderer)
  return async ({ path, input }: LivePage): Promise<string> => {
    const { httpResponse } = await renderPage({ urlOriginal: input.place.root + path, input })
    // If the page cannot be rendered, that is the error page, which reloads itself when the code is mended.
    return httpResponse.body
  }
}
