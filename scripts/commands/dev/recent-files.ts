import { rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files whose names contain a hash, so that each state of a site has others. Whoever writes for hours would fill the disk with them. Those of
 * the last state stay besides those of this one, because a page may still ask for them.
 */
export class RecentFiles {
  #last: ReadonlySet<string> = new Set()
  #now: ReadonlySet<string> = new Set()

  constructor(private readonly folder: string) {}

  /**
   * Removes what neither this state nor the last one has.
   * @param paths the files of this state, below the folder
   */
  keep(paths: Iterable<string>): void {
    const next = new Set(paths)
    for (const path of this.#last)
      if (!next.has(path) && !this.#now.has(path)) rmSync(join(this.folder, path), { force: true })
    this.#last = this.#now
    this.#now = next
  }
}
