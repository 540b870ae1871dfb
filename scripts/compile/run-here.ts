import type { RunFiles } from './compile.ts'
import { compileOrSkip } from './compile-file.ts'

/** Compiles files one after the other in this thread. Loads the parsers, so commands with a pool do not import this file. */
export const runHere: RunFiles = async (files, sources, onResult) => {
  for (const file of files) onResult(file, compileOrSkip(file, sources))
}
