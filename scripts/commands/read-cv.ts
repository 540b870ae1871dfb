import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { placesOf } from '../disk/place.ts'
import { typefaceSource } from '../fonts/source.ts'
import { cvDiagnostics } from '../outputs/cv/diagnose.ts'
import { readingOf } from '../outputs/cv/reading.ts'
import { drawnCv, ownerOf } from '../outputs/cv-pdf.ts'
import type { CompiledContent, ContentOptions } from './content.ts'

/**
 * Reports content that programs for sorting CVs would miss in the PDF of each CV. A build then finds the PDF files in the cache. A problem
 * that several CVs of one language share is reported once, for the first.
 * @param root `/` or `/dossier/`
 */
export async function readCv(
  { cacheDir }: Pick<ContentOptions, 'cacheDir'>,
  { cvFiles, locate }: CompiledContent,
  root = '/',
): Promise<readonly Diagnostic[]> {
  const catalogues = cvFiles.flatMap(({ catalogue }) => catalogue ?? [])
  const [first] = catalogues
  if (first === undefined || catalogues.length < cvFiles.length) return []
  const typeface = await typefaceSource(first.site.look.typeface, locate)
  const reported = new Map<string, Diagnostic>()
  const places = placesOf(
    catalogues.map(({ site }) => site),
    root,
  )
  for (const [index, { base }] of places.entries()) {
    const [one, files] = [catalogues[index], cvFiles[index]]
    if (!one?.cv || !files?.cv) continue
    const { cv: written, site, targets } = files
    const input = { catalogue: one, typeface, base, cacheDir }
    for (const cv of [undefined, ...one.cvs.filter(({ draft }) => !draft)]) {
      const drawn = await drawnCv(input, cv)
      if (drawn === null) continue
      const target = targets.find(({ target }) => cv && target?.tag === cv.tag) ?? null
      const reading = readingOf(drawn.notes, ownerOf(input, cv), cv ?? one.cv)
      for (const found of cvDiagnostics(reading, { cv: written, site, target })) {
        const { code, file, line, column } = found
        const key = [code, file, line, column].join()
        if (!reported.has(key)) reported.set(key, found)
      }
    }
  }
  return [...reported.values()]
}
