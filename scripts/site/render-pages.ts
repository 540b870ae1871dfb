import type { RenderInput } from '../../src/catalogue/render-input.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'
import { shareOut } from '../disk/threads/share-out.ts'
import type { OwnInput, RenderOrder, RenderShare } from './render-order.ts'

interface RenderOptions extends Omit<RenderOrder, 'shared'> {
  input: RenderInput
  /** Paths below the base, without `.html`; the home page is empty. */
  paths: readonly string[]
  /** Reports progress after each share. */
  onProgress?: (done: number, total: number) => void
}

/** Large shares cost less to send, small ones keep the memory of threads small. */
const SHARE = 50

/** Renders pages in parallel on all processors. Rejects with the first failure; pages that were already written stay. */
export async function renderPages({ input, paths, onProgress, ...order }: RenderOptions): Promise<void> {
  const { projects, surroundings, lists, alternates, ...shared } = input
  let done = 0
  await shareOut<RenderOrder, string, null>({
    module: moduleBeside('render-thread', import.meta.url),
    order: { ...order, shared },
    tasks: paths,
    shareLength: SHARE,
    toShare: (share): RenderShare => ({ paths: share, ...ownInput(input, share) }),
    onShare(_, count) {
      done += count
      onProgress?.(done, paths.length)
    },
  })
}

/** What differs from page to page, of some pages. */
export function ownInput(input: RenderInput, paths: readonly string[]): Pick<RenderInput, OwnInput> {
  const { projects, surroundings, lists, alternates } = input
  const slugs = paths.map((path) => path.replace(/^projets\//, ''))
  return {
    projects: pick(projects, slugs),
    surroundings: pick(surroundings, slugs),
    lists: pick(lists, paths),
    alternates: pick(alternates, paths),
  }
}

function pick<Value>(map: ReadonlyMap<string, Value>, keys: readonly string[]): Map<string, Value> {
  return new Map(
    keys.flatMap((key) => {
      const value = map.get(key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}
