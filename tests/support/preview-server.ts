import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownerEnvironment } from './owner-environment.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The built sample content. `npm test` builds it once for all browser tests; `npx playwright test` builds it itself. */
export const SITE_FOLDER = join(ROOT, '.cache/test-site')

export interface RunningCommand {
  /** The address that the command printed, without a trailing slash. */
  url: string
  /** Returns everything that it has printed so far. */
  output(): string
  /** Sends a signal and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts `npm run <command>` like an owner, and waits for the line with its address. */
export function startCommand(
  command: 'start' | 'dev' | 'preview' | 'review',
  options: readonly string[],
): Promise<RunningCommand> {
  return startProcess([join(ROOT, 'scripts/start/bootstrap.mjs'), command, ...options])
}

/** Starts a program that prints its address. */
export async function startProcess(args: readonly string[]): Promise<RunningCommand> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: ownerEnvironment() })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      const address = /https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+\S*/.exec(output)?.[0]
      if (address) resolve(address.replace(/\/$/, ''))
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) =>
      reject(new Error(`${args.join(' ')} ended with ${code} before it gave an address:\n${output}`)),
    )
  })
  return { url, output: () => output, stop: (signal = 'SIGTERM') => stopChild(child, signal) }
}

function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode)
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
