import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import vike from 'vike/plugin'
import type { CSSOptions, InlineConfig, Plugin } from 'vite'
import { ROOT } from './root.ts'

const ISLANDS_FOLDER = 'src/islands'

/** The module of each island by name: `src/islands/<Name>/<Name>.island.tsx`. */
export function islandModules(): Record<string, string> {
  const names = readdirSync(join(ROOT, ISLANDS_FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map((entry) => entry.name)
  return Object.fromEntries(names.map((name) => [name, `${ISLANDS_FOLDER}/${name}/${name}.island.tsx`]))
}

export interface SiteConfigOptions {
  /** `/` or `/dossier/`. */
  base: string
  plugins?: Plugin[]
}

/** What a build and the dev server have in common. */
export function siteConfig({ base, plugins = [] }: SiteConfigOptions): InlineConfig {
  return {
    root: ROOT,
    // The commands hand over everything; vite.config.ts is for tools that look for one.
    configFile: false,
    base,
    logLevel: 'warn',
    publicDir: false,
    plugins: [vike(), ...plugins],
    css: siteStyles,
  }
}

/** The order of the cascade, which must stand before the first rule: with it, no order of files matters. */
export const LAYERS = 'reset, base, components, paper'

export const siteStyles: CSSOptions = { modules: { generateScopedName: scopedName } }

/** Readable in the inspector and the same in every build: `Bar_link`. A component's name is its own in the whole site. */
function scopedName(name: string, file: string): string {
  const component = /([^/\\]+)\.module\.scss/.exec(file)?.[1] ?? 'site'
  return `${component}_${name}`
}
