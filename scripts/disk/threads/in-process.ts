import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { spoken } from '../../spoken/spoken.ts'
import { type Answer, ProcessEnded, resultOf } from './failure.ts'
import { bundleFolder, moduleBeside } from './module-beside.ts'

/** Options and variables that the process gets in addition to those of this one. */
interface Setting {
  execArgv?: readonly string[]
  env?: NodeJS.ProcessEnv
  /** The folder in which it runs. @default that of this process */
  cwd?: string
}

/** A separate process, whose memory the system gets back. */
export interface WorkProcess {
  /**
   * Calls `run(order)` of a module in it, beside other orders. Order and result are plain data; bytes are allowed.
   * @throws what the module throws, or `ProcessEnded`
   */
  run(module: URL, order: object): Promise<unknown>
  close(): void
}

/** An order without an answer. */
interface Waiting {
  worker: ChildProcess
  settle(answer: Answer): void
  reject(error: unknown): void
}

/** After this time without an order the process is ended, because its modules take memory. */
const IDLE_MS = 2000

/** Prepares a process, which starts at the first order. It does not keep this one from ending. */
export function openProcess(setting: Setting = {}): WorkProcess {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let orders = 0

  function start(): ChildProcess {
    const started = startProcess(setting)
    const failAll = (error: unknown) => {
      if (child === started) child = null
      for (const { worker, reject } of waiting.values()) if (worker === started) reject(error)
    }
    started.on('message', (message) => {
      const { id, answer } = message as { id: number; answer: Answer }
      waiting.get(id)?.settle(answer)
    })
    // Each order that is sent once the connection has ended is an error.
    started.on('error', failAll)
    started.once('exit', (code, signal) =>
      failAll(new ProcessEnded(spoken().build.processEnded(signal ?? `code ${code}`))),
    )
    return started
  }

  function close() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  async function run(module: URL, order: object) {
    clearTimeout(idle)
    child ??= start()
    const worker = child
    keepsThisOne(worker, true)
    const id = ++orders
    try {
      const answer = new Promise<Answer>((settle, reject) => waiting.set(id, { worker, settle, reject }))
      const failure = moduleBeside('failure', import.meta.url)
      worker.send({ id, module: module.href, failure: failure.href, bundle: bundleFolder(), order })
      return resultOf(await answer)
    } finally {
      waiting.delete(id)
      if (waiting.size === 0) {
        keepsThisOne(worker, false)
        idle = setTimeout(close, IDLE_MS).unref()
      }
    }
  }

  return { run, close }
}

/** Calls `run(order)` of a module in a process of its own. */
export async function inProcess(module: URL, order: object, setting: Setting): Promise<unknown> {
  const worker = openProcess(setting)
  try {
    return await worker.run(module, order)
  } finally {
    worker.close()
  }
}

function startProcess({ execArgv = [], env, cwd }: Setting): ChildProcess {
  return fork(fileURLToPath(new URL('process.mjs', import.meta.url)), {
    execArgv: [...process.execArgv, ...execArgv],
    env: { ...process.env, ...env },
    serialization: 'advanced',
    ...(cwd !== undefined && { cwd }),
  })
}

function keepsThisOne(child: ChildProcess, keeps: boolean) {
  const change = keeps ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}
