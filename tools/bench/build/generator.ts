import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/disk/root.ts'

/** One way to turn the content into a site. */
export interface Generator {
  name: string
  build: { command: string; parameters: readonly string[]; cwd: string; env?: NodeJS.ProcessEnv }
  /** Copies a content folder before the measurement begins. */
  take(content: string): void
  /** Removes the last site and the caches of earlier builds. */
  forget(): void
  /** Changes one project. */
  change(round: number): void
  /** Counts the pages of the site whose file is younger than that moment. */
  pagesWrittenSince(moment: number): number
}

export const WORK = join(ROOT, '.cache/bench/build')

/** Writes another theme into the first project of a folder. */
export function changeProject(folder: string, word: string): void {
  const [name = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
  const file = join(folder, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^theme: .*/m, `theme: Changé, ${word} ${Date.now()}`))
}

export function pagesWrittenSince(folder: string, moment: number): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && statSync(join(folder, file)).mtimeMs >= moment,
  ).length
}
