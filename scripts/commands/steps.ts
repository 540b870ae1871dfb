import { performance } from 'node:perf_hooks'
import { spoken } from '../spoken/spoken.ts'

export type Progress = (done: number, total: number) => void

/** Runs one step of a long command, and prints its name and duration; on a terminal also its progress. */
export async function step<Result>(name: string, work: (progress: Progress) => Promise<Result>): Promise<Result> {
  const { stdout } = process
  const start = performance.now()
  const label = name.padEnd(16)
  const result = await work((done, total) => {
    if (stdout.isTTY) stdout.write(`\r  ${label} ${done}/${total}`)
  })
  const seconds = (performance.now() - start) / 1000
  stdout.write(`${stdout.isTTY ? '\r\x1b[K' : ''}  ${label} ${spoken().build.seconds(seconds)}\n`)
  return result
}

/** On a terminal often enough to see it move; elsewhere seldom, because each message adds a line. */
const TERMINAL_EVERY_MS = 100
const ELSEWHERE_EVERY_MS = 5000

/** Shows the progress of work if it takes long. Call `end` before writing anything else. */
export function createProgress(label: string) {
  const stream = process.stderr
  const every = stream.isTTY ? TERMINAL_EVERY_MS : ELSEWHERE_EVERY_MS
  let last = performance.now()
  let isShown = false
  return {
    progress(done: number, total: number) {
      const now = performance.now()
      if (now - last < every) return
      last = now
      isShown = true
      const line = `${label} ${spoken().build.progress(done, total)}`
      stream.write(stream.isTTY ? `\r${line}` : `${line}\n`)
    },
    end() {
      if (isShown && stream.isTTY) stream.write('\r\x1b[K')
    },
  }
}
