import { join } from 'node:path'
import { create } from '../../scripts/commands/create/create.ts'
import { endKilledWork } from '../../scripts/commands/left-behind.ts'

/**
 * Creates a site as the command of the package does, which is not in the repository.
 * @param home the owner's folder
 * @param from a folder with content to take over
 * @returns the exit code of the command
 */
export function createSite(home: string, from: string): Promise<number> {
  const content = join(home, 'content')
  // As `contentFolder` of cli.ts does for every command.
  endKilledWork(content, '2026-11-26')
  const place = { home, content, cacheDir: join(home, 'node_modules/.cache/portfolio-markdown') }
  return create({ ...place, from, sample: false, licence: 'mit', answers: {}, terminal: null, today: '2026-11-26' })
}
