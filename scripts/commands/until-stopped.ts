/** Resolves on Ctrl-C or SIGTERM. A second signal ends the process at once, as Node does without listeners. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of SIGNALS) process.off(signal, stop)
      // Being stopped is no failure, although Vite would end the process with code 143.
      process.exitCode = 0
      resolve()
    }
    for (const signal of SIGNALS) process.on(signal, stop)
  })
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
