import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import config, { siteStyles } from '../../../vite.config.ts'
import { ROOT } from '../../disk/root.ts'
import { ANY_BASE } from '../built-code.ts'

const ISLANDS_FOLDER = 'src/islands'

/** Returns the module of each island by name: `src/islands/<Name>/<Name>.island.ts`, or `.tsx`. */
export function islandModules(): Record<string, string> {
  const names = readdirSync(join(ROOT, ISLANDS_FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map((entry) => entry.name)
  return Object.fromEntries(names.map((name) => [name, moduleOf(name)]))
}

function moduleOf(island: string): string {
  const module = `${ISLANDS_FOLDER}/${island}/${island}.island.ts`
  return existsSync(join(ROOT, module)) ? module : `${module}x`
}

/** Returns `vite.config.ts` with the settings of a build. */
export function siteConfig(plugins: Plugin[]): InlineConfig {
  const shared = config()
  return { ...shared, configFile: false, base: ANY_BASE, plugins: [...(shared.plugins ?? []), ...plugins] }
}

/** Order of the layers, which must be declared before the first rule. */
export const LAYERS = 'reset, base, components, paper'

export { siteStyles }
