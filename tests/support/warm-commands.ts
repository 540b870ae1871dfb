import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownerEnvironment } from './owner-environment.ts'
import { ROOT } from './preview-server.ts'

export interface CommandEnd {
  status: number
  /** Both streams together. */
  output: string
  stdout: string
  stderr: string
}

interface Order {
  args: readonly string[]
  env: NodeJS.ProcessEnv
}

const PROGRAM = 'tests/support/warm-commands.main.mjs'

/**
 * Runs commands of a project, one after the other, in a process that stays, so that only the first one loads the code of the generator. At
 * least one test of each command starts a separate process instead (`runCommand`), like an owner.
 */
export class WarmCommands {
  readonly #root: string
  readonly #cwd: string
  #child: ChildProcess | undefined
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param root the repository, or a copy of it
   * @param cwd the folder in which the commands run
   */
  constructor(root: string, cwd = root) {
    this.#root = root
    this.#cwd = cwd
    if (root === ROOT) return
    mkdirSync(join(root, 'tests/support'), { recursive: true })
    copyFileSync(join(ROOT, PROGRAM), join(root, PROGRAM))
  }

  /**
   * Runs a command.
   * @param env variables for this command only, in addition to those of an owner
   */
  run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<CommandEnd> {
    const end = this.#last.then(() => this.#send({ args, env }))
    this.#last = end.catch(() => undefined)
    return end
  }

  /** @returns when the process has ended */
  async stop(): Promise<void> {
    const child = this.#child
    if (child === undefined) return
    child.ref()
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  #send(order: Order): Promise<CommandEnd> {
    const child = this.#child ?? this.#start()
    // Without this, `npm run docs`, which has nothing else to wait for, ended in the middle.
    child.ref()
    child.channel?.ref()
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null) =>
        reject(new Error(`${order.args.join(' ')}: the process ended with ${code}.`))
      child.once('exit', onExit)
      child.once('message', (end: CommandEnd) => {
        child.off('exit', onExit)
        // The worker may end while the process waits for more commands.
        child.unref()
        child.channel?.unref()
        resolve(end)
      })
      child.send(order)
    })
  }

  #start(): ChildProcess {
    const child = fork(join(this.#root, PROGRAM), {
      cwd: this.#cwd,
      execArgv: [],
      env: ownerEnvironment(),
      // Without a terminal, no command asks a question.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('exit', () => {
      this.#child = undefined
    })
    this.#child = child
    return child
  }
}

const ofRepository = new WarmCommands(ROOT)

/** Runs a command in the repository itself, in a process that all tests of a worker share. */
export const runWarm = (args: readonly string[], env?: NodeJS.ProcessEnv) => ofRepository.run(args, env)
