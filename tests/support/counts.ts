import type { ExitCode } from '../../scripts/commands/exit-code.ts'
import { inCi } from './in-ci.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** On an owner's machine a test that cannot run is skipped. In continuous integration every test must run. */
export function exitCodeOf({ failed, skipped }: Counts): ExitCode {
  if (inCi() && skipped > 0) {
    console.error('En intégration continue (CI), aucun test ne doit être sauté.')
    return 1
  }
  return failed === 0 ? 0 : 1
}
