import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPart } from './marked-part.ts'
import { ROOT } from './preview-server.ts'

const DOCUMENT = join(ROOT, 'docs/reliability.md')

/** The parts of docs/reliability.md that a run of tests writes, each between two comments. */
export type Part = 'message' | 'build' | 'nodes'

export function readPart(part: Part): string {
  const pattern = new RegExp(`<!-- ${part} -->\\s*([\\s\\S]*?)\\s*<!-- /${part} -->`)
  return pattern.exec(readFileSync(DOCUMENT, 'utf8'))?.[1] ?? ''
}

export function replacePart(part: Part, text: string): void {
  writeFileSync(DOCUMENT, withPart(readFileSync(DOCUMENT, 'utf8'), part, text))
}
