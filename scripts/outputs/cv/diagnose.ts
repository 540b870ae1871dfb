import { type CvFiles, placeInCv } from '../../compile/catalogue/cv-places.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { Findings } from '../../diagnostics/findings.ts'
import type { CvReading } from './reading.ts'

/** Maximum of pages that is usual. */
const MOST_PAGES = 2
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Reports places of the content that a program would miss in the PDF of a CV. */
export function cvDiagnostics({ pages, wrapped, undrawn, broken }: CvReading, files: CvFiles): readonly Diagnostic[] {
  const findings = new Findings()
  const { start } = files.target ?? files.cv
  const placeOf = (field: string) => placeInCv(files, field) ?? start
  const most = files.target?.target?.pages ?? null
  if (most !== null && pages > most) findings.add('cv/too-long', start, { pages, most })
  else if (most === null && pages > MOST_PAGES) findings.add('cv/pages', start, { pages })
  for (const { field, text, letters, instead } of undrawn)
    findings.add('cv/letters', placeOf(field), { field, actual: text, letters, instead })
  for (const { field, text, instead } of broken) {
    const rightToLeft = RIGHT_TO_LEFT.test(text)
    findings.add('cv/unread', placeOf(field), { field, actual: text, instead, rightToLeft })
  }
  for (const { field, text, kept } of wrapped)
    findings.add('cv/title-wraps', placeOf(field), { field, actual: text, kept })
  return findings.diagnostics
}
