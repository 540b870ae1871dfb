import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { spoken } from '../spoken/spoken.ts'
import { builtEntries } from './built-entries.ts'
import { isDraft, KEPT, restoreFolder } from './folders.ts'
import { DESKTOP_LITTER } from './list-files.ts'
import { realPlace, refusalToReplace } from './places.ts'
import { HOME } from './root.ts'

interface TargetOptions {
  content: string
  /** Whether other files of the folder may be replaced. */
  replace: boolean
  cacheDir: string
}

/**
 * Returns why no site may be built there, or `null`. First restores a folder that a killed build had moved aside.
 * @param isOurs whether a build can write an entry of this name at the top of a site
 */
export async function refusalOf(
  out: string,
  { content, replace, cacheDir }: TargetOptions,
  isOurs: (name: string) => boolean,
): Promise<string | null> {
  const shown = relative(process.cwd(), out) || '.'
  const refused = (reason: string) => spoken().build.cannotReplace(shown, reason)
  const reason = await refusalToReplace(out, [join(HOME, 'content'), content])
  if (reason !== null) return refused(reason)
  await restoreFolder(out)
  const place = await realPlace(out)
  const kind = await kindOf(place)
  if (kind === 'missing') return null
  if (kind === 'file') return refused(spoken().build.notAFolder)
  const built = replace ? 'all' : await builtEntries(place, cacheDir, isOurs)
  if (built === 'all') return null
  const known = [...KEPT, ...built]
  const others = (await readdir(place)).filter(
    (name) => !known.includes(name) && !DESKTOP_LITTER.test(name) && !isDraft(name, place),
  )
  if (others.length === 0) return null
  const some = others.length > SHOWN ? [...others.slice(0, SHOWN), '…'] : others
  return refused(spoken().build.otherThings(some, KEPT))
}

const SHOWN = 3

async function kindOf(place: string): Promise<'folder' | 'file' | 'missing'> {
  try {
    return (await stat(place)).isDirectory() ? 'folder' : 'file'
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return 'missing'
    // A part of the path is a file, or a link to itself.
    if (code === 'ENOTDIR' || code === 'ELOOP') return 'file'
    throw error
  }
}
