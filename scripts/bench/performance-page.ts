import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../site/root.ts'

const FILE = join(ROOT, 'docs/performance.md')
const HEADING = `# Performance

Each part of this page is written by the benchmark that its first line names.
`

/** Writes one benchmark's part of docs/performance.md, between its own marks; the other parts stay as they are. */
export function writePerformance(name: string, text: string): void {
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEADING
  writeFileSync(FILE, withPart(page, name, text))
}

export function withPart(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const part = `${start}\n\n${text.trim()}\n\n${end}`
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from === -1 || to === -1) return `${page.trimEnd()}\n\n${part}\n`
  return page.slice(0, from) + part + page.slice(to + end.length)
}
