import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PAGES } from '../../../src/catalogue/pages.ts'
import { ROOT } from '../../disk/root.ts'
import { inOrder } from './character-sheets.ts'
import { islandModules } from './vite.ts'

const PAGES_FOLDER = join(ROOT, 'src/pages')
const LISTS = '/src/pages/projets/index'
/** Island that loads its own styles. The page shows only a frame of it before it starts. */
const BRINGS_STYLES = 'ProjectModal'
/** Files that render the document around every page. */
const FRAME = [join(PAGES_FOLDER, 'Document.tsx'), join(PAGES_FOLDER, '+onRenderHtml.tsx')]

/**
 * Returns the style sheets that each page needs, by its Vike id: those of all modules that it imports, and of its islands except the
 * dialog. Follows imports as a bundler would.
 */
export function pageStyles(): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(PAGES).map((folder) => {
      const seen = new Set<string>()
      for (const file of [...FRAME, join(PAGES_FOLDER, folder, '+Page.tsx')]) follow(file, seen)
      return [`/src/pages/${folder}`, inOrder([...seen].filter((file) => file.endsWith('.scss')))]
    }),
  )
}

/** Returns the style sheets of the project dialog that list pages lack. The dialog loads them with its texts. */
export function dialogStyles(): string[] {
  const seen = new Set<string>()
  follow(join(ROOT, islandModules()[BRINGS_STYLES] ?? ''), seen)
  const ofLists = pageStyles()[LISTS] ?? []
  return inOrder([...seen].filter((file) => file.endsWith('.scss') && !ofLists.includes(file)))
}

function follow(file: string, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return
  seen.add(file)
  if (!/\.tsx?$/.test(file)) return
  const code = readFileSync(file, 'utf8')
  for (const [, target = ''] of code.matchAll(/(?:from |import |import\()'(\.{1,2}\/[^']+)'/g))
    follow(join(dirname(file), target), seen)
  for (const [, island = ''] of code.matchAll(/<Island\s+name="(\w+)"/g)) {
    const module = islandModules()[island]
    if (module !== undefined && island !== BRINGS_STYLES) follow(join(ROOT, module), seen)
  }
}
