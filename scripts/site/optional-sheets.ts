import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import type { StyleNeed, StyleNeeds } from '../../src/catalogue/style-needs.ts'
import type { Catalogue } from '../../src/catalogue/types.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'

/** A style sheet that only some sites need. */
interface OptionalSheet extends StyleNeed {
  /** The path below the root: `src/components/Bar/logo.module.scss`. */
  file: string
}

const COMPONENTS = 'src/components'

/** The optional sheets of all components, which each `needs.ts` names. */
export const OPTIONAL_SHEETS: readonly OptionalSheet[] = (
  await Promise.all(readdirSync(new URL(`../../${COMPONENTS}`, import.meta.url)).map(sheetsOf))
).flat()

async function sheetsOf(component: string): Promise<OptionalSheet[]> {
  const module = moduleBeside(`../../${COMPONENTS}/${component}/needs`, import.meta.url)
  if (!existsSync(module)) return []
  const { needs }: { needs: StyleNeeds } = await import(module.href)
  return Object.entries(needs).map(([path, need]) => ({ ...need, file: posix.join(COMPONENTS, component, path) }))
}

/** The files of the optional sheets for texts. */
export const SHEETS_FOR_TEXTS = OPTIONAL_SHEETS.filter(({ forTexts }) => forTexts).map(({ file }) => file)

/** Returns the files of the optional sheets that the home page of a site needs, or that its other pages need. */
export function neededSheets(content: Catalogue, isHome: boolean): ReadonlySet<string> {
  return new Set(OPTIONAL_SHEETS.filter((sheet) => sheet.isNeeded(content, isHome)).map(({ file }) => file))
}
