import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PAGES } from '../../src/catalogue/pages.ts'
import { ROOT } from '../site/root.ts'
import { islandModules } from './vite.ts'

const PAGES_FOLDER = join(ROOT, 'src/pages')
/** Around every page. */
const FRAME = [join(PAGES_FOLDER, 'Document.tsx'), join(PAGES_FOLDER, '+onRenderHtml.tsx')]

/**
 * The style sheets that each page needs, by Vike's id of the page: those of all that it imports, and of the islands it holds, so that
 * no island waits for CSS. Found by following imports, as a bundler would.
 */
export function pageStyles(): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(PAGES).map((folder) => {
      const seen = new Set<string>()
      for (const file of [...FRAME, join(PAGES_FOLDER, folder, '+Page.tsx')]) follow(file, seen)
      return [`/src/pages/${folder}`, [...seen].filter((file) => file.endsWith('.scss')).sort()]
    }),
  )
}

function follow(file: string, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return
  seen.add(file)
  if (!/\.tsx?$/.test(file)) return
  const code = readFileSync(file, 'utf8')
  for (const [, target = ''] of code.matchAll(/(?:from|import) '(\.{1,2}\/[^']+)'/g))
    follow(join(dirname(file), target), seen)
  for (const [, island = ''] of code.matchAll(/<Island\s+name="(\w+)"/g)) {
    const module = islandModules()[island]
    if (module !== undefined) follow(join(ROOT, module), seen)
  }
}
