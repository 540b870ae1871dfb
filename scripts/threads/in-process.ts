import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Answer, resultOf } from './failure.ts'

interface ProcessOptions<Order> {
  /** TypeScript module whose `run(order)` does the work. */
  module: URL
  order: Order
  /** Options of Node, beside those of this process. */
  options: readonly string[]
  env: NodeJS.ProcessEnv
}

/** Runs a module in a separate process, whose memory the system gets back. Order and result are plain JSON data. */
export async function inProcess<Order, Result>(work: ProcessOptions<Order>): Promise<Result> {
  const { module, order, options, env } = work
  const child = fork(fileURLToPath(new URL('process.mjs', import.meta.url)), {
    execArgv: [...process.execArgv, ...options],
    env: { ...process.env, ...env },
  })
  const answer = await new Promise<Answer>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Answer))
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`A process ended before its work: ${signal ?? code}.`)))
    child.send({ module: module.href, order })
  })
  return resultOf(answer) as Result
}
