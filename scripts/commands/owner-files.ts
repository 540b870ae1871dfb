import { existsSync } from 'node:fs'
import { extname, relative } from 'node:path'

/** The path, or one with a number behind its name when something is there already. */
export function freeName(path: string): string {
  const extension = extname(path)
  const stem = path.slice(0, path.length - extension.length)
  for (let count = 1; ; count++) {
    const name = count === 1 ? path : `${stem}-${count}${extension}`
    if (!existsSync(name)) return name
  }
}

/** As the owner would type it. */
export function shown(path: string): string {
  return relative(process.cwd(), path) || '.'
}
