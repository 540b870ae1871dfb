import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { access, constants, link, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ownName } from '../disk/folders.ts'
import { isLink } from '../disk/list-files.ts'
import { spoken } from '../spoken/spoken.ts'
import { UNFINISHED_FILE } from './left-behind.ts'

/** Nothing was written, for a reason that the message tells the owner. */
export class NotWritten extends Error {}

/** Somebody else has written the file since it was read. Its content is kept. */
export class ChangedMeanwhile extends NotWritten {
  constructor(file: string) {
    super(spoken().check.changedMeanwhile(relative(process.cwd(), file)))
    this.name = 'ChangedMeanwhile'
  }
}

/**
 * Refuses to write through a link, because content that others have changed may bring one that leads out of it.
 * @param content the folder that the owner named, which may be a link itself
 * @throws {NotWritten}
 */
export function refuseLinks(content: string, file: string): void {
  for (let path = file; !/^(?:$|\.\.)/.test(relative(content, path)); path = dirname(path))
    if (isLink(path)) throw new NotWritten(spoken().check.isLink(relative(process.cwd(), path)))
}

/**
 * Replaces the content of a file of the owner. The file is complete at every moment, with the old or the new text, even if the process is
 * stopped. Keeps its mode, and its user if permitted. If it is a link, its target is written.
 * @param read the bytes from which the new text was made
 * @throws {ChangedMeanwhile}
 */
export async function replaceFile(file: string, text: string | Uint8Array, read: Uint8Array): Promise<void> {
  const place = await realpath(file)
  await access(place, constants.W_OK)
  await withDraft(place, text, await stat(place), async (draft) => {
    if (!(await readFile(place)).equals(read)) throw new ChangedMeanwhile(file)
    await rename(draft, place)
  })
}

/**
 * Writes a new file completely or not at all.
 * @throws Error with `code` EEXIST if the file exists
 */
export async function createFile(file: string, text: string | Uint8Array): Promise<void> {
  await withDraft(file, text, null, async (draft) => {
    await link(draft, file).catch(async (error: NodeJS.ErrnoException) => {
      if (!NO_LINKS.includes(error.code ?? '')) throw error
      // The name is reserved first on such a disk.
      await (await open(file, 'wx')).close()
      await rename(draft, file)
    })
  })
}

/** Error codes of a disk that has no hard links: FAT, and some disks of other machines. */
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL', 'EMLINK', 'EACCES']

/**
 * Runs `work` with a hidden file beside the other one that contains the text, already flushed to the disk. The hidden file is always
 * removed.
 * @param like the file whose mode and user the hidden one gets
 */
async function withDraft(
  file: string,
  text: string | Uint8Array,
  like: Stats | null,
  work: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = join(dirname(file), ownName(UNFINISHED_FILE) + randomUUID())
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(text)
      // Only an administrator can change the user. Before the mode, because it may clear bits of it.
      if (like !== null) await handle.chown(like.uid, like.gid).catch(() => undefined)
      if (like !== null) await handle.chmod(like.mode)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await work(draft)
  } finally {
    await rm(draft, { force: true })
  }
}
