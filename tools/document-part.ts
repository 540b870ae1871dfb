import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/disk/root.ts'

/** Reads the part of a page of docs/ that a tool writes, between two comments with its name. */
export function readPart(page: string, name: string): string {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8')
  return new RegExp(`<!-- ${name} -->\\s*([\\s\\S]*?)\\s*<!-- /${name} -->`).exec(text)?.[1] ?? ''
}

/** Replaces the part, or appends it to the page when there is none yet. The rest of the page stays. */
export function replacePart(page: string, name: string, part: string): void {
  const file = join(ROOT, 'docs', page)
  const text = readFileSync(file, 'utf8')
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  const whole = `${start}\n\n${part.trim()}\n\n${end}`
  const isThere = from !== -1 && to !== -1
  writeFileSync(
    file,
    isThere ? text.slice(0, from) + whole + text.slice(to + end.length) : `${text.trimEnd()}\n\n${whole}\n`,
  )
}
