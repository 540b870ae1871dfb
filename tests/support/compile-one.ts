import type { Compilation } from '../../scripts/compile/assemble.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
import { compile } from './compile.ts'
import { sourcesOf } from './sources.ts'

/** Of the files beside the one under test, which stay as they are. */
const known = new Map<string, NonNullable<ReturnType<CompiledFiles['get']>>>()

/** Compiles one file after another among good ones, which are compiled once. The project that links of the payloads name is there. */
export function compileOne(path: string, text: string): Compilation {
  const own = `content/${path}`
  return compile(sourcesOf({ 'projets/banque.md': NEIGHBOUR, [path]: text }), {
    get: (file) => (file.path === own ? null : (known.get(file.path) ?? null)),
    set: (file, result) => void (file.path === own || known.set(file.path, result)),
  })
}

const NEIGHBOUR = `---
number: null
title: Banque
technologie: []
category: Personnel
state: NOT_STARTED
---
`
