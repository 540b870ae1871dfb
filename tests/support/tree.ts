import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Returns the type, mode and hash of each entry of a folder, by path. Does not follow links. */
export function treeOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name)
    const mode = (lstatSync(path).mode & 0o777).toString(8)
    const content = entry.isSymbolicLink()
      ? `link to ${readlinkSync(path)}`
      : entry.isFile()
        ? createHash('sha256').update(readFileSync(path)).digest('hex')
        : 'folder'
    return [relative(folder, path), `${mode} ${content}`] as const
  })
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
