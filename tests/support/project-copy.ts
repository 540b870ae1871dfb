import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ownerEnvironment } from './owner-environment.ts'
import { ROOT } from './preview-server.ts'
import { takeFolder } from './take-folder.ts'
import { type CommandEnd, WarmCommands } from './warm-commands.ts'

/** The files and folders that a build needs. */
const PARTS = [
  'content',
  'public',
  'scripts',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** A copy of the project with its own cache. A test may damage both. */
export interface ProjectCopy {
  root: string
  /** Runs a command in a process that all commands of the copy share: `run('check', ['--fix'])`. */
  run(command: string, args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<CommandEnd>
  /** Starts a command in a separate process, like an owner. */
  start(command: string, args?: readonly string[], env?: NodeJS.ProcessEnv): RunningCommand
  /** Starts `npm run build`. */
  startBuild(args: readonly string[], env?: NodeJS.ProcessEnv): RunningCommand
  dispose(): void
}

export interface RunningCommand {
  child: ChildProcess
  /** Resolves when the command has ended in any way. A killed command has no status. `output` contains both streams. */
  ended: Promise<{ status: number | null; output: string; stdout: string }>
}

/**
 * Copies the entries of the cache that take longest to make, so that a build of the copy is short. Their names are hashes of their sources.
 */
export function takeCache({ root }: ProjectCopy) {
  for (const part of ['code', 'compiled', 'fonts', 'outputs', 'pictures']) takePart(root, part)
}

/** Returns a cache with what has been compiled, cut and written, and the function that deletes it. */
export function openTakenCache() {
  const root = takeFolder('cache')
  for (const part of ['compiled', 'fonts', 'outputs']) takePart(root, part)
  return { cacheDir: join(root, '.cache'), deleteCache: () => rmSync(root, { recursive: true, force: true }) }
}

function takePart(root: string, part: string) {
  try {
    cpSync(join(ROOT, '.cache', part), join(root, '.cache', part), { recursive: true })
  } catch {
    // The folder does not exist yet, or another test writes to it. The build makes again what is not copied.
  }
}

/**
 * Copies the project.
 * @param parent a folder of the test, if it also damages what is around the project
 */
export function copyProject(parent?: string): ProjectCopy {
  const root = parent === undefined ? takeFolder('project') : mkdtempSync(join(parent, 'portfolio-'))
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, '.cache'))
  // The commands, bundled.
  takePart(root, 'commands')
  const start: ProjectCopy['start'] = (command, args = [], env = {}) => {
    const child = spawn(process.execPath, [join(root, 'scripts/start/bootstrap.mjs'), command, ...args], {
      cwd: root,
      env: ownerEnvironment(env),
    })
    let output = ''
    let stdout = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      stdout += chunk
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk
    })
    const ended: RunningCommand['ended'] = new Promise((resolve) => {
      child.once('close', (status) => resolve({ status, output, stdout }))
    })
    return { child, ended }
  }
  const commands = new WarmCommands(root)
  return {
    root,
    run: (command, args = [], env) => commands.run([command, ...args], env),
    start,
    startBuild: (args, env) => start('build', args, env),
    dispose: () => {
      commands.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
