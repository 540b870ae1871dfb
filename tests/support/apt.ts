import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns whether packages of the system can be installed here: only by root, on Debian and systems based on it. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Tries to install packages of Debian; the caller checks the result. The runlevel prevents that their services start. */
export async function aptInstall(packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const parameters of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ])
    await runToEnd('apt-get', parameters, env)
}

/** Runs a program to its end, or for five minutes. The caller checks what it has done. */
export function runToEnd(program: string, parameters: readonly string[], env = process.env): Promise<void> {
  const child = spawn(program, parameters, {
    ...{ stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 5 * 60_000 },
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
}
