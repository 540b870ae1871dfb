import { compile } from '../compile/compile.ts'
import { linesOf } from '../compile/parse/lines.ts'
import { byFile, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { fixText } from '../diagnostics/fix.ts'
import { spoken } from '../spoken/spoken.ts'
import type { CompilePool } from './compile-pool.ts'
import { type ProseContent, readSources } from './content.ts'
import { newAddress } from './new.ts'
import { replaceFile } from './replace-file.ts'

/** A syntax error hides later errors, so the content is checked again after each round. */
const FIX_ROUNDS = 5

/**
 * Writes the corrections that leave no choice, and prints how many there were.
 * @param findInProse returns what the proofreader finds
 */
export async function fixContent(
  folder: string,
  pool: CompilePool,
  findInProse: (content: ProseContent) => Promise<readonly Diagnostic[]>,
): Promise<void> {
  let total = 0
  for (let round = 0; round < FIX_ROUNDS; round++) {
    const sources = readSources(folder)
    const { diagnostics: compiled } = await compile(sources, pool)
    const diagnostics = [...compiled, ...(await findInProse({ diagnostics: compiled, sources }))]
    const inFile = byFile(diagnostics)
    let count = 0
    for (const { path, bytes } of sources.files) {
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      // Other encodings could not be written back unchanged.
      if (!Buffer.from(text).equals(bytes)) continue
      const fixed = fixText(
        text,
        (inFile.get(path) ?? []).map((found) => withAddress(found, text)),
      )
      if (fixed.count > 0) await replaceFile(sources.locate(path), fixed.text, bytes)
      count += fixed.count
    }
    total += count
    if (count === 0) break
  }
  console.error(total === 0 ? spoken().check.nothingToFix : spoken().check.fixed(total))
}

/**
 * Completes the correction of a missing address with a secret one, below the first line or after a key without a value. Without a header, or
 * with a text announced below the key (`|`), the owner has to write first.
 */
function withAddress(found: Diagnostic, text: string): Diagnostic {
  if (found.code !== 'application/address-missing') return found
  const { line, endLine, endColumn } = found
  const lines = linesOf(text)
  if (line > 1) {
    const isBeforeRemark = lines[line - 1]?.text.startsWith('#', endColumn - 1)
    return line === endLine ? { ...found, mend: ` ${newAddress()}${isBeforeRemark ? ' ' : ''}` } : found
  }
  if (!/^\uFEFF?---\s*$/.test(lines[0]?.text ?? '')) return found
  return { ...found, line: 2, column: 1, endLine: 2, endColumn: 1, mend: `address: ${newAddress()}\n` }
}
