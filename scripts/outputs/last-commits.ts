import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The longest history that is read: a million changes of files. A longer one takes too long, and too much memory. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024
/** Git would fetch a missing object with whatever program the repository names. */
const FETCH_NOTHING = { GIT_ALLOW_PROTOCOL: '', GIT_NO_LAZY_FETCH: '1' }
/** What git tells a hook of the repository that runs it, which may be another one. */
const OF_HOOK = {
  ...{ GIT_DIR: undefined, GIT_WORK_TREE: undefined },
  ...{ GIT_COMMON_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_OBJECT_DIRECTORY: undefined },
}

/**
 * Returns the date (YYYY-MM-DD) of the last commit of each file below a folder, by its path on the disk. Returns none if git is missing or
 * does not know the folder, and in a shallow clone, because its history would make every file look new.
 */
export async function lastCommits(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const place = realpathSync(folder)
    const root = repositoryOf(place)
    const options = { maxBuffer: MAX_OUTPUT_BYTES, env: { ...process.env, ...OF_HOOK, ...FETCH_NOTHING } }
    const git = async (...args: string[]) =>
      (await run('git', ['-C', root, '--literal-pathspecs', ...args], options)).stdout
    if ((await git('rev-parse', '--is-shallow-repository')) !== 'false\n') return new Map()
    const below = relative(root, place).split(sep).join('/') || '.'
    const form = ['-z', '--name-only', '--no-renames', '--no-show-signature', '--format=%x01%cs']
    return datesIn(await git('log', ...form, '--', below), root)
  } catch {
    return new Map()
  }
}

/**
 * Returns the nearest folder with a `.git`. Git itself would also take one that only looks like the inside of a repository: a pull request
 * can bring such a folder, whose settings name programs to run, but it cannot bring a `.git`.
 */
function repositoryOf(folder: string): string {
  if (existsSync(join(folder, '.git'))) return folder
  if (dirname(folder) === folder) throw new Error('There is no repository.')
  return repositoryOf(dirname(folder))
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
