import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { typefaceSource } from '../fonts/source.ts'
import { cvDiagnostics } from '../outputs/cv/diagnose.ts'
import { readingOf } from '../outputs/cv/reading.ts'
import { cvPdfFile, ownerOf } from '../outputs/cv-pdf.ts'
import { contentOf } from '../outputs/outputs.ts'
import { type CompiledContent, type ContentOptions, readSources } from './content.ts'

/**
 * What programs that sort CVs would miss in `cv.pdf`. A build finds the file that this makes in the cache.
 * @param base `/` or `/dossier/`
 */
export async function readCv(
  { content, cacheDir }: ContentOptions,
  { catalogue, locate }: CompiledContent,
  base = '/',
): Promise<readonly Diagnostic[]> {
  if (!catalogue?.cv) return []
  const typeface = await typefaceSource(catalogue.site.look.typeface, locate)
  const input = { catalogue, typeface, base, cacheDir }
  const bytes = Buffer.from(await contentOf(cvPdfFile, input))
  return cvDiagnostics(readingOf(bytes, ownerOf(input), catalogue.cv), readSources(content).files)
}
