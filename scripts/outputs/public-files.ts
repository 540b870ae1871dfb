import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { listFiles, openFileInside } from '../compile/list-files.ts'
import { PUBLISHED_DOTS } from '../compile/read.ts'

/**
 * Copies the owner's files unchanged into an empty site. A link inside the folder becomes a copy of its target. This runs first, so the
 * build's own files replace them.
 * @throws {Error} when the folder holds something that the check of the content refuses
 */
export async function copyPublicFiles(folder: string, site: string): Promise<void> {
  for (const { file, refused, hidden } of listFiles(folder, PUBLISHED_DOTS)) {
    if (hidden) continue
    if (refused !== null) throw new Error(`public/${file} : ${refused}.`)
    const target = join(site, file)
    mkdirSync(dirname(target), { recursive: true })
    const source = openFileInside(folder, file)
    await pipeline(createReadStream('', { fd: source }), createWriteStream(target, { flags: 'wx' }))
  }
}
