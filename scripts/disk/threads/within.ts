import type { Pool } from './pool.ts'

/** The result of a task, or what ended its thread before. */
export type Outcome<Result> = { result: Result } | { ended: 'time' | 'memory' }

/** The tasks of all pools that run now. */
let running = 0

/** Runs a task in a pool, and ends its thread if it takes more processor time. The process stays able to serve, and to obey Ctrl-C. */
export async function runWithin<Task, Result>(
  seconds: number,
  task: Task,
  pool: Pool<Task, Result>,
): Promise<Outcome<Result>> {
  const deadline = new AbortController()
  const clock = startClock(seconds, () => deadline.abort())
  running++
  try {
    return { result: await pool.run(task, deadline.signal) }
  } catch (error) {
    if (deadline.signal.aborted) return { ended: 'time' }
    // The thread reached its memory limit. The command continues.
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return { ended: 'memory' }
    throw error
  } finally {
    running--
    clearInterval(clock)
  }
}

/** How often the time is looked at; more often for a shorter limit. */
const CLOCK_MS = 500

/** Divides the processor time of the process equally among all running threads. */
function startClock(seconds: number, onDeadline: () => void): NodeJS.Timeout {
  let last = process.cpuUsage()
  let spentMicroseconds = 0
  return setInterval(
    () => {
      const { user, system } = process.cpuUsage(last)
      last = process.cpuUsage()
      spentMicroseconds += (user + system) / running
      if (spentMicroseconds > seconds * 1e6) onDeadline()
    },
    Math.min(CLOCK_MS, seconds * 1000),
  )
}
