import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { Server } from 'node:net'
import threads from 'node:worker_threads'
import { beforeEach } from 'vitest'
import { resetProcess } from './reset.ts'
import { TEST_STEP } from './step.ts'

// Vitest runs this before each file, in a process whose module graph all files share.

refuseProcesses()
resetProcess()
if (TEST_STEP > 1) skipTests()

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

/** Skips all tests of the file but each `TEST_STEP`th, from the first one. */
function skipTests() {
  let position = 0
  beforeEach(({ skip }) => skip(position++ % TEST_STEP > 0))
}
