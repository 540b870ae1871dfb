import type { ExitCode } from '../../scripts/commands/exit-code.ts'
import { inCi } from '../../scripts/commands/in-ci.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** The number of skipped tests that may be skipped everywhere, because another browser made their references. */
  allowed: number
}

/** Returns the exit code. On an owner's machine a test that cannot run is skipped. In continuous integration every other test must run. */
export function exitCodeOf({ failed, skipped, allowed }: Counts): ExitCode {
  if (inCi() && skipped > allowed) {
    console.error('In continuous integration no test may be skipped.')
    return 1
  }
  return failed === 0 ? 0 : 1
}
