import type { RunFiles } from './compile.ts'
import { compileOrSkip } from './compile-file.ts'
import { ParsedFiles } from './parsed-files.ts'

/** Compiles files one after the other in this thread. Loads the parsers, so commands with a pool do not import this file. */
export const runHere: RunFiles = async (tasks) => {
  const parsed = new ParsedFiles()
  for (const { file, sources, onResult } of tasks) onResult(compileOrSkip(file, sources, parsed))
}
