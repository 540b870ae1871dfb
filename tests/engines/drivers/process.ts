import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface RunningProgram {
  /** Waits until it prints something of this form, and gives what the pattern captures. */
  printed(pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

const START_MS = 30_000

export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): RunningProgram {
  // A group of its own, so that what it starts ends with it.
  const child = spawn(command, args, { detached: true, env: { ...process.env, ...env } })
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  child.once('error', (error) => {
    output += error.message
  })
  return {
    async printed(pattern) {
      const deadline = Date.now() + START_MS
      for (;;) {
        const match = pattern.exec(output)
        if (match) return match[1] ?? ''
        if (hasEnded(child) || Date.now() > deadline) throw new Error(`${command} did not start:\n${output}`)
        await wait(20)
      }
    },
    stop: () => stopGroup(child),
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

const PATIENCE_MS = 3000

function stopGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve()
    child.once('exit', () => resolve())
    const kill = (signal: NodeJS.Signals) => child.pid && !hasEnded(child) && process.kill(-child.pid, signal)
    kill('SIGTERM')
    setTimeout(() => kill('SIGKILL'), PATIENCE_MS).unref()
  })
}

/** A server that says nowhere which port it took is told one. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Waits until a server answers. */
export async function answers(url: string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`)
    await wait(20)
  }
}

/** A folder for what a browser keeps. */
export function temporaryProfile(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'engine-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}
