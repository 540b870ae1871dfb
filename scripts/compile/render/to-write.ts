import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import { nameOfFile } from '../contract/file-name.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'

/**
 * Matches what stands in for a text that only the owner can write: « À ÉCRIRE : le résultat. » of `init` and `new`, and what people write
 * themselves. TODO counts only at the start of a line or value, because a text may be about one (« les TODO du code », « TODO list »).
 */
const UNWRITTEN = new RegExp(
  [
    String.raw`(?:À ÉCRIRE|TO WRITE)[^'"\]\n]*`,
    String.raw`(?<=(?:^|[:[{'"«“*_>#\uE000]|^[ \t]*[-+])[ \t]{0,4}(?:\[[ x]\] )?)(?:TODO|FIXME|TO DO|[AÀ] (?:[ÉE]CRIRE|COMPL[ÉE]TER|FAIRE|R[ÉE]DIGER|REMPLIR))(?![\p{L}\p{N}_-]|\.\w|\s+(?:[Ll]ist|[Ll]iste|[Aa]pp|MVC))[^'"\]*\n]{0,200}`,
    String.raw`\b[Ll]orem [Ii]psum(?= [Dd]olor)[^'"\]*\n]{0,200}`,
    String.raw`(?<=(?:^|[:'"«“.!?…\uE000])\s{0,4})Lorem [Ii]psum[^'"\]*\n]{0,200}`,
  ].join('|'),
  'gmu',
)

/** Reports the texts of a header that the owner still has to write. */
export function reportUnwritten(file: ParsedFile, findings: Findings) {
  const withoutRemarks = file.headerText.replace(/^ *#.*$/gm, (remark) => ' '.repeat(remark.length))
  reportUnwrittenIn(withoutRemarks, file, (from, to) => file.headerPlace(from, to), findings)
}

/** Reports the parts of a text that the owner still has to write. */
export function reportUnwrittenIn(
  text: string,
  { path }: Pick<ParsedFile, 'path'>,
  placeBetween: (from: number, to: number) => Place,
  findings: Findings,
) {
  const code = nameOfFile(path).draft ? 'text/draft' : 'text/to-write'
  for (const { 0: actual, index } of text.matchAll(UNWRITTEN))
    findings.add(code, placeBetween(index, index + actual.length), { actual: actual.trim() })
}
