import { existsSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isLeftBehind, ownName, removeIfAllowed } from '../disk/folders.ts'
import { freeName } from './owner-files.ts'

/** How the names of files and folders begin that are not finished yet. Git ignores them (`_gitignore`). */
export const UNFINISHED_FILE = '.portfolio-'
export const UNFINISHED_FOLDER = '.contenu-'

/** Returns where a content waits for its new name while another one takes its place. */
export function waitingPlace(content: string): string {
  return join(dirname(content), `${ownName(waitingPrefix(content))}${Date.now()}`)
}

function waitingPrefix(content: string): string {
  return `.avant-${basename(content)}-`
}

/**
 * Ends what a killed command left: a content that waits for its new name goes back, or gets that name if another one is in its place;
 * unfinished files and folders are removed. What cannot be moved or removed stays as it is, because the next command tries again.
 * @param today the date in the name of a content that was replaced: YYYY-MM-DD
 */
export function endKilledWork(content: string, today: string): void {
  const parent = dirname(content)
  for (const name of namesIn(parent, false)) {
    if (isLeftBehind(name, waitingPrefix(content)))
      moveIfAllowed(join(parent, name), existsSync(content) ? freeName(`${content}-${today}`) : content)
  }
  removeUnfinished(parent)
  removeUnfinished(content, true)
}

/** Removes what a killed command was writing in a folder. */
export function removeUnfinished(folder: string, recursive = false): void {
  for (const name of namesIn(folder, recursive)) if (isUnfinished(basename(name))) removeIfAllowed(join(folder, name))
}

function isUnfinished(name: string): boolean {
  return isLeftBehind(name, UNFINISHED_FILE) || isLeftBehind(name, UNFINISHED_FOLDER)
}

/** Returns the names in a folder; none if it cannot be read. Links are not followed. */
function namesIn(folder: string, recursive: boolean): string[] {
  try {
    const entries = readdirSync(folder, { recursive, withFileTypes: true })
    return entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  } catch {
    return []
  }
}

function moveIfAllowed(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    // The next command tries again.
  }
}
