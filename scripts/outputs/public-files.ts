import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { listFiles, openFileInside } from '../compile/list-files.ts'
import { PUBLISHED_DOTS } from '../compile/read.ts'
import { folderMaker } from '../site/folders.ts'

/**
 * Copies the owner's files into an empty site as they are; of a link inside the folder, the file it leads to. It comes first: what the
 * build writes itself then has the last word.
 * @throws {Error} when something lies there that the check of the content refuses
 */
export async function copyPublicFiles(folder: string, site: string): Promise<void> {
  const makeFolderOf = folderMaker()
  for (const { file, refused, hidden } of listFiles(folder, PUBLISHED_DOTS)) {
    if (hidden) continue
    if (refused !== null) throw new Error(`public/${file} : ${refused}.`)
    const target = join(site, file)
    makeFolderOf(target)
    const source = openFileInside(folder, file)
    await pipeline(createReadStream('', { fd: source }), createWriteStream(target, { flags: 'wx' }))
  }
}
