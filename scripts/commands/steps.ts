import { performance } from 'node:perf_hooks'

export type Progress = (done: number, total: number) => void

/** Runs one part of the work and prints its name and how long it took. */
export type Steps = <Result>(name: string, work: (progress: Progress) => Promise<Result>) => Promise<Result>

/** A running account of a long command: one line a step, redrawn while it lasts on a terminal, written once elsewhere. */
export function createSteps(stream: NodeJS.WriteStream = process.stdout): Steps {
  return async (name, work) => {
    const start = performance.now()
    const label = name.padEnd(16)
    const progress: Progress = (done, total) => {
      if (stream.isTTY) stream.write(`\r  ${label} ${done}/${total}`)
    }
    const result = await work(progress)
    const seconds = (performance.now() - start) / 1000
    stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}  ${label} ${SECONDS.format(seconds)} s\n`)
    return result
  }
}

const SECONDS = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
