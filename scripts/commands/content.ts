import type { Catalogue, ImageReference } from '../../src/catalogue/types.ts'
import { compile } from '../compile/compile.ts'
import { readContent } from '../compile/read.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withMailFromEnvironment } from '../outputs/mail-provider.ts'
import { PUBLIC_FOLDER } from '../site/vite.ts'

export interface ContentOptions {
  /** The folder with site.md, cv.md and projets/. */
  content: string
}

export interface CompiledContent {
  /** `null` when a diagnostic is an error. */
  catalogue: Catalogue<ImageReference, ImageReference> | null
  diagnostics: readonly Diagnostic[]
  /** From `ImageReference.file` to its place on the disk. */
  locate(file: string): string
}

/** Reads and compiles a content folder; the provider's identifiers may come from the environment. Prints nothing. */
export async function compileContent({ content }: ContentOptions): Promise<CompiledContent> {
  const sources = await readContent({ content, public: PUBLIC_FOLDER })
  const { catalogue, diagnostics } = compile(sources)
  return {
    catalogue: catalogue && { ...catalogue, site: withMailFromEnvironment(catalogue.site, process.env) },
    diagnostics,
    locate: (file) => sources.locate(file),
  }
}

/** Drafts are for the dev server alone. */
export function withoutDrafts<C extends Catalogue<ImageReference, ImageReference>>(catalogue: C): C {
  return { ...catalogue, projects: catalogue.projects.filter(({ draft }) => !draft) }
}
