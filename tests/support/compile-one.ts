import type { Compilation } from '../../scripts/compile/contract/checked.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
import { compile } from './compile.ts'
import { sourcesOf } from './sources.ts'

/** Results of the other files, which do not change. */
const known = new Map<string, NonNullable<ReturnType<CompiledFiles['get']>>>()

/** Compiles one file beside valid ones, which are compiled only once. The links of the payloads lead to the project `banque`. */
export function compileOne(path: string, text: string): Promise<Compilation> {
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
