import { isNode } from 'yaml'
import { migrateHeader } from '../../compile/migrate.ts'
import { parseFile } from '../../compile/parse.ts'
import type { SourceFile } from '../../compile/source.ts'
import { type Diagnostic, type Place, startOf } from '../../diagnostics/diagnostic.ts'
import { Findings } from '../../diagnostics/findings.ts'
import type { CvReading } from './reading.ts'

/** Two pages are usual at most. */
const MOST_PAGES = 2
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/**
 * Says at which places of the content a program would miss something in `cv.pdf`.
 * @param files the content's, of which it needs `cv.md` and `site.md`
 */
export function cvDiagnostics(
  { pages, wrapped, undrawn, broken }: CvReading,
  files: readonly SourceFile[],
): readonly Diagnostic[] {
  const findings = new Findings()
  const placeOf = placesIn(files)
  const start = startOf(files.find(({ kind }) => kind === 'cv')?.path ?? 'cv.md')
  if (pages > MOST_PAGES) findings.add('cv/pages', start, { pages })
  for (const { field, text, letters, instead } of undrawn)
    findings.add('cv/letters', placeOf(field) ?? start, { field, actual: text, letters, instead })
  for (const { field, text, instead } of broken) {
    const rightToLeft = RIGHT_TO_LEFT.test(text)
    findings.add('cv/unread', placeOf(field) ?? start, { field, actual: text, instead, rightToLeft })
  }
  for (const { field, text, kept } of wrapped)
    findings.add('cv/title-wraps', placeOf(field) ?? start, { field, actual: text, kept })
  return findings.diagnostics
}

/** Finds where a text of the CV is written: its key, or else what contains it, in `cv.md` or in `site.md`. */
function placesIn(files: readonly SourceFile[]): (field: string) => Place | null {
  const parse = () =>
    files.flatMap((source) => {
      const file = source.kind === 'cv' || source.kind === 'site' ? parseFile(source, new Findings()) : null
      if (file !== null) migrateHeader(file, new Findings())
      return file ?? []
    })
  // Only when something is to be told, because it takes as long as the reading of the PDF.
  let known: ReturnType<typeof parse> | undefined
  return (field) => {
    known ??= parse()
    const parsed = known
    const [key = '', ...rest] = field.split(/[.[\]]+/).filter(Boolean)
    const isBody = key === 'profile'
    const cv = parsed.find(({ kind }) => kind === 'cv')
    if (isBody) return cv ? cv.places.between(cv.bodyStart, cv.bodyStart + cv.body.length) : null
    const file = cv?.header.has(key) ? cv : parsed.find(({ kind, header }) => kind === 'site' && header.has(key))
    for (let path = [key, ...rest]; path.length > 0; path = path.slice(0, -1)) {
      const node = file?.header.getIn(path, true)
      if (file && isNode(node) && node.range) return file.headerPlace(node.range[0], node.range[1])
    }
    return null
  }
}
