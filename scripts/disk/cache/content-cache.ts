import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** The content of a cache under one key: a few facts, which are plain data, and files. */
export interface CacheEntry<Facts> {
  facts: Facts
  files: readonly Uint8Array[]
}

declare const isWhole: unique symbol

/**
 * A whole hash, SHA-256 in hexadecimal. A part of one is only a string, which no cache takes as a key: anybody makes two files that begin
 * with the same 32 bits within a second, and the one would then be served in the place of the other.
 */
export type ContentKey = string & { readonly [isWhole]: true }

/** Returns the key of a result: the hash of all parts, in order. */
export function contentKey(...parts: readonly (string | Uint8Array)[]): ContentKey {
  const hash = createHash('sha256')
  // Short texts are joined first, because each call of `update` costs more than hashing one.
  let text = ''
  for (const part of parts) {
    text += `${Buffer.byteLength(part)}:`
    if (typeof part === 'string') {
      text += part
    } else {
      hash.update(text).update(part)
      text = ''
    }
  }
  return hash.update(text).digest('hex') as ContentKey
}

/** Returns the hash of a file alone, as other programs and processes compute it. */
export function fileKey(bytes: Uint8Array): ContentKey {
  return createHash('sha256').update(bytes).digest('hex') as ContentKey
}

/**
 * Opens a folder of results. Each key is the hash of everything that the result was made from. The folder may be deleted at any moment, be
 * shared by two builds at once, and hold damaged entries: an entry that does not match its hash counts as absent. `Facts` is the data that
 * the same version of the code wrote, so keys must contain that version.
 */
export function contentCache<Facts>(folder: string) {
  async function read(key: ContentKey): Promise<CacheEntry<Facts> | null> {
    try {
      const bytes = await readAndTouch(join(folder, key))
      const content = bytes.subarray(HASH_BYTES)
      return hashOf(content).equals(bytes.subarray(0, HASH_BYTES)) ? deserialize(content) : null
    } catch {
      return null
    }
  }
  async function write(key: ContentKey, entry: CacheEntry<Facts>): Promise<void> {
    const temporary = join(folder, `${key}.${randomUUID()}`)
    const content = serialize(entry)
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(temporary, Buffer.concat([hashOf(content), content]))
      // A reader sees the whole entry or none. If two builds write the same entry, either may win.
      await rename(temporary, join(folder, key))
    } catch {
      // If the cache cannot be written, the next build takes longer; nothing else happens.
      await rm(temporary, { force: true }).catch(() => {})
    }
  }
  /** Returns the entry, or makes and keeps it. */
  async function readOrMake(key: ContentKey, make: () => Promise<CacheEntry<Facts>>): Promise<CacheEntry<Facts>> {
    const known = await read(key)
    if (known) return known
    const made = await make()
    await write(key, made)
    return made
  }
  return { read, write, readOrMake }
}

/** Opens a cache of single files. */
export function fileCache(folder: string) {
  const cache = contentCache<null>(folder)
  return async (key: ContentKey, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const { files } = await cache.readOrMake(key, async () => ({ facts: null, files: [await make()] }))
    return files[0] ?? new Uint8Array()
  }
}

const HASH_BYTES = 32

function hashOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

/** Reads a file and sets its time to the day on which it was last needed. */
async function readAndTouch(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const now = Date.now()
    const { mtimeMs } = await file.stat()
    if (now - mtimeMs > DAY_MS) await file.utimes(now / 1000, now / 1000).catch(() => {})
    return await file.readFile()
  } finally {
    await file.close()
  }
}

export const DAY_MS = 24 * 60 * 60 * 1000

/** The time after which an entry that nothing has read is removed, because what it was made from has changed. */
export const UNUSED_AFTER_MS = 30 * DAY_MS
const FOLDERS = ['code', 'commands', 'compiled', 'fonts', 'outputs', 'pages', 'pictures', 'share']

/** Removes old entries of all caches, at most once a day. */
export async function removeUnused(cacheDir: string): Promise<void> {
  const marker = join(cacheDir, 'last-clean-up')
  if ((await ageOf(marker)) < DAY_MS) return
  for (const folder of FOLDERS.map((name) => join(cacheDir, name))) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name)
      if ((await ageOf(path)) > UNUSED_AFTER_MS) await rm(path, { recursive: true, force: true }).catch(() => {})
    }
  }
  await writeFile(marker, '').catch(() => {})
}

async function ageOf(path: string): Promise<number> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs
}
