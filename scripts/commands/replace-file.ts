import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { access, constants, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { spoken } from '../spoken/spoken.ts'

/** Somebody else has written the file since it was read. It keeps what it holds now, because we wrote nothing. */
export class ChangedMeanwhile extends Error {
  constructor(file: string) {
    super(spoken().check.changedMeanwhile(relative(process.cwd(), file)))
    this.name = 'ChangedMeanwhile'
  }
}

/**
 * Writes over a file of the owner: at every moment it is whole, as it was or as it is to be, whatever stops the work. It keeps its mode,
 * and its user where we may give it; of a link it is the target that is written.
 * @param read what the new text was made from
 * @throws {ChangedMeanwhile}
 */
export async function replaceFile(file: string, text: string, read: Uint8Array): Promise<void> {
  const place = await realpath(file)
  await access(place, constants.W_OK)
  await withDraft(place, text, await stat(place), async (draft) => {
    if (!(await readFile(place)).equals(read)) throw new ChangedMeanwhile(file)
    await rename(draft, place)
  })
}

/**
 * Writes a file that is not there yet, whole or not at all.
 * @throws Error with `code` EEXIST when there is one
 */
export async function createFile(file: string, text: string | Uint8Array): Promise<void> {
  await withDraft(file, text, null, async (draft) => {
    // The name is ours from here on; not every disk can link a file to a second name.
    await (await open(file, 'wx')).close()
    await rename(draft, file)
  })
}

/**
 * A hidden file beside the other one holds the text, on the disk itself, before anything else is done. It never stays.
 * @param like whose mode and user it gets
 */
async function withDraft(
  file: string,
  text: string | Uint8Array,
  like: Stats | null,
  work: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = join(dirname(file), `.portfolio-${randomUUID()}`)
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(text)
      // Only an administrator may change the user. This comes first because it may clear bits of the mode.
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
