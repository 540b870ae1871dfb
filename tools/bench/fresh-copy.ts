import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a peer's sources anew; installs its packages again only when its lockfile has changed. */
export function freshCopy(source: string, folder: string): void {
  const installed = join(folder, 'package-lock.json')
  const before = existsSync(installed) ? readFileSync(installed, 'utf8') : ''
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true, force: true })
  cpSync(source, folder, { recursive: true })
  if (before === readFileSync(installed, 'utf8') && existsSync(join(folder, 'node_modules'))) return
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], folder)
}

/**
 * Runs a program to its end. The settings that npm hands to this script are those of this project, not of a peer.
 * @throws with all that it printed when it fails
 */
export function run(command: string, parameters: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    env: { ...inherited, ...env },
  })
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} in ${cwd}:\n${stdout}${stderr}`)
}
