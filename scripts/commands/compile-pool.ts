import { availableParallelism } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { contentKey } from '../cache/content-cache.ts'
import type { RunFiles } from '../compile/compile.ts'
import type { CompiledFile } from '../compile/compile-file.ts'
import type { SkippedFile, SourceFile, Sources } from '../compile/source.ts'
import { moduleBeside } from '../threads/module-beside.ts'
import { openPool, type Pool } from '../threads/pool.ts'
import { inLanes } from '../threads/share-out.ts'
import type { CompileOrder } from './compile-thread.ts'
import { createProgress } from './steps.ts'

/**
 * A file that takes longer is skipped with an error. These are seconds of processor time, so a busy machine or a command that was stopped
 * with Ctrl-Z gets more.
 */
const DEADLINE_SECONDS = 20
/** With fewer files a second thread takes longer to start than it saves. */
const FILES_PER_THREAD = 200

/**
 * Compiles files in threads, so that no file can hold up the command itself: a server goes on serving and obeys Ctrl-C. The threads
 * start when there is a file to compile, and end with the work unless `stay` is set.
 */
export class CompilePool {
  readonly #stay: boolean
  /** From the key of a file to the reason. */
  readonly #givenUp = new Map<string, string>()
  #order: CompileOrder = { assets: new Map(), contentFolder: '' }
  #pool: Pool<SourceFile, CompiledFile> | null = null
  #running = 0
  /** Running compilations are stopped and fail. */
  isClosed = false

  constructor({ stay = false } = {}) {
    this.#stay = stay
  }

  readonly run: RunFiles<Promise<void>> = async (files, sources, onResult) => {
    if (files.length === 0) return
    const pool = await this.#poolFor(sources)
    const { progress, end } = createProgress('Contenu')
    let done = 0
    const lanes = Math.min(availableParallelism(), Math.ceil(files.length / FILES_PER_THREAD))
    await inLanes(files, lanes, async (file) => {
      onResult(file, await this.#compileFile(file, pool))
      progress(++done, files.length)
    })
    end()
  }

  readonly close = async (): Promise<void> => {
    this.isClosed = true
    await this.#pool?.close()
  }

  /** Threads that know what is around the files as it is now. */
  async #poolFor({ assets, contentFolder }: Sources): Promise<Pool<SourceFile, CompiledFile>> {
    const order = { assets, contentFolder }
    if (!isDeepStrictEqual(order, this.#order)) {
      await this.#pool?.close()
      this.#pool = null
    }
    if (this.isClosed) throw new Error('The pool is closed.')
    this.#order = order
    this.#pool ??= openPool({ module: moduleBeside('compile-thread', import.meta.url), order, stay: this.#stay })
    return this.#pool
  }

  /** The result, or why the file was given up: then it is not tried again while its text stays the same. */
  async #compileFile(file: SourceFile, pool: Pool<SourceFile, CompiledFile>): Promise<CompiledFile | SkippedFile> {
    const key = contentKey(file.path, file.bytes)
    const before = this.#givenUp.get(key)
    if (before !== undefined) return tooCostly(file, before)
    const deadline = new AbortController()
    const clock = this.#startClock(() => deadline.abort())
    this.#running++
    try {
      return await pool.run(file, deadline.signal)
    } catch (error) {
      const reason = deadline.signal.aborted ? TOO_LONG : isOutOfMemory(error) ? TOO_MUCH_MEMORY : null
      if (reason === null) throw error
      this.#givenUp.set(key, reason)
      return tooCostly(file, reason)
    } finally {
      this.#running--
      clearInterval(clock)
    }
  }

  /** The time that the process spends counts in equal parts for all files that are being compiled. */
  #startClock(onDeadline: () => void): NodeJS.Timeout {
    let last = process.cpuUsage()
    let spentMicroseconds = 0
    return setInterval(() => {
      const { user, system } = process.cpuUsage(last)
      last = process.cpuUsage()
      spentMicroseconds += (user + system) / this.#running
      if (spentMicroseconds > DEADLINE_SECONDS * 1e6) onDeadline()
    }, 500)
  }
}

const TOO_LONG = `plus de ${DEADLINE_SECONDS} secondes de calcul`
const TOO_MUCH_MEMORY = 'plus d’un gigaoctet de mémoire'

/** A thread with a limit ends when it reaches it, and the command goes on. */
function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function tooCostly({ path }: SourceFile, reason: string): SkippedFile {
  return { path, problem: 'too-costly', reason, suggestion: null }
}
