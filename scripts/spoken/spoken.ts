import { withVisibleControl } from './control.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { type SpokenLang, spokenLang } from './lang.ts'
import type { SpokenTexts } from './texts.ts'

const TABLES: Readonly<Record<SpokenLang, SpokenTexts>> = { fr: harmless(fr), en: harmless(en) }

/** Returns a table whose texts do not control the terminal, because a file or its name may hold such characters. */
function harmless<Table extends object>(table: Table): Table {
  const entries = Object.entries(table).map(([key, text]) => {
    if (typeof text === 'function') return [key, (...facts: unknown[]) => withVisibleControl(text(...facts))]
    // A mail is not read in a terminal.
    return [key, typeof text === 'string' || Array.isArray(text) || key === 'mail' ? text : harmless(text)]
  })
  return Object.fromEntries(entries)
}

/**
 * Returns the texts in the language of this run. Must be called for each use, because the language may not be known yet when a module is
 * loaded.
 */
export function spoken(): SpokenTexts {
  return TABLES[spokenLang()]
}
