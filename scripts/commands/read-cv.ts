import { sourcesByLanguage } from '../compile/language.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { typefaceSource } from '../fonts/source.ts'
import { cvDiagnostics } from '../outputs/cv/diagnose.ts'
import { readingOf } from '../outputs/cv/reading.ts'
import { cvPdfFile, ownerOf } from '../outputs/cv-pdf.ts'
import { contentOf } from '../outputs/outputs.ts'
import { placesOf } from '../site/place.ts'
import { type CompiledContent, type ContentOptions, readSources } from './content.ts'

/**
 * What programs that sort CVs would miss in the `cv.pdf` of each language. A build finds the files that this makes in the cache.
 * @param root `/` or `/dossier/`
 */
export async function readCv(
  { content, cacheDir }: ContentOptions,
  { catalogue, translations, locate }: CompiledContent,
  root = '/',
): Promise<readonly Diagnostic[]> {
  if (catalogue === null) return []
  const typeface = await typefaceSource(catalogue.site.look.typeface, locate)
  const catalogues = [catalogue, ...translations]
  const sources = sourcesByLanguage(readSources(content))
  const found: Diagnostic[] = []
  for (const [index, { base }] of placesOf(sources, root).entries()) {
    const one = catalogues[index]
    if (!one?.cv) continue
    const input = { catalogue: one, typeface, base, cacheDir }
    const bytes = Buffer.from(await contentOf(cvPdfFile, input))
    found.push(...cvDiagnostics(readingOf(bytes, ownerOf(input), one.cv), sources[index]?.files ?? []))
  }
  return found
}
