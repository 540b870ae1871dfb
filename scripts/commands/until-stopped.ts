import { once } from 'node:events'

let isStopped = false

/**
 * Resolves on Ctrl-C or SIGTERM. A second signal ends the process at once, as Node does without listeners.
 * @param ends whatever else stops the command
 */
export async function untilStopped(...ends: Promise<unknown>[]): Promise<void> {
  const stop = new AbortController()
  const signals = ['SIGINT', 'SIGTERM'].map((signal) => once(process, signal, { signal: stop.signal }))
  await Promise.race([...signals, ...ends])
  stop.abort()
  isStopped = true
  // Being stopped is no failure, although Vite would end the process with code 143.
  process.exitCode = 0
}

/** Returns whether the command of this process was stopped. */
export function wasStopped(): boolean {
  return isStopped
}
