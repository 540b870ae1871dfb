import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './preview-server.ts'

const DOCUMENT = join(ROOT, 'docs/reliability.md')

/** The parts of docs/reliability.md that a run of tests writes, each between two comments. */
export type Part = 'message' | 'build' | 'nodes'

export function readPart(part: Part): string {
  return pattern(part).exec(readFileSync(DOCUMENT, 'utf8'))?.[1] ?? ''
}

export function replacePart(part: Part, text: string): void {
  const before = readFileSync(DOCUMENT, 'utf8')
  writeFileSync(
    DOCUMENT,
    before.replace(pattern(part), () => `<!-- ${part} -->\n\n${text}\n\n<!-- /${part} -->`),
  )
}

function pattern(part: Part) {
  return new RegExp(`<!-- ${part} -->\\s*([\\s\\S]*?)\\s*<!-- /${part} -->`)
}
