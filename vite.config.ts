import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin as PostcssPlugin } from 'postcss'
import type { Importer } from 'sass'
import vike from 'vike/plugin'
import type { CSSOptions, UserConfig } from 'vite'
import { PALETTE } from './src/styles/palette.ts'

const ROOT = dirname(fileURLToPath(import.meta.url))

/** How the code of the site is built. scripts/code adds what a single build needs. */
export default (): UserConfig => ({
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  plugins: [vike()],
  css: siteStyles,
})

/** `@use 'palette:' as palette` gives a style sheet the colours of src/styles/palette.ts as two maps, `$light` and `$dark`. */
export const paletteImporter = {
  canonicalize: (url: string) => (url === 'palette:' ? new URL(url) : null),
  load: () => ({ syntax: 'scss', contents: Object.entries(PALETTE).map(toSassMap).join('\n') }),
} satisfies Importer<'sync'>

function toSassMap([name, values]: readonly [name: string, values: Readonly<Record<string, string>>]): string {
  const entries = Object.entries(values).map(([role, value]) => `'${role}': ${value}`)
  return `$${name}: (${entries.join(', ')});`
}

/** Puts the rules of a component into their layer. */
const componentLayer: PostcssPlugin = {
  postcssPlugin: 'component-layer',
  Once: (root, { AtRule }) => {
    if (!root.source?.input.file?.endsWith('.module.scss')) return
    root.append(new AtRule({ name: 'layer', params: 'components' }).append(root.nodes))
  },
}

/** Every style sheet can use the tools of src/styles/tools without saying so. */
export const siteStyles = {
  modules: { generateScopedName: scopedName },
  preprocessorOptions: {
    scss: {
      importers: [paletteImporter],
      loadPaths: [join(ROOT, 'src/styles')],
      additionalData: "@use 'tools' as *;\n",
      // `@charset` must not stand in a layer, and pages are UTF-8 in any case.
      charset: false,
    },
  },
  postcss: { plugins: [componentLayer] },
} satisfies CSSOptions

/** Readable in the inspector and the same in every build: `Bar_link`. A component's name is its own in the whole site. */
function scopedName(name: string, file: string): string {
  const component = /([^/\\]+)\.module\.scss/.exec(file)?.[1] ?? 'site'
  return `${component}_${name}`
}
