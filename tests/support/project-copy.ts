import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerEnvironment } from './owner-environment.ts'
import { ROOT } from './preview-server.ts'

/** What a build is made of. */
const PARTS = ['content', 'public', 'scripts', 'src', 'package.json', 'package-lock.json', 'tsconfig.base.json']

/** The project in a folder of its own, with a cache of its own: a test may harm both. */
export interface ProjectCopy {
  root: string
  /** Starts `npm run build` as an owner would. */
  startBuild(args: readonly string[], env?: NodeJS.ProcessEnv): RunningBuild
  dispose(): void
}

export interface RunningBuild {
  child: ChildProcess
  /** Resolves when it has ended, whatever ended it; a build that was killed has no status. */
  ended: Promise<{ status: number | null; output: string }>
}

export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'portfolio-'))
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, '.cache'))
  return {
    root,
    startBuild(args, env = {}) {
      const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'build', ...args], {
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
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  }
}
