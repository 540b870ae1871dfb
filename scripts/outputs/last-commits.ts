import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** A longer history takes too long to read. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

/**
 * When each file below a folder was last committed, as YYYY-MM-DD by its path on the disk. Empty where git does not know the folder, is
 * missing, or where the history is cut short: a shallow copy would call every file new.
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

/** The newest commit comes first: a file keeps the date that it is met with first. */
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
