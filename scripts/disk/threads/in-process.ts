import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Answer, resultOf } from './failure.ts'

/** Options and variables that the process gets in addition to those of this one. */
interface Setting {
  execArgv: readonly string[]
  env: NodeJS.ProcessEnv
  /** The folder in which it runs. */
  cwd: string
}

/** Calls `run(order)` of a module in a separate process, whose memory the system gets back. Order and result are plain JSON data. */
export async function inProcess(module: URL, order: object, { execArgv, env, cwd }: Setting): Promise<unknown> {
  const child = fork(fileURLToPath(new URL('process.mjs', import.meta.url)), {
    execArgv: [...process.execArgv, ...execArgv],
    env: { ...process.env, ...env },
    cwd,
  })
  const answer = await new Promise<Answer>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Answer))
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`A process ended before its work: ${signal ?? code}.`)))
    child.send({ module: module.href, order })
  })
  return resultOf(answer)
}
