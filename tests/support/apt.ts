import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns whether packages of the system can be installed here: only by root, on Debian and systems based on it. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Tries to install packages of Debian; the caller checks the result. The runlevel prevents that their services start. */
export function aptInstall(packages: readonly string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const parameters of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ])
    spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 5 * 60_000 })
}
