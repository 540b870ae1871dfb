import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The longest history that is read, because a longer one takes too long. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

/**
 * Returns the date (YYYY-MM-DD) of the last commit of each file below a folder, by its path on the disk. Returns none if git is missing or
 * does not know the folder, and in a shallow clone, because its history would make every file look new.
 */
export async function lastCommits(folder: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, ...args], { maxBuffer: MAX_OUTPUT_BYTES })).stdout
  try {
    const [shallow = '', root = ''] = (await git('rev-parse', '--is-shallow-repository', '--show-toplevel')).split('\n')
    if (shallow !== 'false') return new Map()
    const log = await git('log', '-z', '--name-only', '--no-renames', '--format=%x01%cs', '--', '.')
    return datesIn(log, root)
  } catch {
    return new Map()
  }
}

/** Reads the dates. The newest commit comes first, so the first date of a file applies. */
function datesIn(log: string, root: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  let date = ''
  for (const part of log.split('\0')) {
    const entry = part.trim()
    if (entry.startsWith('\u0001')) date = entry.slice(1)
    else if (entry !== '') {
      const path = resolve(join(root, entry))
      if (!dates.has(path)) dates.set(path, date)
    }
  }
  return dates
}
