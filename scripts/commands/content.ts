import { join } from 'node:path'
import type { Catalogue, ImageReference } from '../../src/catalogue/types.ts'
import { codeVersion } from '../cache/code-version.ts'
import { contentKey } from '../cache/content-cache.ts'
import { openPack } from '../cache/pack.ts'
import { type CompiledFile, compile } from '../compile/compile.ts'
import { type PictureFacts, readContent } from '../compile/read.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withMailFromEnvironment } from '../outputs/mail-provider.ts'
import { PUBLIC_FOLDER, ROOT } from '../site/root.ts'

export interface ContentOptions {
  /** The folder with site.md, cv.md and projets/. */
  content: string
  /** Results are kept in `compiled` below it; safe to delete. */
  cacheDir: string
}

export interface CompiledContent {
  /** `null` when a diagnostic is an error. */
  catalogue: Catalogue<ImageReference, ImageReference> | null
  diagnostics: readonly Diagnostic[]
  /** From `ImageReference.file` to its place on the disk. */
  locate(file: string): string
}

/** Reads and compiles a content folder; the provider's identifiers may come from the environment. Prints nothing. */
export async function compileContent({ content, cacheDir }: ContentOptions): Promise<CompiledContent> {
  const folder = join(cacheDir, 'compiled')
  // Each content folder has packs of its own: what one forgets the other may need.
  const owner = contentKey(content).slice(0, 8)
  const [pictures, files] = await Promise.all([
    openPack<PictureFacts>(folder, `${owner}-pictures`),
    openPack<CompiledFile>(folder, `${owner}-${await compilerVersion()}`),
  ])
  const sources = await readContent(
    { content, public: PUBLIC_FOLDER },
    {
      get: (bytes) => pictures.get(contentKey(bytes)),
      set: (bytes, facts) => pictures.set(contentKey(bytes), facts),
    },
  )
  const { catalogue, diagnostics } = compile(sources, {
    get: ({ path, bytes }) => files.get(contentKey(path, bytes)),
    set: ({ path, bytes }, result) => files.set(contentKey(path, bytes), result),
  })
  await Promise.all([pictures.save(), files.save()])
  return {
    catalogue: catalogue && { ...catalogue, site: withMailFromEnvironment(catalogue.site, process.env) },
    diagnostics,
    locate: (file) => sources.locate(file),
  }
}

let version: Promise<string> | undefined

/** Changes with the compiler's code and with the packages it stands on. */
function compilerVersion(): Promise<string> {
  version ??= codeVersion(
    ['compile', 'diagnostics', 'fields'].map((name) => new URL(`../${name}/`, import.meta.url)),
    [join(ROOT, 'package-lock.json')],
  ).then((hash) => hash.slice(0, 16))
  return version
}

/** Drafts are for the dev server alone. */
export function withoutDrafts<C extends Catalogue<ImageReference, ImageReference>>(catalogue: C): C {
  return { ...catalogue, projects: catalogue.projects.filter(({ draft }) => !draft) }
}
