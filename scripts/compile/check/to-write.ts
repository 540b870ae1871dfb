import type { Findings } from '../../diagnostics/findings.ts'
import { nameOfFile } from '../contract/file-name.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'

/** The placeholder of `init` and `new` for texts that only the owner can write, in each language: « À ÉCRIRE : le résultat. » */
const UNWRITTEN = /(?:À ÉCRIRE|TO WRITE)[^'"\]\n]*/g

/** Reports the texts that the owner still has to write. */
export function reportUnwritten(file: ParsedFile, findings: Findings) {
  const { path, body, bodyStart, headerText, places } = file
  const code = nameOfFile(path).draft ? 'text/draft' : 'text/to-write'
  const withoutRemarks = headerText.replace(/^ *#.*$/gm, (remark) => ' '.repeat(remark.length))
  for (const { 0: actual, index } of withoutRemarks.matchAll(UNWRITTEN))
    findings.add(code, file.headerPlace(index, index + actual.length), { actual })
  for (const { 0: actual, index } of body.matchAll(UNWRITTEN))
    findings.add(code, places.between(bodyStart + index, bodyStart + index + actual.length), { actual })
}
