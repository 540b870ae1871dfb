import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Whether packages of the system can be installed here: by root on Debian and its kin. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs packages of Debian, and starts none of their services; whether they are there afterwards is for the caller to see. */
export function aptInstall(packages: readonly string[]) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment, timeout: 5 * 60_000 })
  withoutServices(() => {
    apt('update', '-qq')
    apt('install', '-y', '-qq', ...packages)
  })
}

const MARK = '# Written by `npm test` of the portfolio.'

/**
 * Debian starts a web server as soon as it is installed, for everybody to reach, unless this file says no. It says so only while this
 * process lives: one that is killed leaves a file that changes nothing.
 */
export function withoutServices(work: () => void, policy = '/usr/sbin/policy-rc.d'): void {
  const kept = `${policy}.kept`
  const restore = () => {
    if (existsSync(policy) && readFileSync(policy, 'utf8').includes(MARK)) rmSync(policy)
    if (existsSync(kept)) renameSync(kept, policy)
  }
  restore()
  if (existsSync(policy)) renameSync(policy, kept)
  const lines = [
    '#!/bin/sh',
    MARK,
    `kill -0 ${process.pid} 2>/dev/null && exit 101`,
    `[ -x ${kept} ] && exec ${kept} "$@"`,
    'exit 0',
  ]
  writeFileSync(policy, `${lines.join('\n')}\n`, { mode: 0o755 })
  try {
    work()
  } finally {
    restore()
  }
}
