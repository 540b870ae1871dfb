import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages of the system can be installed here: by root on Debian and its kin. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs packages of Debian; whether they are there afterwards is for the caller to see. In the runlevel of a rescue none of their services starts. */
export function aptInstall(packages: readonly string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const parameters of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ])
    spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 5 * 60_000 })
}
