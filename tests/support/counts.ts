import type { ExitCode } from '../../scripts/commands/exit-code.ts'
import { inCi } from './in-ci.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What an owner's machine cannot try is skipped there; continuous integration tries everything. */
export function exitCodeOf({ failed, skipped }: Counts): ExitCode {
  if (inCi() && skipped > 0) {
    console.error('En intégration continue (CI), aucun test ne doit être sauté.')
    return 1
  }
  return failed === 0 ? 0 : 1
}
