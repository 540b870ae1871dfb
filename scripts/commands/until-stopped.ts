import { once } from 'node:events'

/** Resolves on Ctrl-C or SIGTERM. A second signal ends the process at once, as Node does without listeners. */
export async function untilStopped(): Promise<void> {
  const stop = new AbortController()
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal, { signal: stop.signal })))
  stop.abort()
  // Being stopped is no failure, although Vite would end the process with code 143.
  process.exitCode = 0
}
