import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerEnvironment } from './owner-environment.ts'
import { ROOT } from './preview-server.ts'

/** What a build is made of. */
const PARTS = [
  'content',
  'public',
  'scripts',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
]

/** The project in a folder of its own, with a cache of its own: a test may harm both. */
export interface ProjectCopy {
  root: string
  /** Starts a command of the tool as an owner would: `start('check', ['--fix'])`. */
  start(command: string, args?: readonly string[], env?: NodeJS.ProcessEnv): RunningCommand
  /** Starts `npm run build`. */
  startBuild(args: readonly string[], env?: NodeJS.ProcessEnv): RunningCommand
  dispose(): void
}

export interface RunningCommand {
  child: ChildProcess
  /** Resolves when the command has ended, whatever ended it; a command that was killed has no status. */
  ended: Promise<{ status: number | null; output: string }>
}

/** Gives a copy what takes longest and the build of the sample has left under the hash of all that it is made from: a build of the copy is then short. */
export function takeCache({ root }: ProjectCopy) {
  for (const part of ['code', 'compiled', 'fonts', 'outputs', 'pictures']) {
    try {
      cpSync(join(ROOT, '.cache', part), join(root, '.cache', part), { recursive: true })
    } catch {
      // It is not there yet, or another test writes there: what is not copied is made again.
    }
  }
}

/** @param parent a folder of the test's own, when it harms what is around the project too */
export function copyProject(parent = tmpdir()): ProjectCopy {
  const root = mkdtempSync(join(parent, 'portfolio-'))
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, '.cache'))
  const start: ProjectCopy['start'] = (command, args = [], env = {}) => {
    const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), command, ...args], {
      cwd: root,
      env: ownerEnvironment(env),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
      })
    }
    const ended = new Promise<{ status: number | null; output: string }>((resolve) => {
      child.once('close', (status) => resolve({ status, output }))
    })
    return { child, ended }
  }
  return {
    root,
    start,
    startBuild: (args, env) => start('build', args, env),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  }
}
