import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import { quoted } from '../parse/quoted.ts'
import { textsOfHeader } from '../validate/header-texts.ts'
import { foreignFormInValue } from './foreign/find-forms.ts'

/** Reports values of a header that show a form of another program as it is. */
export function reportForeignValues(file: ParsedFile, findings: Findings) {
  for (const { field, node } of textsOfHeader(file)) {
    const found = foreignFormInValue(node.value)
    if (found === null) continue
    const { form, actual, plain } = found
    const suggestion = plain === '' ? null : quoted(plain)
    const place = file.headerPlace(node.range[0], node.range[1])
    const isHere = ({ line, column }: Place) => line === place.line && column === place.column
    // A list that is written as one text is refused as a whole.
    if (findings.diagnostics.some((one) => one.code === 'value/type' && isHere(one))) continue
    findings.add('value/foreign', place, { field, form, actual, suggestion })
  }
}
