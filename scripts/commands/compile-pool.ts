import { availableParallelism } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import type { RunFiles } from '../compile/compile.ts'
import type { CompiledFile } from '../compile/contract/checked.ts'
import type { SkippedFile, SourceFile, Sources } from '../compile/contract/sources.ts'
import { contentKey } from '../disk/cache/content-cache.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'
import { openPool, type Pool } from '../disk/threads/pool.ts'
import { inLanes, inShares } from '../disk/threads/share-out.ts'
import { spoken } from '../spoken/spoken.ts'
import type { CompileOrder } from './compile-thread.ts'
import { createProgress } from './steps.ts'

/**
 * A file that takes longer is skipped with an error. These are seconds of processor time, so a busy machine or a command that was stopped
 * with Ctrl-Z gets more.
 */
const DEADLINE_SECONDS = 20
/** A thread is handed so many files at once, because handing over one takes as long as a quarter of compiling it. */
const SHARE = 16
/** Of processor time, for a share: some twenty times what ordinary files take. If it takes more, each of its files is compiled by itself. */
const SHARE_SECONDS = 2
/** With fewer files a second thread takes longer to start than it saves. */
const FILES_PER_THREAD = 200

type CompileThreads = Pool<readonly SourceFile[], CompiledFile[]>

/**
 * Compiles files in threads, so that no file can hold up the command itself: a server goes on serving and obeys Ctrl-C. The threads
 * start when there is a file to compile, and end with the work unless `stay` is set.
 */
export class CompilePool {
  readonly #stay: boolean
  /** From the key of a file to the reason. */
  readonly #givenUp = new Map<string, string>()
  /** By the folder of a language. */
  readonly #pools = new Map<string, { order: CompileOrder; pool: CompileThreads }>()
  #running = 0
  /** Running compilations are stopped and fail. */
  isClosed = false

  constructor({ stay = false } = {}) {
    this.#stay = stay
  }

  readonly run: RunFiles<Promise<void>> = async (files, sources, onResult) => {
    if (files.length === 0) return
    const pool = await this.#poolFor(sources)
    const { progress, end } = createProgress(spoken().build.steps.content)
    let done = 0
    const lanes = Math.min(availableParallelism(), Math.ceil(files.length / FILES_PER_THREAD))
    await inLanes(inShares(files, SHARE), lanes, async (share) => {
      const results = await this.#compileShare(share, pool)
      for (const [index, file] of share.entries()) {
        const result = results[index]
        if (result) onResult(file, result)
      }
      done += share.length
      progress(done, files.length)
    })
    end()
  }

  readonly close = async (): Promise<void> => {
    this.isClosed = true
    await Promise.all([...this.#pools.values()].map(({ pool }) => pool.close()))
  }

  /** Threads that know what is around the files as it is now. */
  async #poolFor({ assets, contentFolder, lang, below = '' }: Sources): Promise<CompileThreads> {
    const order = { assets, contentFolder, lang, below }
    const last = this.#pools.get(contentFolder)
    const fits = last !== undefined && isDeepStrictEqual(order, last.order)
    if (!fits) await last?.pool.close()
    // A pool that was closed would start its threads again.
    if (this.isClosed) throw new Error('The pool is closed.')
    if (fits) return last.pool
    const pool: CompileThreads = openPool({
      module: moduleBeside('compile-thread', import.meta.url),
      order,
      stay: this.#stay,
    })
    this.#pools.set(contentFolder, { order, pool })
    return pool
  }

  /** The results in the order of the files. */
  async #compileShare(share: readonly SourceFile[], pool: CompileThreads): Promise<(CompiledFile | SkippedFile)[]> {
    const isHarmless = share.length > 1 && !share.some((file) => this.#givenUp.has(keyOf(file)))
    const answer = isHarmless ? await this.#runWithin(SHARE_SECONDS, share, pool) : tooLong()
    if (typeof answer !== 'string') return answer
    const results: (CompiledFile | SkippedFile)[] = []
    for (const file of share) results.push(...(await this.#compileFile(file, pool)))
    return results
  }

  /** The result, or why the file was given up: then it is not tried again while its text stays the same. */
  async #compileFile(file: SourceFile, pool: CompileThreads): Promise<(CompiledFile | SkippedFile)[]> {
    const before = this.#givenUp.get(keyOf(file))
    const answer = before ?? (await this.#runWithin(DEADLINE_SECONDS, [file], pool))
    if (typeof answer !== 'string') return answer
    this.#givenUp.set(keyOf(file), answer)
    return [tooCostly(file, answer)]
  }

  /** The results, or why the thread that compiled the files was ended. */
  async #runWithin(
    seconds: number,
    files: readonly SourceFile[],
    pool: CompileThreads,
  ): Promise<CompiledFile[] | string> {
    const deadline = new AbortController()
    const clock = this.#startClock(seconds, () => deadline.abort())
    this.#running++
    try {
      return await pool.run(files, deadline.signal)
    } catch (error) {
      if (deadline.signal.aborted) return tooLong()
      if (isOutOfMemory(error)) return spoken().files.tooMuchMemory
      throw error
    } finally {
      this.#running--
      clearInterval(clock)
    }
  }

  /** The time that the process spends counts in equal parts for all threads that compile. */
  #startClock(seconds: number, onDeadline: () => void): NodeJS.Timeout {
    let last = process.cpuUsage()
    let spentMicroseconds = 0
    return setInterval(() => {
      const { user, system } = process.cpuUsage(last)
      last = process.cpuUsage()
      spentMicroseconds += (user + system) / this.#running
      if (spentMicroseconds > seconds * 1e6) onDeadline()
    }, 500)
  }
}

function keyOf({ path, bytes, original }: SourceFile): string {
  return contentKey(path, bytes, original?.bytes ?? '')
}

const tooLong = () => spoken().files.tooLong(DEADLINE_SECONDS)

/** A thread with a limit ends when it reaches it, and the command goes on. */
function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function tooCostly({ path }: SourceFile, reason: string): SkippedFile {
  return { path, problem: 'too-costly', reason, suggestion: null }
}
