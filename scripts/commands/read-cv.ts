import type { Cv } from '../../src/catalogue/types.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { placesOf } from '../disk/place.ts'
import { typefaceSource } from '../fonts/source.ts'
import type { CvOwner } from '../outputs/cv/contact.ts'
import { cvDiagnostics } from '../outputs/cv/diagnose.ts'
import { readingOf } from '../outputs/cv/reading.ts'
import { cvPdfFile, ownerOf, targetPdfFile } from '../outputs/cv-pdf.ts'
import { contentOf } from '../outputs/outputs.ts'
import type { CompiledContent, ContentOptions } from './content.ts'

/**
 * Reports content that programs for sorting CVs would miss in the PDF of each CV. A build then finds the PDF files in the cache. A problem
 * that several CVs of one language share is reported once, for the first.
 * @param root `/` or `/dossier/`
 */
export async function readCv(
  { cacheDir }: Pick<ContentOptions, 'cacheDir'>,
  { catalogue, translations, cvFiles, locate }: CompiledContent,
  root = '/',
): Promise<readonly Diagnostic[]> {
  if (catalogue === null) return []
  const typeface = await typefaceSource(catalogue.site.look.typeface, locate)
  const catalogues = [catalogue, ...translations]
  const reported = new Map<string, Diagnostic>()
  const places = placesOf(
    catalogues.map(({ site }) => site),
    root,
  )
  for (const [index, { base }] of places.entries()) {
    const one = catalogues[index]
    const files = cvFiles[index]
    if (!one?.cv || !files?.cv) continue
    const { cv: written, site, targets } = files
    const input = { catalogue: one, typeface, base, cacheDir }
    const readOne = async (output: typeof cvPdfFile, owner: CvOwner, cv: Cv, tag: string | null) => {
      const bytes = Buffer.from(await contentOf(output, input))
      const target = targets.find((one) => tag !== null && one.target?.tag === tag) ?? null
      for (const found of cvDiagnostics(readingOf(bytes, owner, cv), { cv: written, site, target })) {
        const { code, file, line, column } = found
        const key = [code, file, line, column].join()
        if (!reported.has(key)) reported.set(key, found)
      }
    }
    await readOne(cvPdfFile, ownerOf(input), one.cv, null)
    for (const cv of one.cvs) if (!cv.draft) await readOne(targetPdfFile(cv), ownerOf(input, cv), cv, cv.tag)
  }
  return [...reported.values()]
}
