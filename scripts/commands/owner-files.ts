import { existsSync } from 'node:fs'
import { extname, relative } from 'node:path'
import { readPlainFile } from '../disk/list-files.ts'

/**
 * Returns the path, or one with a number after its name if the path is taken.
 * @param same a file with these bytes is as good as a free name, because a killed command may have written it
 */
export function freeName(path: string, same?: Uint8Array): string {
  const extension = extname(path)
  const stem = path.slice(0, path.length - extension.length)
  for (let count = 1; ; count++) {
    const name = count === 1 ? path : `${stem}-${count}${extension}`
    if (!existsSync(name) || (same && holds(name, same))) return name
  }
}

function holds(file: string, bytes: Uint8Array): boolean {
  try {
    return readPlainFile(file, { maxBytes: bytes.length }).equals(bytes)
  } catch {
    return false
  }
}

/** Returns a path as the owner would type it. */
export function shown(path: string): string {
  return relative(process.cwd(), path) || '.'
}
