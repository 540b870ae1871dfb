import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/site/root.ts'
import { withPart } from '../../tests/support/marked-part.ts'

const FILE = join(ROOT, 'docs/performance.md')
const HEADING = `# Performance

Each part of this page is written by the benchmark that its first line names.
`

/** Writes one benchmark's part of docs/performance.md, between its own marks; the other parts stay as they are. */
export function writePerformance(name: string, text: string): void {
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEADING
  writeFileSync(FILE, withPart(page, name, text))
}
