import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { Server } from 'node:net'
import threads from 'node:worker_threads'
import { vi } from 'vitest'

// Vitest runs this before each file, in a process whose module graph all files share.

/** The environment that the process started with. */
const shared = globalThis as { startEnvironment?: NodeJS.ProcessEnv }
shared.startEnvironment ??= { ...process.env }

refuseProcesses()
reset(shared.startEnvironment)

/** Resets what a file may have changed for the next one: mocks, the clock, variables, and with them the language of the generator. */
function reset(environment: NodeJS.ProcessEnv) {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  process.exitCode = undefined
}

/** Prevents that a test starts processes, because they would make the inner loop slow. */
function refuseProcesses() {
  const refuse = () => {
    throw new Error(
      'A quick test starts no process, thread or server: name its file *.process.test.ts (tests/README.md).',
    )
  }
  Object.assign(childProcess, {
    ...{ exec: refuse, execFile: refuse, execFileSync: refuse, execSync: refuse },
    ...{ fork: refuse, spawn: refuse, spawnSync: refuse },
  })
  Object.assign(threads, { Worker: refuse })
  syncBuiltinESMExports()
  Server.prototype.listen = refuse
}
