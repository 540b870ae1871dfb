import { existsSync, readFileSync } from 'node:fs'
import { extname, relative } from 'node:path'

/**
 * Returns the path, or one with a number after its name if the path is taken.
 * @param same a file with these bytes is as good as a free name, because a killed command may have written it
 */
export function freeName(path: string, same?: Uint8Array): string {
  const extension = extname(path)
  const stem = path.slice(0, path.length - extension.length)
  for (let count = 1; ; count++) {
    const name = count === 1 ? path : `${stem}-${count}${extension}`
    if (!existsSync(name) || (same && readFileSync(name).equals(same))) return name
  }
}

/** Returns a path as the owner would type it. */
export function shown(path: string): string {
  return relative(process.cwd(), path) || '.'
}
