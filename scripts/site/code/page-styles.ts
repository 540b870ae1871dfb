import { join } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { PAGES } from '../../../src/catalogue/pages.ts'
import { ROOT } from '../../disk/root.ts'
import { inOrder } from './character-sheets.ts'
import { styleSheetOf } from './styles.ts'

/** The module that draws the dialog of a project. The page shows only a frame of it before it starts. */
export const DIALOG_MODULE = 'src/islands/ProjectModal/dialog.tsx'

/** The style sheets that the site's modules import. */
export interface ImportedStyles {
  /** Those of each page by Vike's id, with the document around it. */
  pages: Record<string, readonly string[]>
  dialog: readonly string[]
}

/** Makes a plugin that notes in `styles` which sheets the bundler found. */
export function importedStyles(styles: ImportedStyles): Plugin {
  return {
    name: 'portfolio:imported-styles',
    generateBundle() {
      if (this.environment.name === 'client') styles.dialog = sheetsFrom([DIALOG_MODULE], this)
      else
        for (const folder of Object.keys(PAGES)) {
          const page = `src/pages/${folder}`
          styles.pages[`/${page}`] = sheetsFrom(['src/pages/+onRenderHtml.tsx', `${page}/+Page.tsx`], this)
        }
    },
  }
}

/** @throws for a module that is not in the bundle */
function sheetsFrom(modules: readonly string[], bundle: Rolldown.PluginContext): string[] {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    bundle.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const module of modules) {
    const id = normalizePath(join(ROOT, module))
    if (bundle.getModuleInfo(id) === null) throw new Error(`${module} is in no bundle.`)
    visit(id)
  }
  return inOrder([...seen].flatMap((id) => styleSheetOf(id) ?? []))
}
