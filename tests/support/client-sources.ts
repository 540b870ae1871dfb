import { relative } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../../scripts/site/root.ts'
import { islandModules, siteStyles } from '../../scripts/site/vite.ts'

/** Builds the islands alone and lists every module in their chunks, relative to the project. */
export async function clientSources(outDir: string): Promise<string[]> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    css: siteStyles,
    build: { outDir, rolldownOptions: { input: islandModules(), preserveEntrySignatures: 'exports-only' } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const modules = outputs.flatMap((output) =>
    'output' in output ? output.output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])) : [],
  )
  return [...new Set(modules.map((id) => relative(ROOT, id.split('?')[0] ?? id).replaceAll('\\', '/')))].sort()
}
