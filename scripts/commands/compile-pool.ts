import { availableParallelism } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import type { FileTask, RunFiles } from '../compile/compile.ts'
import type { CompiledFile } from '../compile/contract/checked.ts'
import type { SkippedFile, SourceFile, Sources } from '../compile/contract/sources.ts'
import { type Phrase, phrase } from '../diagnostics/phrase.ts'
import { contentKey } from '../disk/cache/content-cache.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'
import { openPool, type Pool } from '../disk/threads/pool.ts'
import { runWithin } from '../disk/threads/within.ts'
import type { ProseFile, ReadFile, ReadFiles } from '../proofread/read-file.ts'
import { spoken } from '../spoken/spoken.ts'
import type { CompileOrder, SentFile, ThreadResult, ThreadTask } from './compile-thread.ts'
import { showIfLong } from './steps.ts'

/**
 * A file that takes longer is skipped with an error. Counts processor time, so that a busy machine or a command that was suspended with
 * Ctrl-Z gets more.
 */
export const DEADLINE_SECONDS = 20
/** Files per message to a thread, because sending one takes as long as a quarter of compiling it. */
const SHARE = 16
/** Bytes from which a share takes no other file, so that large files do not use up the time of a share together, and then are compiled twice. */
const SHARE_BYTES = 32 * 1024
/** Processor time for a share: some twenty times that of ordinary files. If it takes more, its files are compiled one by one. */
const SHARE_SECONDS = 2
/** The same for prose. The first share also loads the dictionaries, which takes seconds on a busy machine. */
const PROSE_SHARE_SECONDS = 10
/** With fewer files, a second thread takes longer to start than it saves. */
const FILES_PER_THREAD = 200

/** What a thread does with the files of a share. */
interface Work<Sent> {
  /** The processor time for a share of several files. */
  shareSeconds: number
  /** Names the file and its text. */
  keyOf(sent: Sent): string
  fileOf(sent: Sent): SourceFile
  toTask(share: readonly Sent[]): ThreadTask
}

const COMPILING: Work<SentFile> = {
  shareSeconds: SHARE_SECONDS,
  keyOf: ({ file: { path, bytes, size, original } }) => contentKey(path, bytes, String(size), original?.bytes ?? ''),
  fileOf: ({ file }) => file,
  toTask: (compile) => ({ compile }),
}

const READING: Omit<Work<ProseFile>, 'toTask'> = {
  shareSeconds: PROSE_SHARE_SECONDS,
  keyOf: ({ file, lang }) => contentKey('prose', lang, file.path, file.bytes),
  fileOf: ({ file }) => file,
}

type CompileThreads = Pool<ThreadTask, ThreadResult>

/**
 * Compiles files and reads their prose in threads, so that no file can block the command: a server continues to serve and obeys Ctrl-C.
 * Threads start when there is a file to compile, and end with the work unless `stay` is set.
 */
export class CompilePool {
  readonly #stay: boolean
  /** Reasons for giving up files, by the key of the file. */
  readonly #givenUp = new Map<string, Phrase>()
  /** The pool of the last run. */
  #last: { order: CompileOrder; pool: CompileThreads } | null = null
  /** After closing, running compilations stop and fail. */
  isClosed = false

  constructor({ stay = false } = {}) {
    this.#stay = stay
  }

  readonly run: RunFiles = async (tasks, languages) => {
    if (tasks.length === 0) return
    const pool = await this.#poolFor(languages)
    const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / FILES_PER_THREAD))
    await showIfLong(spoken().build.steps.content, async (onProgress) => {
      let done = 0
      await pLimit(threads).map(sharesOf(tasks), async (share) => {
        const files = share.map(({ file, sources }) => ({ file, language: languages.indexOf(sources) }))
        const results = await this.#runShare<SentFile, CompiledFile>(files, COMPILING, pool)
        for (const [index, result] of results.entries()) share[index]?.onResult(result)
        done += share.length
        onProgress(done, tasks.length)
      })
    })
  }

  /** Reads prose in one of the threads that compiled. A second one would load the dictionaries again: a second, and 100 MB of memory. */
  readonly read: ReadFiles = async (files, proposals) => {
    const pool = this.#last?.pool ?? (await this.#poolFor([]))
    const toTask = (prose: readonly ProseFile[]) => ({ prose, proposed: proposals.words })
    const work = { ...READING, toTask }
    let done = 0
    return showIfLong(spoken().build.steps.prose, (onProgress) =>
      pLimit(1)
        .map(proseShares(files), async (share) => {
          const read = await this.#runShare<ProseFile, ReadFile>(share, work, pool, (one) => proposals.count(one))
          done += share.length
          onProgress(done, files.length)
          return read
        })
        .then((shares) => shares.flat()),
    )
  }

  readonly close = async (): Promise<void> => {
    this.isClosed = true
    await this.#last?.pool.close()
  }

  /** Returns threads that know the current surroundings of the files. */
  async #poolFor(languages: readonly Sources[]): Promise<CompileThreads> {
    const parts = ({ assets, contentFolder, lang, below }: Sources) => ({ assets, contentFolder, lang, below })
    const order: CompileOrder = languages.map(parts)
    const last = this.#last
    const fits = last !== null && isDeepStrictEqual(order, last.order)
    if (!fits) await last?.pool.close()
    if (this.isClosed) throw new Error('The pool is closed.')
    if (fits) return last.pool
    const pool: CompileThreads = openPool({
      module: moduleBeside('compile-thread', import.meta.url),
      order,
      stay: this.#stay,
    })
    this.#last = { order, pool }
    return pool
  }

  /** Returns the results in the order of the files. If the share takes too long, each file is tried alone. */
  async #runShare<Sent, Result>(
    share: readonly Sent[],
    work: Work<Sent>,
    pool: CompileThreads,
    onResult: (result: Result | SkippedFile) => void = () => {},
  ): Promise<(Result | SkippedFile)[]> {
    const isHarmless = share.length > 1 && !share.some((sent) => this.#givenUp.has(work.keyOf(sent)))
    const answer = isHarmless ? await runOrGiveUp<Result>(work.shareSeconds, work.toTask(share), pool) : tooLong()
    const results: (Result | SkippedFile)[] = []
    for (const [index, sent] of share.entries()) {
      const result = Array.isArray(answer) ? answer[index] : await this.#runAlone<Sent, Result>(sent, work, pool)
      if (result === undefined) continue
      onResult(result)
      results.push(result)
    }
    return results
  }

  /** Returns the result, or says why the file was given up. It is tried again only if its text changes. */
  async #runAlone<Sent, Result>(sent: Sent, work: Work<Sent>, pool: CompileThreads): Promise<Result | SkippedFile> {
    const key = work.keyOf(sent)
    const answer = this.#givenUp.get(key) ?? (await runOrGiveUp<Result>(DEADLINE_SECONDS, work.toTask([sent]), pool))
    const [result] = Array.isArray(answer) ? answer : []
    if (result !== undefined) return result
    const reason = Array.isArray(answer) ? tooLong() : answer
    this.#givenUp.set(key, reason)
    return tooCostly(work.fileOf(sent), reason)
  }
}

/** Returns the result, or the reason why the thread was ended. */
async function runOrGiveUp<Result>(
  seconds: number,
  task: ThreadTask,
  pool: CompileThreads,
): Promise<(Result | SkippedFile)[] | Phrase> {
  const outcome = await runWithin(seconds, task, pool)
  if ('result' in outcome) return outcome.result as (Result | SkippedFile)[]
  return outcome.ended === 'time' ? tooLong() : phrase('tooMuchMemory')
}

/** Splits tasks into shares. A file and its translations stay together, so that the file is parsed once. */
export function sharesOf(tasks: readonly FileTask[]): FileTask[][] {
  const originalPath = ({ file }: FileTask) => (file.original ?? file).path
  const byOriginal = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const groups: FileTask[][] = []
  let path = ''
  for (const task of tasks.toSorted((a, b) => byOriginal(originalPath(a), originalPath(b)))) {
    if (originalPath(task) === path) groups.at(-1)?.push(task)
    else groups.push([task])
    path = originalPath(task)
  }
  return inShares(groups, ({ file }) => file.bytes.length)
}

/** Splits groups into shares, in order. A group stays together. */
function inShares<Item>(groups: readonly (readonly Item[])[], bytesOf: (item: Item) => number): Item[][] {
  const shares: Item[][] = []
  let bytes = 0
  for (const group of groups) {
    const last = shares.at(-1)
    if (last !== undefined && last.length < SHARE && bytes < SHARE_BYTES) last.push(...group)
    else {
      shares.push([...group])
      bytes = 0
    }
    for (const item of group) bytes += bytesOf(item)
  }
  return shares
}

function proseShares(files: readonly ProseFile[]): ProseFile[][] {
  const alone = files.map((file) => [file])
  return inShares(alone, ({ file }) => file.bytes.length)
}

const tooLong = () => phrase('tooLong', DEADLINE_SECONDS)

function tooCostly({ path }: SourceFile, reason: Phrase): SkippedFile {
  return { path, problem: 'too-costly', reason, suggestion: null }
}
