import { setTimeout as later } from 'node:timers/promises'

const WORK = {
  bytes: () => later(300, Uint8Array.of(1, 2)),
  variable: () => process.env.ASKED_FOR,
  error: () => Promise.reject(Object.assign(new Error('Full.'), { code: 'ENOSPC' })),
  /** Ends the connection, and itself later. */
  leave: () => {
    process.removeAllListeners('disconnect')
    process.disconnect?.()
    return later(500).then(WORK.end)
  },
  end: () => process.kill(process.pid, 'SIGKILL'),
}

/** What tests/images/separate-process.process.test.ts asks of a separate process. */
export const run = ({ kind }: { kind: keyof typeof WORK }): unknown => WORK[kind]()
