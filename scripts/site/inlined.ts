import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { ROOT } from './root.ts'
import { LAYERS, siteStyles } from './vite.ts'

/** What every page carries within itself. */
export interface Inlined {
  /** The style sheet of the whole site, minified, without fonts. */
  css: string
  /** What must run before the first paint. */
  first: string
  /** The page script, minified, for a classic `<script>`. */
  script: string
}

export async function buildInlined(): Promise<Inlined> {
  const [styles, scripts, firsts] = await Promise.all([
    bundle('src/styles/all.ts'),
    bundle('src/pages/page-script.ts'),
    bundle('src/enhancements/theme-first.ts'),
  ])
  const css = styles.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (css?.type !== 'asset') throw new Error('The inlined style sheet was not built.')
  const inlined = {
    css: `@layer ${LAYERS};${String(css.source).trim()}`,
    first: codeOf(firsts),
    script: codeOf(scripts),
  }
  if (/<\/(script|style)/i.test(Object.values(inlined).join('')))
    throw new Error('Inlined code would end its own element.')
  return inlined
}

function codeOf(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string {
  const chunk = files.find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('An inlined script was not built.')
  return chunk.code.trim()
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
