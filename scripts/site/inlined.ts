import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { LAYERS, ROOT, siteStyles } from './vite.ts'

/** What every page carries within itself. */
export interface Inlined {
  /** The style sheet of the whole site, minified, without fonts. */
  css: string
  /** The page script, minified, for a classic `<script>`. */
  script: string
}

export async function buildInlined(): Promise<Inlined> {
  const [styles, scripts] = await Promise.all([bundle('src/styles/all.ts'), bundle('src/pages/page-script.ts')])
  const css = styles.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  const script = scripts.find((file) => file.type === 'chunk')
  if (css?.type !== 'asset' || script?.type !== 'chunk')
    throw new Error('The inlined style sheet or script was not built.')
  const inlined = { css: `@layer ${LAYERS};` + String(css.source).trim(), script: script.code.trim() }
  if (/<\/(script|style)/i.test(inlined.css + inlined.script)) throw new Error('Inlined code would end its element.')
  return inlined
}

/** A small build of one module; nothing is written. */
async function bundle(entry: string): Promise<readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: siteStyles,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: join(ROOT, entry), formats: ['iife'], name: 'page', cssFileName: 'style' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((output) => ('output' in output ? output.output : []))
}
