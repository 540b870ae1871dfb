import { isError } from '../../diagnostics/diagnostic.ts'
import type { Findings } from '../../diagnostics/findings.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import { quoted } from '../parse/quoted.ts'
import { textsOfHeader } from '../validate/header-texts.ts'
import { foreignFormInValue } from './foreign-forms.ts'

/** Reports values of a header that show a form of another program as it is. */
export function reportForeignValues(file: ParsedFile, findings: Findings) {
  for (const { field, node } of textsOfHeader(file)) {
    const found = foreignFormInValue(node.value)
    if (found === null) continue
    const { form, actual, plain } = found
    const suggestion = plain === '' ? null : quoted(plain)
    const place = file.headerPlace(node.range[0], node.range[1])
    // A list that is written as one text is refused as a whole.
    if (findings.diagnostics.some((one) => isError(one) && one.line === place.line && one.column === place.column))
      continue
    findings.add('value/foreign', place, { field, form, actual, suggestion })
  }
}
