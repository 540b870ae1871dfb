import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages of the system can be installed here: by root on Debian and its kin. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs packages of Debian; whether they are there afterwards is for the caller to see. */
export function aptInstall(packages: readonly string[]) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const parameters of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ])
    spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
}
