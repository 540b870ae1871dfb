import type { RunFiles } from './compile.ts'
import { compileFile } from './compile-file.ts'

/** Compiles files one after the other in this thread. Loads the parsers, so commands with a pool do not import this file. */
export const runHere: RunFiles = async (files, sources, onResult) => {
  for (const file of files) onResult(file, compileFile(file, sources))
}
