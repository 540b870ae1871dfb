import { CASE_NAMES, findIn, readCase } from '../../tests/support/cases.ts'
import type { Example } from './diagnostics.ts'

/** Reads the case of a code, the plain one where there are several. */
export async function exampleOf(code: string): Promise<Example> {
  const plain = code.replace('/', '.')
  const name = CASE_NAMES.find((name) => name === plain) ?? CASE_NAMES.find((name) => name.startsWith(`${plain}--`))
  if (name === undefined) throw new Error(`No case shows ${code}.`)
  const { input, mended, expected } = readCase(name)
  return {
    path: input.path,
    input: input.bytes?.toString('utf8') ?? null,
    mended: mended.text,
    diagnostics: await findIn(input.sources, expected),
  }
}
