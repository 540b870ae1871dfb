import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import type { ReadFiles } from '../../scripts/proofread/read-file.ts'
import { readOrSkip } from '../../scripts/proofread/read-prose.ts'

/** Reads prose in this thread. */
export const readHere: ReadFiles = async (files, proposals) => {
  const parsed = new ParsedFiles()
  return files.map((file) => {
    const read = readOrSkip(file, parsed, proposals.left)
    proposals.count(read)
    return read
  })
}
