import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ownerEnvironment } from './owner-environment.ts'
import { ROOT, type RunningCommand, startProcess } from './preview-server.ts'

/** Invented owners, each with a site that differs from the sample in content, wording and look. */
export const OWNERS = ['ines', 'jonas', 'salome', 'tidiane'] as const
export type Owner = (typeof OWNERS)[number]

export const ownerContent = (owner: string) => join(ROOT, 'tests/owners', owner)

/**
 * Returns the folder of an owner's site.
 * @param copy the number of a worker, because two builds into one folder would disturb each other
 */
export const ownerFolder = (owner: string, copy: string | number = 'site') =>
  join(ROOT, '.cache/test-owners', `${owner}-${copy}`)

const PROGRAM = ['--import', 'tsx', join(ROOT, 'tests/support/owner-site.main.ts')]

/** Builds the sites of all owners without their pictures, which would take most of the time. */
export function buildOwners(): void {
  const sites = OWNERS.flatMap((owner) => [owner, ownerFolder(owner)])
  const { status, stderr } = spawnSync(process.execPath, [...PROGRAM, ...sites], {
    cwd: ROOT,
    encoding: 'utf8',
    env: ownerEnvironment(),
  })
  if (status !== 0) throw new Error(`The site of an owner was not built:\n${stderr}`)
}

/** Builds the site of an owner and serves it. One pixel stands in for each of its pictures. */
export function serveOwner(owner: Owner, copy: number): Promise<RunningCommand> {
  return startProcess([...PROGRAM, owner, ownerFolder(owner, copy), '--serve'])
}
