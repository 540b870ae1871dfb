import { createHash } from 'node:crypto'
import { open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentTypeOf } from './content-types.ts'
import type { Encoding } from './negotiation.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Beyond this the files that were asked for longest ago are forgotten. */
const MEMORY_BYTES = 128 * 1024 * 1024

/** A file as it is served: its bytes, and what was derived from them. */
export interface StoredFile {
  bytes: Buffer
  contentType: string
  compressible: boolean
  /** Strong, a different one for each encoding. */
  etag(encoding: Encoding): string
  encoded(encoding: Encoding): Promise<Buffer>
}

export interface StoredFiles {
  exists(segments: readonly string[]): Promise<boolean>
  /** `null` when there is no such file in the folder. */
  load(segments: readonly string[]): Promise<StoredFile | null>
}

/** The files of one folder, kept in memory until they change on disk. */
export function storedFiles(folder: string): StoredFiles {
  const kept = new Map<string, { stamp: string; file: StoredFile }>()
  let keptBytes = 0

  function keep(path: string, stamp: string, file: StoredFile) {
    forget(path)
    kept.set(path, { stamp, file })
    keptBytes += file.bytes.length
    for (const oldest of kept.keys()) {
      if (keptBytes <= MEMORY_BYTES || oldest === path) break
      forget(oldest)
    }
  }

  function forget(path: string) {
    keptBytes -= kept.get(path)?.file.bytes.length ?? 0
    kept.delete(path)
  }

  return {
    async exists(segments) {
      return (await locate(folder, segments)) !== null
    },
    async load(segments) {
      const path = await locate(folder, segments)
      if (path === null) return null
      const handle = await open(path)
      try {
        // The stamp and the bytes come from one opened file: a build that is swapped in meanwhile cannot mix them.
        const { mtimeNs, size, ino } = await handle.stat({ bigint: true })
        const stamp = `${mtimeNs}-${size}-${ino}`
        const known = kept.get(path)
        const file = known?.stamp === stamp ? known.file : toStoredFile(path, await handle.readFile())
        keep(path, stamp, file)
        return file
      } finally {
        await handle.close()
      }
    },
  }
}

/** The real path of a regular file inside the folder; links that lead out of it do not count. */
async function locate(folder: string, segments: readonly string[]) {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, ...segments))])
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return null
    return (await stat(path)).isFile() ? path : null
  } catch (error) {
    if (isAbsence(error)) return null
    throw error
  }
}

const ABSENCES = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'])

function isAbsence(error: unknown) {
  return error instanceof Error && 'code' in error && ABSENCES.has(String(error.code))
}

function toStoredFile(path: string, bytes: Buffer): StoredFile {
  const { name, text } = contentTypeOf(path)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const encodings = new Map<Encoding, Promise<Buffer>>()
  return {
    bytes,
    contentType: name,
    compressible: text,
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    encoded(encoding) {
      const known = encodings.get(encoding)
      if (known !== undefined) return known
      const result = compress(bytes, encoding)
      encodings.set(encoding, result)
      return result
    },
  }
}

async function compress(bytes: Buffer, encoding: Encoding) {
  switch (encoding) {
    case 'br':
      return compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    case 'gzip':
      return compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION })
    case 'identity':
      return bytes
  }
}
